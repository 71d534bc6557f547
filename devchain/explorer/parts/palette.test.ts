import { expect, test } from 'vitest'
import { systemPalettes } from '#ui/theme/palettes.ts'
import { explorerPalettes } from './palette.ts'

test('the explorer has the colours of the page', () => {
  expect(systemPalettes.light).toMatchObject(explorerPalettes.light)
  expect(systemPalettes.dark).toMatchObject(explorerPalettes.dark)
})
