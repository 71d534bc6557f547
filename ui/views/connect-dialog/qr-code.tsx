import { css } from '@emotion/react'
import { create } from 'qrcode/lib/core/qrcode.js'
import { useMemo } from 'react'
import { radius } from '#ui/theme/tokens.ts'

/** Dark on white in every theme: many scanners read nothing else. */
const box = css({
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: radius.tile,
  backgroundColor: '#fff',
  fill: '#0D1626',
  forcedColorAdjust: 'none'
})

interface QrCodeProps {
  readonly text: string
  /** The maximum width in px, quiet zone included. */
  readonly size: number
  /** The accessible name. */
  readonly name: string
}

export function QrCode({ text, size, name }: QrCodeProps) {
  const { side, path } = useMemo(() => drawQr(text), [text])
  return (
    <svg css={box} role="img" aria-label={name} width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
      <path d={path} />
    </svg>
  )
}

/** The white that a scanner needs around a code (ISO/IEC 18004), in modules. */
export const QUIET_MODULES = 4

/** A QR code as one path on a grid of modules. */
interface QrDrawing {
  /** Modules along each side, quiet zone included. */
  readonly side: number
  /** The dark modules, one rectangle for each horizontal run. */
  readonly path: string
}

/** Error correction M tolerates damage to 15 % of the code. */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column
      while (column < size && modules.get(row, column)) column++
      if (column > start)
        path += `M${start + QUIET_MODULES} ${row + QUIET_MODULES}h${column - start}v1h${start - column}z`
    }
  }
  return { side: size + 2 * QUIET_MODULES, path }
}
