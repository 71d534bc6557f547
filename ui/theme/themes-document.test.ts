import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { roundnesses } from './look.ts'
import { palettes } from './palettes.ts'
import { color, font, motion, radius, size, type, weight } from './tokens.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const page = readFileSync(path.join(ROOT, 'docs/themes.md'), 'utf8')
const missing = (names: readonly string[]) => names.filter((name) => !page.includes(`\`${name}\``))

test('docs/themes.md describes every colour of a palette', () => {
  const { scheme: _, ...colours } = palettes.light
  expect(Object.keys(color).sort()).toEqual(Object.keys(colours).sort())
  expect(missing(Object.keys(color))).toEqual([])
})

test('docs/themes.md describes every corner, font, size, weight and duration', () => {
  const tokens = { radius, font, type, weight, size, motion }
  expect(missing(Object.keys(tokens))).toEqual([])
  for (const each of Object.values(tokens)) expect(missing(Object.keys(each))).toEqual([])
  expect(missing(Object.keys(roundnesses))).toEqual([])
})

test('its picture is there, and small', () => {
  expect(page).toContain('](themes.png)')
  expect(readFileSync(path.join(ROOT, 'docs/themes.png')).length).toBeLessThan(100_000)
})
