import { expect, test } from 'vitest'
import { globalStyles } from './global-styles.ts'
import { palettes } from './palettes.ts'

test('each theme is chosen by its quoted id, since one that starts with a digit is no name in CSS', () => {
  const chosen = globalStyles().match(/\[data-theme=[^{]*(?=\{)/g)
  expect(chosen).toEqual(Object.keys(palettes).map((theme) => `[data-theme="${theme}"]`))
})
