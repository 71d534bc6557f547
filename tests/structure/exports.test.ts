import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { readImportGraph } from './import-graph.ts'

const FOLDERS = ['domain', 'adapters', 'ui', 'src', 'server', 'devchain', 'contracts', 'tests']
const EXPORT = /^export (?:default )?(?:abstract |async )?(?:class|const|function\*?|interface|type) (\w+)/gm

/** Presets are for `src/config.ts` to choose from; the others stand in for packages, whose code imports them. */
const EXEMPT = [
  'domain/chain/known-chains.ts',
  'adapters/wallet/safe/without-viem.ts',
  'adapters/wallet/walletconnect/client/without-viem.ts'
]

const files = [...readImportGraph(FOLDERS).keys(), 'vite.config.ts']
const texts = new Map(files.map((file) => [file, readText(file)]))
const filesOfWord = new Map<string, Set<string>>()
for (const [file, text] of texts)
  for (const [word] of text.matchAll(/\w+/g)) filesOfWord.set(word, (filesOfWord.get(word) ?? new Set()).add(file))

test('every export of the product is named in another file', () => {
  const product = [...texts].filter(([file]) => /^(?:domain|adapters|ui|src|server)\//.test(file))
  expect(product.length).toBeGreaterThan(300)
  const exporting = product.filter(([file]) => !EXEMPT.includes(file))
  const unused = exporting.flatMap(([file, text]) => {
    const names = [...text.matchAll(EXPORT)].map(([, name = '']) => name)
    return names.filter((name) => isUnused(name)).map((name) => `${file}: ${name}`)
  })
  expect(unused).toEqual([])
})

function isUnused(name: string): boolean {
  return (filesOfWord.get(name)?.size ?? 0) < 2
}

function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
