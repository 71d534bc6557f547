import { beforeEach, expect, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { heartbeatLimits, passHeartbeats, withHeartbeats } from './heartbeats.ts'
import { stopClock } from './stopped-clock.ts'
import { failureOf, peer, WalletConnectHarness } from './walletconnect-harness.ts'
import { WalletConnectTabs } from './walletconnect-tabs-harness.ts'

const [first, second] = testAccounts as readonly [Address, Address]
const grant = { account: first, chainId: baseGoerli.id, ...peer }
const SIGN = 'personal_sign'

vi.mock('#domain/wait/sleep.ts', async (load) => {
  const { sleep } = await load<typeof import('#domain/wait/sleep.ts')>()
  return { sleep: withHeartbeats(sleep) }
})
beforeEach(stopClock)

const harness = WalletConnectHarness.use()
const tabs = WalletConnectTabs.use(harness)

test('a sleeping leader is replaced by a tab that needs the session, and nothing is sent twice', async () => {
  const [one, other] = await tabs.connectTwo({ limits: heartbeatLimits })
  one.tab.freeze()
  const signing = other.connector.signMessage(first, 'hi')
  await passHeartbeats()
  expect(await signing).toMatch(/^0x/)
  await one.tab.wake()
  expect(await one.connector.signMessage(first, 'awake')).toMatch(/^0x/)
  expect(harness.asked(SIGN)).toBe(2)
  expect(tabs.connectionCount).toBe(1)
})

test('a request that a sleeping leader receives on waking is sent once', async () => {
  const [one, other] = await tabs.connectTwo({ limits: heartbeatLimits })
  one.tab.freeze()
  const signing = other.connector.signMessage(first, 'hi')
  const asked = tabs.posted('hello', 2)
  await passHeartbeats(2)
  await asked
  await one.tab.wake()
  expect(await signing).toMatch(/^0x/)
  expect(await one.connector.resume()).toEqual(grant)
  expect(harness.asked(SIGN)).toBe(1)
})

test('a request that reaches the leader too late is not sent, and its tab is told so', async () => {
  await tabs.connectTwo()
  const announced = tabs.posted('leader')
  tabs.post({ type: 'hello' })
  const leader = await announced
  const told = tabs.posted('expired')
  tabs.post({ ...leader, type: 'call', id: 'a', tab: 'me', acceptBy: Date.now() - 1, data: { method: SIGN } })
  expect(await told).toEqual({ type: 'expired', id: 'a' })
  expect(harness.asked(SIGN)).toBe(0)
})

test('a request that is open in a leader that falls asleep fails with what is known', async () => {
  const [one, other] = await tabs.connectTwo({ limits: heartbeatLimits })
  harness.phone.next(SIGN, 'ask')
  const asked = failureOf(other.connector.signMessage(first, 'hi'))
  await harness.phone.untilPrompted(SIGN)
  one.tab.freeze()
  await passHeartbeats()
  expect(await asked).toMatchObject({ kind: 'answer', problem: 'interrupted' })
  expect(harness.asked(SIGN)).toBe(1)
})

test('a long request is awaited while the leader is alive', async () => {
  const [, other] = await tabs.connectTwo({ limits: heartbeatLimits })
  harness.phone.next(SIGN, 'ask')
  const signing = other.connector.signMessage(first, 'hi')
  await harness.phone.untilPrompted(SIGN)
  for (let heartbeats = 0; heartbeats < 6; heartbeats++) {
    const answered = tabs.posted('leader')
    await passHeartbeats(1)
    await answered
  }
  harness.phone.settle('approve')
  expect(await signing).toMatch(/^0x/)
})

test('a tab that becomes visible takes the lead from a sleeping one', async () => {
  const [one, other] = await tabs.connectTwo({ limits: heartbeatLimits })
  one.tab.freeze()
  const notified = other.nextEvent('accountsChanged')
  other.tab.show()
  await harness.phone.selectAccounts(1)
  await passHeartbeats()
  expect(await notified).toEqual({ type: 'accountsChanged', accounts: [second], ...peer })
})

test('a sleeping tab that is next in line does not block the others', async () => {
  const [one, next] = await tabs.connectTwo({ limits: heartbeatLimits })
  const last = await tabs.open({ limits: heartbeatLimits })
  next.tab.freeze()
  one.tab.crash()
  await one.session.close()
  const signing = last.connector.signMessage(first, 'hi')
  await passHeartbeats()
  expect(await signing).toMatch(/^0x/)
  await next.tab.wake()
  expect(await next.connector.signMessage(first, 'awake')).toMatch(/^0x/)
  expect(tabs.connectionCount).toBe(1)
})
