import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as harnessAddress from '#devchain/address.ts'
import * as harnessAmount from '#devchain/amount.ts'
import { explorerPalettes } from '#devchain/explorer/parts/palette.ts'
import * as harnessLoopback from '#devchain/loopback.ts'
import { namedNetworks } from '#devchain/nodes/networks.ts'
import * as harnessText from '#devchain/plain-text.ts'
import * as harnessSleep from '#devchain/wait/sleep.ts'
import * as harnessTimeout from '#devchain/wait/with-timeout.ts'
import { isAddress, isSameAddress, shortenAddress } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import { defaultChains, knownChains } from '#domain/chain/chains.ts'
import { isLoopbackHost } from '#domain/chain/loopback-host.ts'
import { plainText } from '#domain/plain-text.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { systemPalettes } from '#ui/theme/palettes.ts'
import { formatBalance } from '#ui/words/amount.ts'
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

/** The harness is a package of its own, so it has copies of a few rules. */
describe('a rule that the harness has a copy of is that of the page', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 }))
  const amounts = [fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat({ max: 36 })] as const

  test('of untrusted texts', () => {
    fc.assert(fc.property(texts, (text) => harnessText.plainText(text) === plainText(text)))
  })

  test('of amounts', () => {
    fc.assert(
      fc.property(...amounts, (value, decimals) => {
        expect(harnessAmount.formatUnits(value, decimals)).toBe(formatUnits(value, decimals))
        expect(harnessAmount.formatBalance(value, decimals)).toBe(formatBalance(value, decimals))
      })
    )
  })

  test.each(
    ['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0', '192.168.0.2', '[2001:db8::1]'].concat(
      ['localhost.example', '127.0.0.1.example', 'a/.localhost', '']
    )
  )('of this machine: %s', (host) => {
    expect(harnessLoopback.isLoopbackHost(host)).toBe(isLoopbackHost(host))
  })

  test('of addresses and waits', () => {
    const copies = { ...harnessAddress, ...harnessSleep, ...harnessTimeout }
    for (const rule of [isAddress, isSameAddress, shortenAddress, sleep, withTimeout])
      expect(String(Reflect.get(copies, rule.name))).toBe(String(rule))
  })
})

function specifiersOf(file: string): readonly string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => specifier)
}

/** Packages are the linter's to check. */
function isOfHarness(file: string, specifier: string): boolean {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier).startsWith('devchain/')
  return !specifier.startsWith('#') || specifier.startsWith('#devchain/')
}
