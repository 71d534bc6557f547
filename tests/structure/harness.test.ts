import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addChainParameter } from '#adapters/wallet/eip1193/add-chain-parameter.ts'
import { isUnknownChain } from '#adapters/wallet/error/wallet-errors.ts'
import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import * as harnessAddress from '#devchain/address.ts'
import * as harnessAmount from '#devchain/amount.ts'
import { onAnnounced } from '#devchain/explorer/contract/client/wallet/announced-wallet.ts'
import { addedChain } from '#devchain/explorer/contract/client/wallet/switch-chain.ts'
import { isUnknownChain as isUnknownToExplorer } from '#devchain/explorer/contract/client/wallet/wallet-failure.ts'
import { explorerPalettes } from '#devchain/explorer/parts/palette.ts'
import * as harnessLoopback from '#devchain/loopback.ts'
import { namedNetworks } from '#devchain/nodes/networks.ts'
import * as harnessText from '#devchain/plain-text.ts'
import * as harnessSleep from '#devchain/wait/sleep.ts'
import * as harnessTimeout from '#devchain/wait/with-timeout.ts'
import { isAddress, isSameAddress, shortenAddress } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import { defaultChains, knownChains } from '#domain/chain/known-chains.ts'
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
    const lengths = fc.integer({ min: 1, max: 250 })
    fc.assert(
      fc.property(texts, lengths, (text, length) => harnessText.plainText(text, length) === plainText(text, length))
    )
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

  test('of wallets that announce themselves', () => {
    const icons = fc.constantFrom(
      'data:image/svg+xml,<svg/>',
      ' data:image/png;base64,AA',
      'https://elsewhere.test/',
      7
    )
    const infos = fc.record({ uuid: fc.constantFrom('1', 2), rdns: fc.string(), name: texts, icon: icons })
    const providers = [
      { request: async () => undefined },
      { request: async () => undefined },
      { request: 'no' },
      undefined
    ]
    const details = fc.record({ info: fc.option(infos), provider: fc.constantFrom(...providers) })
    onTestFinished(() => void vi.unstubAllGlobals())
    fc.assert(
      fc.property(fc.array(details), (announced) => {
        const page = new EventTarget() as Window
        vi.stubGlobal('window', page)
        const discovery = new Eip6963Discovery()
        const found: unknown[] = []
        discovery.subscribe(() => undefined)
        onAnnounced(page, ({ name, icon = '/wallets/browser.svg' }) => found.push({ name, iconUrl: icon }))
        for (const detail of announced) page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
        expect(found).toEqual(discovery.wallets().map(({ name, iconUrl }) => ({ name, iconUrl })))
      })
    )
  })

  test.each([4902, 4901, 4001, 4200, -32603])('of networks that a wallet does not know: code %i', (code) => {
    for (const cause of [{ code }, { code: -32603, data: { originalError: { code } } }, { cause: { code } }])
      expect(isUnknownToExplorer(cause)).toBe(isUnknownChain(cause))
  })

  test('of networks that a wallet is asked to add', () => {
    for (const chain of defaultChains) {
      const { id, name, nativeCurrency } = chain
      const { symbol } = nativeCurrency
      const currency = { ...nativeCurrency, name: symbol }
      const local = { ...chain, nativeCurrency: currency, rpcUrls: [`/rpc/${id}`], blockExplorers: [] }
      expect(addedChain({ id, name, symbol }, 'https://app.test')).toEqual(addChainParameter(local, 'https://app.test'))
    }
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
