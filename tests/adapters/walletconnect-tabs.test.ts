import { verifyMessage } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { RelayServer } from '#devchain/relay/relay-server.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Grant } from '#domain/ports/connector.ts'
import { heartbeatLimits, passHeartbeats, withHeartbeats } from './heartbeats.ts'
import { stopClock } from './stopped-clock.ts'
import { failureOf, peer, WalletConnectHarness } from './walletconnect-harness.ts'
import { patientLimits } from './walletconnect-limits.ts'
import { type TabPage, WalletConnectTabs } from './walletconnect-tabs-harness.ts'

const [first, second] = testAccounts as readonly [Address, Address]
const PROPOSAL = 'session_proposal'

vi.mock('#domain/wait/sleep.ts', async (load) => {
  const { sleep } = await load<typeof import('#domain/wait/sleep.ts')>()
  return { sleep: withHeartbeats(sleep) }
})
beforeEach(stopClock)

const harness = WalletConnectHarness.use()
const tabs = WalletConnectTabs.use(harness)

test('the tabs of a page have one session, and one connection to the relay', async () => {
  const [one, other] = await tabs.openTwo()
  await one.connect(harness.phone)
  const third = await tabs.open()
  for (const { connector } of [one, other, third])
    expect(await connector.resume()).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect(await third.connector.signMessage(first, 'hi')).toMatch(/^0x/)
  expect(tabs.connectionCount).toBe(1)
})

test('a follower pairs like the leader, and every tab has the session', async () => {
  const [one, other] = await tabs.openTwo()
  const shown: string[] = []
  const notified = one.nextEvent('accountsChanged')
  expect(await other.connect(harness.phone, undefined, { onPairing: ({ uri }) => void shown.push(uri) })).toEqual({
    account: first,
    chainId: baseGoerli.id,
    ...peer
  })
  expect(shown).toEqual([expect.stringMatching(/^wc:/)])
  expect(await notified).toEqual({ type: 'accountsChanged', accounts: [first], ...peer })
  expect(await one.connector.resume()).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect(harness.asked(PROPOSAL)).toBe(1)
})

test('a code that expires unused is replaced in the tab that shows it', async () => {
  const limits = { ...patientLimits, pairingMs: 50 }
  const [, other] = await tabs.openTwo({ limits })
  const shown = new Set<string>()
  await other.connector.connect(undefined, {
    onPairing({ uri }) {
      shown.add(uri)
      if (shown.size === 2) limits.pairingMs = 300_000
      if (shown.size === 3) void harness.phone.pair(uri)
    }
  })
  expect(shown.size).toBe(3)
})

test('cancelling a connection frees its tab immediately, and its code no longer connects', async () => {
  const [, other] = await tabs.openTwo()
  const cancelling = new AbortController()
  const cancelled = other.connector.connect(undefined, {
    signal: cancelling.signal,
    onPairing: () => cancelling.abort()
  })
  expect(await failureOf(cancelled)).toMatchObject({
    kind: 'rejected',
    cause: { message: 'Connection request reset. Please try again.' }
  })
  await expect.poll(() => tabs.offered(), { interval: 5 }).toEqual([])
})

test('a connection cancelled while there is no leader ends immediately', async () => {
  const [one, other] = await tabs.openTwo()
  one.tab.freeze()
  const cancelling = new AbortController()
  const connecting = other.connector.connect(undefined, { signal: cancelling.signal })
  cancelling.abort()
  expect(await failureOf(connecting)).toMatchObject({ kind: 'rejected' })
})

test('the code of a closed tab no longer connects', async () => {
  const [, other] = await tabs.openTwo()
  await new Promise<void>((shown) => {
    other.connector.connect(undefined, { onPairing: () => shown() }).catch(() => undefined)
  })
  expect(await tabs.offered()).not.toEqual([])
  other.tab.crash()
  await expect.poll(() => tabs.offered(), { interval: 5 }).toEqual([])
})

test('two tabs that show a code are both connected by the first code that is used', async () => {
  const [one, other] = await tabs.openTwo()
  let connecting: Promise<Grant> | undefined
  await new Promise<void>((shown) => {
    connecting = one.connector.connect(undefined, { onPairing: () => shown() })
  })
  const grant = { account: first, chainId: baseGoerli.id, ...peer }
  expect(await other.connect(harness.phone)).toEqual(grant)
  expect(await connecting).toEqual(grant)
  expect(harness.phone.sessions()).toHaveLength(1)
})

test.each([
  ['a rejection', { code: 5000, message: 'User rejected.' }, 'rejected'],
  ['a wallet without the networks', { code: 5100, message: 'Unsupported chains.' }, 'switch'],
  ['any other answer', { code: -32603, message: 'Out of ink' }, 'other']
])('%s ends a connection in any tab with its own error', async (_what, answer, expected) => {
  harness.phone.next(PROPOSAL, answer)
  const [, other] = await tabs.openTwo()
  expect(await failureOf(other.connect(harness.phone))).toMatchObject({ kind: expected })
})

test('a relay that rejects the project fails in any tab', async () => {
  const strict = await RelayServer.start({ projectIds: ['ours'] })
  const [, other] = await tabs.openTwo({ relayUrl: strict.url })
  const error = await failureOf(other.connect(harness.phone))
  expect(error).toMatchObject({ kind: 'relay' })
  expect(error).toMatchObject({ problem: 'refused' })
  await strict.stop()
})

test('each tab gets the responses to its own requests', async () => {
  const [one, other] = await tabs.connectTwo()
  harness.phone.next('personal_sign', { code: 4001, message: 'No.' })
  expect(await failureOf(other.connector.signMessage(first, 'no'))).toMatchObject({ kind: 'rejected' })
  const signatures = await Promise.all([
    one.connector.signMessage(first, 'from one'),
    other.connector.signMessage(first, 'from the other')
  ])
  const said = ['from one', 'from the other']
  for (const [index, signature] of signatures.entries())
    expect(await verifyMessage({ address: first, message: said[index] ?? '', signature })).toBe(true)
})

test('a change in the wallet or in one tab is reported in every tab, once', async () => {
  const pages = await tabs.connectTwo()
  for (const { events } of pages) events.splice(0)
  const notified = (type: 'accountsChanged' | 'chainChanged') => Promise.all(pages.map((tab) => tab.nextEvent(type)))
  const accounts = notified('accountsChanged')
  await harness.phone.selectAccounts(1, 0)
  await accounts
  const phoneMoved = notified('chainChanged')
  await harness.phone.switchChain(lineaGoerli.id)
  await phoneMoved
  const tabMoved = notified('chainChanged')
  await pages[1].connector.switchChain(baseGoerli)
  await tabMoved
  for (const { events, connector } of pages) {
    expect(events).toEqual([
      { type: 'accountsChanged', accounts: [second, first], ...peer },
      { type: 'chainChanged', chainId: lineaGoerli.id },
      { type: 'chainChanged', chainId: baseGoerli.id }
    ])
    expect(await connector.resume()).toEqual({ account: second, chainId: baseGoerli.id, ...peer })
  }
})

test('every tab knows what the session allows', async () => {
  await harness.replacePhone({ chainIds: [baseGoerli.id], methods: ['eth_sendTransaction'] })
  const [one, other] = await tabs.connectTwo()
  expect([one.connector.canSwitchChain, other.connector.canSwitchChain]).toEqual([false, false])
  expect(await failureOf(other.connector.signMessage(first, 'hi'))).toMatchObject({ kind: 'unsupported' })
})

type Pages = readonly [TabPage, TabPage]

test.each([
  ['the phone', () => harness.phone.disconnect()],
  ['the leader', ([one]: Pages) => one.connector.disconnect()],
  ['another tab', ([, other]: Pages) => other.connector.disconnect()]
])('a disconnect of %s ends the session in the wallet and in every tab', async (_whose, disconnect) => {
  const pages = await tabs.connectTwo()
  const notified = Promise.all(pages.map((tab) => tab.nextEvent('disconnected')))
  await disconnect(pages)
  await notified
  for (const { connector } of pages) expect(await connector.resume()).toBeUndefined()
  expect(await (await tabs.open()).connector.resume()).toBeUndefined()
  await expect.poll(() => harness.phone.sessions(), { interval: 5 }).toEqual([])
})

test('an old leader that wakes without having noticed its successor changes nothing for a third tab', async () => {
  const limits = heartbeatLimits
  const [one, other] = await tabs.connectTwo({ limits })
  const third = await tabs.open({ limits })
  const announced = tabs.posted('leader')
  tabs.post({ type: 'hello' })
  const stale = await announced
  one.tab.freeze()
  const replacing = other.connector.signMessage(first, 'hi')
  await passHeartbeats()
  await replacing
  harness.phone.next('personal_sign', 'ask')
  const signing = third.connector.signMessage(first, 'third')
  await harness.phone.untilPrompted('personal_sign')
  tabs.post(stale)
  await third.connector.resume()
  harness.phone.settle('approve')
  expect(await signing).toMatch(/^0x/)
})

test('messages of other scripts on the tabs’ channel are ignored', async () => {
  const pages = await tabs.connectTwo()
  const [, other] = pages
  tabs.post(
    undefined,
    'hi',
    7,
    {},
    { type: 'leader', leader: 'me' },
    { type: 'left', leader: 'me' },
    { type: 'call', id: 'a' }
  )
  tabs.post({ type: 'value', id: 'a', data: '0x00' }, { type: 'cancel', leader: 'me', id: 'a' })
  expect(await other.connector.signMessage(first, 'hi')).toMatch(/^0x/)
  for (const { events } of pages) expect(events).toEqual([])
})
