import { expect, test } from 'vitest'
import { assertThemeId, isTheme, themes } from './theme.ts'

test('theme ids hold letters, digits and underscores only', () => {
  for (const id of [...themes, 'night_2']) expect(() => assertThemeId(id)).not.toThrow()
  for (const id of ['', 'a-b', 'a b', '"]', 'ä'])
    expect(() => assertThemeId(id)).toThrow('letters, digits and underscores')
})

test('only themes that exist are taken from storage', () => {
  expect(['dark', 'neon', undefined, null].map(isTheme)).toEqual([true, false, false, false])
})
