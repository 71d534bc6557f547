import { expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { ConnectOptions, Connector, ConnectorEvent } from '#domain/ports/connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { failureOf, peer, WalletConnectHarness } from './walletconnect-harness.ts'
import { WalletConnectTabs } from './walletconnect-tabs-harness.ts'

const [first] = testAccounts as readonly [Address]
const grant = { account: first, chainId: baseGoerli.id, ...peer }
const PROPOSAL = 'session_proposal'

const harness = WalletConnectHarness.use()
const tabs = WalletConnectTabs.use(harness)

const scan: NonNullable<ConnectOptions['onPairing']> = ({ uri }) => void harness.phone.pair(uri)

/** Two wallets that share the page's only session. */
async function openTwo(options: Parameters<typeof harness.open>[0] = {}) {
  const { session } = await harness.open(options)
  return { rainbow: session.connectorFor({ name: 'Rainbow' }), other: session.connectorFor({ name: 'MetaMask' }) }
}

/** Resolves with the pending connection once its code is shown. */
function showCode(connector: Connector): Promise<{ readonly uri: string; readonly connecting: Promise<unknown> }> {
  return new Promise((shown) => {
    const connecting: Promise<unknown> = connector
      .connect(undefined, { onPairing: ({ uri }) => shown({ uri, connecting }) })
      .catch((cause: unknown) => cause)
  })
}

test('an existing session is not mistaken for one with another wallet', async () => {
  const { rainbow, other } = await openTwo()
  const pairings: string[] = []
  const onPairing: typeof scan = (pairing) => {
    pairings.push(pairing.uri)
    scan(pairing)
  }
  await rainbow.connect(undefined, { onPairing })
  await rainbow.connect(undefined, { onPairing })
  expect(pairings).toHaveLength(1)
  await other.connect(undefined, { onPairing })
  expect(pairings).toHaveLength(2)
  expect(harness.phone.sessions()).toHaveLength(1)
})

test('a wallet cannot use or end the session of another one', async () => {
  const { rainbow, other } = await openTwo()
  const events: ConnectorEvent[] = []
  other.subscribe((event) => void events.push(event))
  await harness.phone.grant({ chainIds: [baseGoerli.id], methods: ['personal_sign'] })
  await rainbow.connect(undefined, { onPairing: scan })
  expect(await other.resume()).toBeUndefined()
  expect([rainbow.canSwitchChain, other.canSwitchChain]).toEqual([false, true])
  expect(await failureOf(other.signMessage(first, 'hi'))).toMatchObject({ kind: 'unauthorized' })
  expect(harness.asked('personal_sign')).toBe(0)
  await other.disconnect()
  expect(events).toEqual([])
  expect(await rainbow.resume()).toEqual(grant)
  expect(await rainbow.signMessage(first, 'hi')).toMatch(/^0x/)
})

test('a wallet that loses the session to another one is notified in every tab, and gets no events of the new session', async () => {
  const pages = await tabs.openTwo()
  const connected = Promise.all(pages.map((page) => page.nextEvent('accountsChanged')))
  const wallets = pages.map(({ session }) => session.connectorFor({ name: 'Rainbow' }))
  await wallets[0]?.connect(undefined, { onPairing: scan })
  await connected
  const notified = wallets.map(() => [] as ConnectorEvent[])
  for (const [index, wallet] of wallets.entries()) wallet.subscribe((event) => void notified[index]?.push(event))
  const ended = Promise.all(pages.map((page) => page.nextEvent('disconnected')))
  const replaced = Promise.all(pages.map((page) => page.nextEvent('accountsChanged')))
  await pages[1].session.connectorFor({ name: 'MetaMask' }).connect(undefined, {
    async onPairing(pairing) {
      await ended
      await harness.phone.grant({ accounts: [1] })
      scan(pairing)
    }
  })
  await replaced
  for (const wallet of wallets) expect(await wallet.resume()).toBeUndefined()
  expect(notified).toEqual([[{ type: 'disconnected' }], [{ type: 'disconnected' }]])
})

test('a wallet has the plain-text name of its session, in every tab, also after the session is replaced', async () => {
  const pages = await tabs.openTwo()
  await pages[0].connect(harness.phone)
  for (const { connector } of pages) expect(await connector.resume()).toEqual(grant)
  const ended = pages[1].nextEvent('disconnected')
  await pages[0].connector.disconnect()
  await ended
  await harness.replacePhone({ name: '  Other\u202E\nPhone ' })
  const replaced = pages[1].nextEvent('accountsChanged')
  const other = { ...grant, peerName: 'Other Phone' }
  expect(await pages[0].connect(harness.phone)).toEqual(other)
  expect(await replaced).toEqual({ type: 'accountsChanged', accounts: [first], peerName: 'Other Phone' })
  expect(await pages[1].connector.resume()).toEqual(other)
})

test('revoking a permission does not affect the code of another wallet on screen', async () => {
  const { rainbow, other } = await openTwo()
  const { uri, connecting } = await showCode(other)
  await rainbow.disconnect()
  await harness.phone.pair(uri)
  expect(await connecting).toEqual(grant)
  expect(await other.resume()).toEqual(grant)
})

test('revoking a permission while another wallet uses its code does not affect that session', async () => {
  let giveBack: () => void = () => undefined
  class SettlingStorage extends MemoryStorage {
    override async setItem<Value>(key: string, value: Value): Promise<void> {
      await super.setItem(key, value)
      if (key.endsWith('//session')) giveBack()
    }
  }
  const { rainbow, other } = await openTwo({ storage: new SettlingStorage() })
  giveBack = vi.fn(() => void rainbow.disconnect())
  expect(await other.connect(undefined, { onPairing: scan })).toEqual(grant)
  expect(giveBack).toHaveBeenCalled()
  expect(await other.signMessage(first, 'hi')).toMatch(/^0x/)
})

/** The timers of five minutes that were set and not cleared: the package rejects when they end, where nobody can catch it. */
function watchExpiries(): () => number {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  onTestFinished(() => {
    set.mockRestore()
    cleared.mockRestore()
  })
  return () => {
    const ended = new Set(cleared.mock.calls.map(([timer]) => timer))
    const timers = set.mock.results.filter((_result, index) => Number(set.mock.calls[index]?.[1]) > 290_000)
    return timers.filter(({ value }) => !ended.has(value)).length
  }
}

test('if the codes of two wallets are used at the same time, one connects and the other fails', async () => {
  const expiriesLeft = watchExpiries()
  harness.phone.always('ask', PROPOSAL)
  const pages = await tabs.openTwo()
  const shown = await Promise.all(
    pages.map(({ session }, index) => showCode(session.connectorFor({ name: `Wallet ${index}` })))
  )
  const uris = new Set(shown.map(({ uri }) => uri))
  for (const uri of uris) await harness.phone.pair(uri)
  while (harness.phone.prompts.length < uris.size) await harness.phone.transcript.next(({ kind }) => kind === 'prompt')
  for (const _uri of uris) harness.phone.settle('approve')
  const outcomes = await Promise.all(shown.map(({ connecting }) => connecting))
  expect(outcomes).toContainEqual(grant)
  expect(outcomes).toContainEqual(
    new WalletError('answer', {
      problem: 'other-connected'
    })
  )
  const connected = outcomes.findIndex((outcome) => !(outcome instanceof Error))
  for (const [index, { session }] of pages.entries())
    expect(await session.connectorFor({ name: `Wallet ${index}` }).resume()).toEqual(
      index === connected ? grant : undefined
    )
  await expect.poll(() => harness.phone.sessions(), { interval: 5 }).toHaveLength(1)
  expect(expiriesLeft()).toBe(0)
})

test('a session that is revoked while the page still remembers it ends in the wallet', async () => {
  const cancelling = new AbortController()
  class CancelledStorage extends MemoryStorage {
    override async setItem<Value>(key: string, value: Value): Promise<void> {
      if (key === 'portside:selection') cancelling.abort()
      await super.setItem(key, value)
    }
  }
  const { rainbow } = await openTwo({ storage: new CancelledStorage() })
  const connecting = rainbow.connect(undefined, { signal: cancelling.signal, onPairing: scan })
  expect(await failureOf(connecting)).toMatchObject({ kind: 'rejected' })
  await expect.poll(() => harness.phone.sessions(), { interval: 5 }).toEqual([])
  expect(await rainbow.resume()).toBeUndefined()
})
