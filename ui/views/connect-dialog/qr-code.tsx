import { css } from '@emotion/react'
import { useMemo } from 'react'
import { radius } from '#ui/theme/tokens.ts'
import { drawQr } from './qr-drawing.ts'

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
