import { describe, expect, test } from 'vitest'
import { contrastRatio, foregroundOn } from './contrast.ts'
import { palettes } from './palettes.ts'

test('black on white has the highest contrast', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
})

test('text on an accent is white if readable, else near black, else black', () => {
  expect(foregroundOn('#0A6E7C')).toBe('#FFFFFF')
  expect(foregroundOn('#45C7D4')).toBe('#04222A')
  expect(foregroundOn('#FF0000')).toBe('#000000')
})

test.each(['#FF0000', '#00FF00', '#777777', '#FFD95A', '#3B99FC', '#8A2BE2'])(
  'text on the accent %s is readable',
  (accent) => {
    expect(contrastRatio(accent, foregroundOn(accent))).toBeGreaterThanOrEqual(4.5)
  }
)

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  const grounds = [palette.canvas, palette.surface, palette.sunken]

  test('every text colour has a contrast of 4.5 or more on every background', () => {
    const { text, secondary, tertiary, accent, success, warning, danger, info } = palette
    for (const colour of [text, secondary, tertiary, accent, success, warning, danger, info]) {
      for (const ground of grounds)
        expect(contrastRatio(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('the border of a control has a contrast of 3 or more on every background', () => {
    for (const ground of grounds) expect(contrastRatio(palette.control, ground)).toBeGreaterThanOrEqual(3)
  })

  test('text on the accent is the computed one', () => {
    expect(palette.onAccent).toBe(foregroundOn(palette.accent))
  })
})
