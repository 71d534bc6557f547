import { expect, test, vi } from 'vitest'
import { defaultLimits } from '#adapters/wallet/walletconnect/client/limits.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import { RelayServer } from '#devchain/relay/relay-server.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli, mainnet } from '#domain/chain/known-chains.ts'
import type { Pairing } from '#domain/ports/connector.ts'
import { limit } from '../run/limits.mjs'
import { contactedHosts } from './contacted-hosts.ts'
import { stopClock } from './stopped-clock.ts'
import { failureOf, peer, WalletConnectHarness } from './walletconnect-harness.ts'
import { patientLimits } from './walletconnect-limits.ts'

const [first] = testAccounts as readonly [Address]
const PROPOSAL = 'session_proposal'

const harness = WalletConnectHarness.use()

test('every wait has a timeout', () => {
  expect(defaultLimits).toEqual({
    openWithinMs: 15_000,
    pairingMs: 300_000,
    relayWithinMs: 15_000,
    sharedWithinMs: 10_000,
    disconnectWithinMs: 3_000,
    silentMs: 3_000
  })
})

test('an idle page contacts no host, and a connecting page only the relay', async () => {
  const page = await harness.open()
  expect(await page.connector.resume()).toBeUndefined()
  expect(harness.relay.relay.transcript.entries()).toEqual([])
  const { hosts, stop } = contactedHosts()
  expect(await page.connect(harness.phone)).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  await page.connector.signMessage(first, 'hi')
  stop()
  expect([...hosts]).toEqual(['127.0.0.1'])
})

test('the pairing is a link that expires after five minutes', async () => {
  const page = await harness.open()
  const shown: Pairing[] = []
  const before = Date.now()
  await page.connect(harness.phone, undefined, { onPairing: (pairing) => void shown.push(pairing) })
  expect(shown).toEqual([{ uri: expect.stringMatching(/^wc:[0-9a-f]{64}@2\?/), expiresAt: expect.any(Number) }])
  expect(shown[0]?.expiresAt).toBeGreaterThan(before + 298_000)
  expect(shown[0]?.expiresAt).toBeLessThanOrEqual(Date.now() + 300_000)
})

test('a code is not shown for longer than its link is valid, even if the relay was slow to take it', async () => {
  stopClock()
  const storage = new MemoryStorage()
  const setItem = storage.setItem.bind(storage)
  vi.spyOn(storage, 'setItem').mockImplementation(async (key, value) => {
    // The link is made by now, and its proposal is not.
    if (key.endsWith('//pairing')) vi.setSystemTime(Date.now() + 5_000)
    await setItem(key, value)
  })
  const page = await harness.open({ storage })
  const shown: Pairing[] = []
  await page.connect(harness.phone, undefined, { onPairing: (pairing) => void shown.push(pairing) })
  const [, validUntil] = /expiryTimestamp=(\d+)/.exec(shown[0]?.uri ?? '') ?? []
  expect(shown[0]?.expiresAt).toBeLessThanOrEqual(Number(validUntil) * 1_000)
})

test('the page sends its metadata and requests its chains as optional only', async () => {
  harness.phone.next(PROPOSAL, 'ask')
  const page = await harness.open()
  const connecting = page.connect(harness.phone)
  const { params, page: name } = await harness.phone.untilPrompted(PROPOSAL)
  expect(name).toBe('Portside')
  expect(params).toMatchObject({
    requiredNamespaces: {},
    optionalNamespaces: { eip155: { chains: ['eip155:84531', 'eip155:59140'] } }
  })
  harness.phone.settle('approve')
  await connecting
})

test.each([
  ['a rejection', { code: 5000, message: 'User rejected.' }, 'rejected'],
  ['a wallet without the networks', { code: 5100, message: 'Unsupported chains.' }, 'switch'],
  ['any other answer', { code: -32603, message: 'Out of ink' }, 'other']
])('%s ends the connection with its own error', async (_what, answer, expected) => {
  harness.phone.next(PROPOSAL, answer)
  const page = await harness.open()
  expect(await failureOf(page.connect(harness.phone))).toMatchObject({ kind: expected })
  expect(await page.connector.resume()).toBeUndefined()
})

test('cancelling a connection frees the page immediately, and its code no longer connects', async () => {
  const page = await harness.open()
  const cancelling = new AbortController()
  const shown: string[] = []
  const cancelled = page.connector.connect(undefined, {
    signal: cancelling.signal,
    onPairing: ({ uri }) => {
      shown.push(uri)
      cancelling.abort()
    }
  })
  expect(await failureOf(cancelled)).toMatchObject({
    kind: 'rejected',
    cause: { message: 'Connection request reset. Please try again.' }
  })
  const kept = async () => {
    const entries = await page.storage.getEntries()
    return entries.filter(([key]) => /\/\/(?:proposal|pairing)$/.test(key)).map(([, value]) => value)
  }
  await expect.poll(kept, { interval: 5, timeout: limit(30_000) }).toEqual([[], []])
  expect(await page.connect(harness.phone)).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect(shown).toHaveLength(1)
})

test('a connection cancelled before it began shows no code', async () => {
  const page = await harness.open()
  const connecting = page.connector.connect(undefined, {
    signal: AbortSignal.abort(),
    onPairing: () => expect.unreachable()
  })
  expect(await failureOf(connecting)).toMatchObject({ kind: 'rejected' })
  expect(harness.relay.relay.transcript.entries()).toEqual([])
})

test('a pairing that expires unused is replaced', async () => {
  const limits = { ...patientLimits, pairingMs: 50 }
  const page = await harness.open({ limits })
  const shown: Pairing[] = []
  const grant = await page.connector.connect(undefined, {
    onPairing(pairing) {
      shown.push(pairing)
      if (shown.length === 2) limits.pairingMs = 300_000
      if (shown.length === 3) void harness.phone.pair(pairing.uri)
    }
  })
  expect(grant).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect(new Set(shown.map(({ uri }) => uri)).size).toBe(3)
})

test('a wallet that scans too late gets the next code', async () => {
  harness.phone.next(PROPOSAL, { code: 8000, message: 'Session proposal expired.' })
  const page = await harness.open()
  expect(await page.connect(harness.phone)).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect(harness.asked(PROPOSAL)).toBe(2)
})

test('chains that are not configured have the texts of requirement X3', async () => {
  const { connector } = await harness.connected()
  await expect(connector.switchChain(mainnet)).rejects.toThrow('chain not found on connector.')
  const none = await harness.open({ chains: [] })
  await expect(none.connector.connect()).rejects.toThrow('No chains found on connector.')
})

test('a session with only an unconfigured chain connects on the wrong network', async () => {
  await harness.replacePhone({ chainIds: [1] })
  const page = await harness.open()
  expect(await page.connect(harness.phone)).toEqual({ account: first, chainId: 1, ...peer })
})

test('a relay that disconnects while the code is on screen is awaited', async () => {
  const page = await harness.open()
  harness.phone.next(PROPOSAL, 'ask')
  const connecting = page.connect(harness.phone)
  await harness.phone.untilPrompted(PROPOSAL)
  const back = harness.reconnected()
  await harness.relay.pause()
  await harness.relay.resume()
  await back
  harness.phone.settle('approve')
  expect(await connecting).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
})

test('a relay that rejects the project fails immediately', async () => {
  const strict = await RelayServer.start({ projectIds: ['ours'] })
  const page = await harness.open({ relayUrl: strict.url })
  const error = await failureOf(page.connect(harness.phone))
  expect(error).toMatchObject({ kind: 'relay' })
  expect(await failureOf(page.connect(harness.phone))).toMatchObject({ problem: 'refused' })
  expect(error).toMatchObject({ problem: 'refused', message: expect.stringContaining('Unauthorized: invalid key') })
  await strict.stop()
})

test('an unreachable relay times out, and the next attempt succeeds once it is back', async () => {
  const limits = { ...patientLimits, relayWithinMs: 50 }
  const page = await harness.open({ limits })
  await harness.relay.pause()
  for (const _try of [1, 2, 3]) {
    expect(await failureOf(page.connect(harness.phone))).toMatchObject({ kind: 'relay', problem: 'unreachable' })
  }
  const pairings = (await page.storage.getEntries<unknown[]>()).find(([key]) => key.endsWith('//pairing'))
  expect(pairings?.[1]).toHaveLength(1) // each attempt reuses the previous pairing
  await harness.relay.resume()
  limits.relayWithinMs = patientLimits.relayWithinMs
  expect(await page.connect(harness.phone)).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
})
