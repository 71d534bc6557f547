import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { explorerPalettes } from '#devchain/explorer/parts/palette.ts'
import { namedNetworks } from '#devchain/nodes/networks.ts'
import { defaultChains, knownChains } from '#domain/chain/chains.ts'
import { systemPalettes } from '#ui/theme/palettes.ts'
import { root } from '../ready.mjs'
import { readImportGraph } from './import-graph.ts'

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g

const files = [...readImportGraph(['devchain']).keys()]

test('the harness imports none of the app, in its tests and scripts either', () => {
  expect(files.length).toBeGreaterThan(250)
  expect(files.flatMap((file) => specifiersOf(file).filter((each) => !isOfHarness(file, each)))).toEqual([])
})

test('the harness calls its chains and their currencies what the page calls them', () => {
  const named = new Map(namedNetworks.map(({ chainId, name, symbol }) => [chainId, [name, symbol]]))
  // A team's own chains are named by its page.
  const shared = knownChains.filter(({ id }) => named.has(id))
  expect(shared.map(({ id }) => named.get(id))).toEqual(
    shared.map(({ name, nativeCurrency }) => [name, nativeCurrency.symbol])
  )
  expect(shared.map(({ id }) => id)).toEqual(expect.arrayContaining(defaultChains.map(({ id }) => id)))
})

test('the explorer has the colours of the page', () => {
  expect(systemPalettes.light).toMatchObject(explorerPalettes.light)
  expect(systemPalettes.dark).toMatchObject(explorerPalettes.dark)
})

function specifiersOf(file: string): readonly string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => specifier)
}

/** Packages are the linter's to check. */
function isOfHarness(file: string, specifier: string): boolean {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier).startsWith('devchain/')
  return !specifier.startsWith('#') || specifier.startsWith('#devchain/')
}
