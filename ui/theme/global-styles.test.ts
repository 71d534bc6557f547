import { expect, test } from 'vitest'
import { seenThrough } from './contrast.ts'
import { globalStyles } from './global-styles.ts'
import { type Look, systemFonts } from './look.ts'
import { type Palette, palettes } from './palettes.ts'

test('each theme is selected by its quoted id, since an id that starts with a digit is not a CSS identifier', () => {
  const chosen = globalStyles().match(/\[data-theme=[^{]*(?=\{)/g)
  expect(chosen).toEqual(Object.keys(palettes).map((theme) => `[data-theme="${theme}"]`))
})

/** The value of a variable in the rule of a selector. */
function variableOf(name: string, { selector, look = {} }: { readonly selector: string; readonly look?: Look }) {
  const [, rule = ''] = globalStyles(look).split(`${selector}{`)
  return rule.split('}')[0]?.match(new RegExp(`--${name}:([^;]*)`))?.[1]
}

test('corners and fonts are the page’s own, or the team’s', () => {
  const look = { radius: 'none', font: { mono: 'Monaco,monospace' } } as const
  expect(variableOf('radiusDialog', { selector: ':root' })).toBe('20px')
  expect(variableOf('radiusDialog', { selector: ':root', look })).toBe('0px')
  expect(variableOf('fontMono', { selector: ':root', look })).toBe('Monaco,monospace')
  expect(variableOf('fontText', { selector: ':root', look })).toBe(systemFonts.text)
})

test('an overlay of a team’s own covers every theme of its kind, and dims the canvas as it looks through it', () => {
  const look = { overlay: { light: '#00000080', dark: '#FFFFFF00', blur: 6 } }
  expect(variableOf('backdrop', { selector: '[data-theme="light"]', look })).toBe('#00000080')
  expect(variableOf('dimmed', { selector: '[data-theme="light"]', look })).toBe('#7a7b7d')
  expect(variableOf('dimmed', { selector: '[data-theme="dark"]', look })).toBe(palettes.dark.canvas.toLowerCase())
  expect(globalStyles(look)).toContain('backdrop-filter:blur(6px)')
  expect(globalStyles()).not.toContain('blur')
})

test('each theme’s own dimmed canvas is what is seen through its backdrop', () => {
  const opacity = ({ backdrop }: Palette) => Number(backdrop.match(/\/([.\d]+)/)?.[1])
  for (const palette of Object.values(palettes)) {
    const [red = 0, green = 0, blue = 0] = palette.backdrop.match(/\d+/g)?.map(Number) ?? []
    const hex = [red, green, blue, Math.round(opacity(palette) * 255)].map((each) => each.toString(16).padStart(2, '0'))
    const computed = seenThrough(`#${hex.join('')}`, palette.canvas)
    for (const at of [1, 3, 5]) {
      const [own, seen] = [palette.dimmed, computed].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
      expect(Math.abs((own ?? 0) - (seen ?? 0)), `${palette.dimmed} ${computed}`).toBeLessThanOrEqual(2)
    }
  }
})
