import { expect, test } from 'vitest'
import { paletteProblem } from './palette-problem.ts'
import { type Palette, palettes } from './palettes.ts'

test.each(Object.entries(palettes))('the theme %s can be read', (theme, palette) => {
  expect(paletteProblem(theme, palette)).toBeUndefined()
})

test.each<[string, Partial<Palette>, string]>([
  [
    'text',
    { tertiary: '#8E9BB1' },
    'Theme "dusk": tertiary #8E9BB1 on canvas #F5F7FA has a contrast of 2.61 : 1, and 4.5 : 1 is needed.'
  ],
  [
    'the border of a control',
    { control: '#DBE1EA' },
    'Theme "dusk": control #DBE1EA on canvas #F5F7FA has a contrast of 1.22 : 1, and 3 : 1 is needed.'
  ],
  [
    'text on the accent',
    { onAccent: '#000000' },
    'Theme "dusk": onAccent #000000 on accent #0A6E7C has a contrast of 3.53 : 1, and 4.5 : 1 is needed.'
  ],
  [
    'the accent under the pointer',
    { accentHover: '#0B7E8E' },
    'Theme "dusk": accentHover #0B7E8E on canvas #F5F7FA has a contrast of 4.45 : 1, and 4.5 : 1 is needed.'
  ],
  ['a colour by name', { surface: 'white' }, 'Theme "dusk": surface must be a colour as #rrggbb, got "white".']
])('%s below WCAG AA is a problem, in one sentence', (_what, changed, sentence) => {
  expect(paletteProblem('dusk', { ...palettes.light, ...changed })).toBe(sentence)
})
