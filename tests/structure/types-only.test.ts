import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { readImportGraph } from './import-graph.ts'

/** A development dependency: what is imported from it must not be there when the page runs. */
const MENTION = /(['"`])abitype(?:\/[^'"`]*)?\1/g
const TYPE_IMPORT = /^import type \{[^}]*\} from 'abitype'$/gm

test('the product imports nothing but types from abitype', () => {
  const files = [...readImportGraph(['domain', 'adapters', 'ui', 'src', 'server', 'contracts']).keys()]
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  expect(texts.filter(({ text }) => text.match(TYPE_IMPORT)).length).toBeGreaterThan(5)
  expect(texts.filter(({ text }) => !isTypesOnly(text)).map(({ file }) => file)).toEqual([])
})

test.each([
  "import { parseAbi } from 'abitype'",
  "import { type Abi } from 'abitype'",
  "import type { Abi } from 'abitype'\nimport { parseAbi } from 'abitype'",
  "import type { Abi } from 'abitype'\nexport { parseAbi } from 'abitype'",
  "import 'abitype'",
  "const load = () => import('abitype')",
  'const load = () => import("abitype")',
  "import { narrow } from 'abitype/zod'"
])('an import that runs is found: %s', (text) => {
  expect(isTypesOnly(text)).toBe(false)
})

test.each([
  "import type { Abi } from 'abitype'\n",
  "import type {\n  Abi,\n  AbiParameter\n} from 'abitype'\nimport { contract } from './contract.ts'\n",
  'export const other = 1\n'
])('a type is none: %s', (text) => {
  expect(isTypesOnly(text)).toBe(true)
})

function isTypesOnly(text: string): boolean {
  return [...text.matchAll(MENTION)].length === [...text.matchAll(TYPE_IMPORT)].length
}
