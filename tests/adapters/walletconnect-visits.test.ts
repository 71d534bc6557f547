import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli, lineaGoerli, mainnet } from '#domain/chain/known-chains.ts'
import { limit } from '../run/limits.mjs'
import { failureOf, peer, WalletConnectHarness } from './walletconnect-harness.ts'
import { patientLimits } from './walletconnect-limits.ts'

const [first, second] = testAccounts as readonly [Address, Address]

const SWITCH = 'wallet_switchEthereumChain'

const harness = WalletConnectHarness.use()

test('the session of an earlier visit is restored without the relay, on its last chain', async () => {
  const { session, connector, storage } = await harness.connected()
  await connector.switchChain(lineaGoerli)
  await session.close()
  await harness.relay.pause()
  const { connector: later } = await harness.open({ storage })
  expect(await later.resume()).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
})

test('changes while the page was closed are reported when it is back', async () => {
  const { session, storage } = await harness.connected()
  await session.close()
  await harness.phone.selectAccounts(1)
  await harness.phone.switchChain(lineaGoerli.id)
  const page = await harness.open({ storage })
  await page.nextEvent('chainChanged')
  expect(await page.connector.resume()).toEqual({ account: second, chainId: lineaGoerli.id, ...peer })
  const notified = page.nextEvent('chainChanged')
  await harness.phone.switchChain(mainnet.id)
  expect(await notified).toEqual({ type: 'chainChanged', chainId: mainnet.id })
  expect(harness.asked('wallet_switchEthereumChain')).toBe(0)
  await page.session.close()
  await harness.phone.disconnect()
  const last = await harness.open({ storage })
  expect(await last.nextEvent()).toEqual({ type: 'disconnected' })
  expect(await last.connector.resume()).toBeUndefined()
})

test('a network that the wallet changed meanwhile is there, also where the relay is faster than the browser’s database', async () => {
  const { session, storage } = await harness.connected()
  await session.close()
  await harness.phone.switchChain(lineaGoerli.id)
  // As in a browser, which has one page.
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'false')
  onTestFinished(() => void vi.stubEnv('DISABLE_GLOBAL_CORE', 'true'))
  const page = await harness.open({ storage: slowUntilMessage(storage) })
  await expect.poll(() => page.connector.resume()).toMatchObject({ chainId: lineaGoerli.id })
})

test('disconnecting on the page ends the session in the wallet', async () => {
  const page = await harness.connected()
  const ended = harness.phone.transcript.next(({ kind }) => kind === 'session-ended')
  const notified = page.nextEvent()
  await page.connector.disconnect()
  await ended
  expect(await notified).toEqual({ type: 'disconnected' })
  expect(harness.phone.sessions()).toEqual([])
  const kept = async () => {
    const entries = await page.storage.getEntries<unknown[]>()
    return entries.filter(([key]) => /\/\/(?:session|pairing|subscription)$/.test(key)).flatMap(([, values]) => values)
  }
  await expect.poll(kept, { interval: 5, timeout: limit(30_000) }).toEqual([])
  expect(await (await harness.open({ storage: page.storage })).connector.resume()).toBeUndefined()
  expect(await page.connect(harness.phone)).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
})

test.each([
  [
    'does not answer',
    () => {
      harness.relay.relay.faults.isMute = true
    }
  ],
  ['is away', () => harness.relay.pause()]
])('a disconnect is final even if the relay %s', async (_how, fail) => {
  const page = await harness.open({ limits: { ...patientLimits, disconnectWithinMs: 50 } })
  await page.connect(harness.phone)
  await fail()
  await page.connector.disconnect()
  expect(await page.connector.resume()).toBeUndefined()
  await page.session.close()
  expect(await (await harness.open({ storage: page.storage })).connector.resume()).toBeUndefined()
})

test('a session whose connection is cancelled ends, so that the next attempt shows a code again', async () => {
  const page = await harness.open()
  harness.phone.next(SWITCH, 'ask')
  await harness.phone.grant({ chainIds: [baseGoerli.id] })
  const cancelling = new AbortController()
  const asked = harness.phone.transcript.next(({ kind, method }) => kind === 'prompt' && method === SWITCH)
  const connecting = page.connect(harness.phone, lineaGoerli, { signal: cancelling.signal })
  await asked
  cancelling.abort()
  await expect(connecting).rejects.toThrow()
  expect(await page.connector.resume()).toBeUndefined()
  harness.phone.settle('reject')
  expect(await page.connect(harness.phone)).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
})

test('a session stays if the wallet does not switch to the page’s network', async () => {
  const page = await harness.open()
  harness.phone.next(SWITCH, 'reject')
  await harness.phone.grant({ chainIds: [baseGoerli.id] })
  const granted = { account: first, chainId: baseGoerli.id, ...peer }
  expect(await page.connect(harness.phone, lineaGoerli)).toEqual(granted)
  expect(await page.connector.resume()).toEqual(granted)
})

test('a session survives dropped connections and a relay that restarts without its state', async () => {
  const page = await harness.connected()
  const back = harness.reconnected()
  harness.relay.relay.drop()
  await back
  expect(await page.connector.signMessage(first, 'one')).toMatch(/^0x/)
  const backAgain = harness.reconnected()
  await harness.relay.pause()
  harness.relay.relay.forget()
  await harness.relay.resume()
  await backAgain
  expect(await page.connector.signMessage(first, 'two')).toMatch(/^0x/)
})

test('a request without a relay times out, and does not reach the wallet later', async () => {
  const limits = { ...patientLimits }
  const page = await harness.open({ limits })
  await page.connect(harness.phone)
  limits.relayWithinMs = 50
  await harness.relay.pause()
  expect(await failureOf(page.connector.signMessage(first, 'lost'))).toMatchObject({ problem: 'unreachable' })
  const back = harness.reconnected()
  await harness.relay.resume()
  await back
  limits.relayWithinMs = patientLimits.relayWithinMs
  expect(await page.connector.signMessage(first, 'found')).toMatch(/^0x/)
  expect(harness.asked('personal_sign')).toBe(1)
})

test('a request that the relay does not accept times out', async () => {
  const limits = { ...patientLimits }
  const page = await harness.open({ limits })
  await page.connect(harness.phone)
  limits.relayWithinMs = 200
  harness.relay.relay.faults.isMute = true
  expect(await failureOf(page.connector.signMessage(first, 'hi'))).toMatchObject({ problem: 'unreachable' })
})

/** The package reads the settings of its provider only after it has kept a message of the relay, and had time to read it. */
function slowUntilMessage(storage: MemoryStorage): MemoryStorage {
  const getItem = storage.getItem.bind(storage)
  const setItem = storage.setItem.bind(storage)
  const read = new Promise<void>((resolve) => {
    const readMessage = async () => {
      for (let turns = 0; turns < 100; turns++) await turn()
      resolve()
    }
    storage.setItem = async (key, value) => {
      await setItem(key, value)
      if (key.endsWith('messages_withoutClientAck')) void readMessage()
    }
  })
  storage.getItem = async (key) => {
    if (key.includes('universal_provider')) await read
    return getItem(key)
  }
  return storage
}
