import { expect, test } from 'vitest'
import { globalStyles } from './global-styles.ts'
import { palettes } from './palettes.ts'

test('each theme is selected by its quoted id, since an id that starts with a digit is not a CSS identifier', () => {
  const chosen = globalStyles().match(/\[data-theme=[^{]*(?=\{)/g)
  expect(chosen).toEqual(Object.keys(palettes).map((theme) => `[data-theme="${theme}"]`))
})
