import { create } from 'qrcode/lib/core/qrcode.js'

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
