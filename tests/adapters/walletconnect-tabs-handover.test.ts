import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { stopClock } from './stopped-clock.ts'
import { failureOf, peer, WalletConnectHarness } from './walletconnect-harness.ts'
import { patientLimits } from './walletconnect-limits.ts'
import { FlakyStorage, type TabPage, WalletConnectTabs } from './walletconnect-tabs-harness.ts'

const [first, second] = testAccounts as readonly [Address, Address]
const grant = { account: first, chainId: baseGoerli.id, ...peer }
const SIGN = 'personal_sign'

beforeEach(stopClock)

const harness = WalletConnectHarness.use()
const tabs = WalletConnectTabs.use(harness)

/** Ends a tab as a browser does: with its connections, without any event. */
async function crash({ tab, session }: TabPage) {
  tab.crash()
  await session.close()
}

const interrupted = { kind: 'answer', problem: 'interrupted' }

test.each([
  ['closes', ({ session }: TabPage) => session.close()],
  ['crashes', crash]
])('when the leader %s, another tab takes over the session', async (_how, end) => {
  const [one, other] = await tabs.connectTwo()
  await one.connector.switchChain(lineaGoerli)
  await end(one)
  expect(await other.connector.signMessage(first, 'hi')).toMatch(/^0x/)
  expect(await other.connector.resume()).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
  expect(tabs.connectionCount).toBe(1)
  expect(other.events).toEqual([{ type: 'chainChanged', chainId: lineaGoerli.id }])
  const notified = other.nextEvent('accountsChanged')
  await harness.phone.selectAccounts(1)
  expect(await notified).toEqual({ type: 'accountsChanged', accounts: [second], ...peer })
})

test('a change in the wallet during a handover reaches the new leader', async () => {
  const [one, other] = await tabs.connectTwo()
  const notified = other.nextEvent('disconnected')
  const closing = one.session.close()
  await harness.phone.disconnect()
  await closing
  await notified
  expect(await other.connector.resume()).toBeUndefined()
})

test('the session is handed from tab to tab, and back to a reloaded one', async () => {
  const [one, other] = await tabs.connectTwo()
  const third = await tabs.open()
  await crash(one)
  const reloaded = await tabs.open()
  for (const page of [other, third, reloaded]) {
    expect(await page.connector.signMessage(first, 'hi')).toMatch(/^0x/)
    expect(tabs.connectionCount).toBe(1)
    await page.session.close()
  }
  expect(harness.phone.sessions()).toHaveLength(1)
})

test.each([
  ['closes', ({ session }: TabPage) => session.close()],
  ['crashes', crash],
  ['goes into the back/forward cache', async ({ tab }: TabPage) => tab.leavePage({ persisted: true })]
])('a request that is open when the leader %s fails with what is known, and is not sent again', async (_how, end) => {
  const [one, other] = await tabs.connectTwo()
  harness.phone.next(SIGN, 'ask')
  const asked = failureOf(other.connector.signMessage(first, 'hi'))
  await harness.phone.untilPrompted(SIGN)
  await end(one)
  expect(await asked).toMatchObject(interrupted)
  expect(harness.asked(SIGN)).toBe(1)
  harness.phone.settle('reject')
  expect(await other.connector.signMessage(first, 'again')).toMatch(/^0x/)
})

test('a request that the old leader had not accepted goes to the next leader', async () => {
  const [one, other] = await tabs.connectTwo()
  one.tab.freeze()
  const signing = other.connector.signMessage(first, 'hi')
  await crash(one)
  expect(await signing).toMatch(/^0x/)
  expect(harness.asked(SIGN)).toBe(1)
})

test('a code on screen is replaced when the leader closes', async () => {
  const [one, other] = await tabs.openTwo()
  const shown: string[] = []
  const connected = await other.connector.connect(undefined, {
    onPairing({ uri }) {
      shown.push(uri)
      if (shown.length === 1) void one.session.close()
      else void harness.phone.pair(uri)
    }
  })
  expect(connected).toEqual(grant)
  expect(new Set(shown).size).toBe(2)
})

test('a session that a wallet approves while the leader closes is kept for the next one', async () => {
  const [one, other] = await tabs.openTwo()
  const setItem = tabs.storage.setItem.bind(tabs.storage)
  vi.spyOn(tabs.storage, 'setItem').mockImplementation(async (key, value) => {
    if (key === 'portside:selection') await one.session.close()
    await setItem(key, value)
  })
  await failureOf(one.connect(harness.phone))
  expect(await other.connector.resume()).toEqual(grant)
  expect(harness.phone.sessions()).toHaveLength(1)
})

test('a page that goes into the back/forward cache leaves the session to other tabs, and rejoins when restored', async () => {
  const [one, other] = await tabs.connectTwo()
  harness.phone.next(SIGN, 'ask')
  const open = failureOf(one.connector.signMessage(first, 'hi'))
  await harness.phone.untilPrompted(SIGN)
  one.tab.leavePage({ persisted: true })
  expect(await open).toMatchObject(interrupted)
  await other.connector.switchChain(lineaGoerli)
  expect(one.events).toEqual([])
  const notified = one.nextEvent('chainChanged')
  one.tab.comeBack()
  expect(await notified).toEqual({ type: 'chainChanged', chainId: lineaGoerli.id })
  harness.phone.settle('reject')
  expect(await one.connector.signMessage(first, 'again')).toMatch(/^0x/)
  expect(tabs.connectionCount).toBe(1)
})

test('the only page, restored from the back/forward cache, has its session and a relay connection', async () => {
  // As in a browser, where the package has one core per page.
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'false')
  onTestFinished(() => void vi.stubEnv('DISABLE_GLOBAL_CORE', 'true'))
  const one = await tabs.open()
  await one.connect(harness.phone)
  one.tab.leavePage({ persisted: true })
  await expect.poll(() => tabs.connectionCount, { interval: 5 }).toBe(0)
  const resumed = one.connector.resume()
  one.tab.comeBack()
  expect(await resumed).toEqual(grant)
  expect(await one.connector.signMessage(first, 'hi')).toMatch(/^0x/)
})

test('a restored page starts from the session as other tabs have left it', async () => {
  const [one, other] = await tabs.connectTwo()
  one.tab.leavePage({ persisted: true })
  await other.connector.disconnect()
  await other.session.close()
  const notified = one.nextEvent('disconnected')
  one.tab.comeBack()
  await notified
  expect(await one.connector.resume()).toBeUndefined()
})

test('a page that was left for good does nothing more', async () => {
  const [one, other] = await tabs.connectTwo()
  one.tab.leavePage({ persisted: false })
  expect(await other.connector.signMessage(first, 'hi')).toMatch(/^0x/)
  expect(tabs.connectionCount).toBe(1)
})

test.each(['broken', 'hanging'] as const)(
  'a tab whose database is %s leaves the lead to the others, and tries again when it is asked',
  async (fault) => {
    const flaky = new FlakyStorage(tabs.storage, fault)
    const limits = { ...patientLimits, openWithinMs: 50 }
    const notOpened = { kind: 'answer', problem: 'not-opened' }
    expect(await failureOf(tabs.open({ storage: flaky, limits }))).toMatchObject(notOpened)
    const one = await tabs.open()
    await one.connect(harness.phone)
    const other = await tabs.open({ storage: flaky, limits })
    await one.session.close()
    expect(await failureOf(other.connector.resume())).toMatchObject(notOpened)
    limits.openWithinMs = patientLimits.openWithinMs
    flaky.fault = undefined
    expect(await other.connector.resume()).toEqual(grant)
  }
)
