import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { config, readEnvironment } from './tested-environment.ts'

test('an accent is a colour that is readable on every background of its themes', () => {
  const withAccent = (light: string) => () => readEnvironment({}, { ...config, accent: { light, dark: '#8FD3FF' } })
  expect(withAccent('#5B21B6')().accent?.light).toBe('#5B21B6')
  expect(withAccent('purple')).toThrow('accent.light must be a colour as #rrggbb, got "purple".')
  expect(withAccent('#C4B5FD')).toThrow('accent.light "#C4B5FD" cannot be read on "#F5F7FA": 4.5 : 1 is needed.')
})

test('corners, fonts and the overlay of dialogs are as the configuration has them', () => {
  const look = {
    radius: 'large',
    font: { text: 'Verdana, "Trebuchet MS", sans-serif' },
    overlay: { light: '#0D162680', dark: '#000000CC', blur: 4 }
  } as const
  expect(readEnvironment({}, { ...config, ...look })).toMatchObject(look)
})

test.each<[Partial<Config>, string]>([
  [
    { radius: 'huge' as 'large' },
    'radius in src/config.ts must be "none" or "small" or "medium" or "large", got "huge".'
  ],
  [
    { font: { text: 'Verdana;}body{display:none' } },
    'font.text in src/config.ts must be font families, separated by commas, got Verdana;}body{display:none.'
  ],
  [{ font: { mono: '' } }, 'font.mono in src/config.ts must be font families, separated by commas, got .'],
  [
    { overlay: { light: '#0D1626', dark: '#000000CC' } },
    'overlay.light must be a colour with opacity, as #rrggbbaa, got "#0D1626".'
  ],
  [{ overlay: { light: '#0D162680', dark: '#000000CC', blur: -1 } }, 'overlay.blur must be from 0 to 40 px, got -1.']
])('a look with %j stops with one sentence', (look, sentence) => {
  expect(() => readEnvironment({}, { ...config, ...look })).toThrow(new Error(sentence))
})
