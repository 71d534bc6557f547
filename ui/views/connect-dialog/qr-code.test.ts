import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { drawQr, QUIET_MODULES } from './qr-code.tsx'
import { DOWNLOAD_QR_SIZE, QR_SIZES } from './qr-placeholder.tsx'

/** As long as a real pairing URI. */
const PAIRING = `wc:${'7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'}@2?expiryTimestamp=1763747123&relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}`
const LINK = 'https://rainbow.download'

const sizes = [
  ['large', QR_SIZES.wide, PAIRING],
  ['compact', QR_SIZES.compact, PAIRING],
  ['download', DOWNLOAD_QR_SIZE, LINK]
] as const

test('the sizes are those of requirements C8 and C17', () => {
  expect(sizes.map(([, size]) => size)).toEqual([382, 318, 268])
})

test.each(sizes)('the %s code can be read at its %i px', (_name, size, text) => {
  expect(decodeQR({ width: size, height: size, data: draw(text, size) })).toBe(text)
})

test('the code has a quiet zone of four modules', () => {
  const { side, path } = drawQr(LINK)
  const strokes = strokesOf(path)
  const starts = strokes.flatMap(({ column, row }) => [column, row])
  expect(Math.min(...starts)).toBe(QUIET_MODULES)
  expect(Math.max(...strokes.map(({ column, length }) => column + length))).toBe(side - QUIET_MODULES)
  expect(Math.max(...strokes.map(({ row }) => row + 1))).toBe(side - QUIET_MODULES)
})

/** Rasterises the path: each pixel takes the colour at its centre. */
function draw(text: string, size: number): Uint8ClampedArray {
  const { side, path } = drawQr(text)
  const dark = new Set(
    strokesOf(path).flatMap(({ column, row, length }) => Array.from({ length }, (_, i) => row * side + column + i))
  )
  const moduleAt = (pixel: number) => Math.floor(((pixel + 0.5) * side) / size)
  const pixels = new Uint8ClampedArray(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const shade = dark.has(moduleAt(y) * side + moduleAt(x)) ? 0 : 255
      pixels.set([shade, shade, shade, 255], (y * size + x) * 4)
    }
  }
  return pixels
}

function strokesOf(path: string) {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, column, row, length]) => ({
    column: Number(column),
    row: Number(row),
    length: Number(length)
  }))
}
