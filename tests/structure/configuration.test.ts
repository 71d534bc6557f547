import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageFiles } from '#src/pages.ts'
import { config } from '../configuration/config.ts'
import { root } from '../ready.mjs'
import { filesBelow } from './source-tree.ts'

/** What a team edits: its configuration, and what is in a folder of `contracts/`. */
const OF_A_TEAM = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(?:(?:#src|[./]+\/src)\/config\.ts|#contracts\/[\w-]+\/[^']*)'/
const TYPES = /^import type .*$/gm
/** Browser tests of the page as it is configured have this tag. */
const TAG = "tag: '@configuration'"

test('only browser tests that are tagged so are about the configuration of a team', () => {
  const files = filesBelow('tests').filter((file) => /\.(?:m?ts|tsx|mjs)$/.test(file))
  expect(files.length).toBeGreaterThan(250)
  const readers = files.filter((file) => OF_A_TEAM.test(read(file).replace(TYPES, '')))
  expect(readers).not.toEqual([])
  expect(readers.filter((file) => !read(file).includes(TAG))).toEqual([])
})

test('what a test imports is configured by the tests, and has no page of a team', async () => {
  expect((await import(path.join(root, 'src/config.ts'))).config).toBe(config)
  expect(Object.keys(pageFiles).filter((file) => file.includes('contracts'))).toEqual([])
})

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
