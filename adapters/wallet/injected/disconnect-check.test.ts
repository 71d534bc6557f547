import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectorEvent } from '#domain/ports/connector.ts'
import { account, wallet } from '../fake-eip1193-wallet.ts'

const never = new Promise<readonly string[]>(() => undefined)
const shared = [account.toLowerCase()]
const gone = { type: 'disconnected', cause: expect.objectContaining({ kind: 'timeout' }) }
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A wallet that answers the questions for its accounts one after the other like this, and the last answer from then on. */
function listened(...answers: unknown[]) {
  const { provider, connector } = wallet({
    eth_accounts: () => (answers.length > 1 ? answers.shift() : answers[0])
  })
  const events: ConnectorEvent[] = []
  const stop = connector.subscribe((event) => events.push(event))
  const disconnect = () => provider.emit('disconnect', { code: 1013 })
  return { provider, events, stop, disconnect }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a disconnect event counts only if there are no accounts either', async () => {
  const { events, disconnect } = listened(shared, [])
  disconnect()
  await wait(60_000)
  expect(events).toEqual([])
  disconnect()
  await wait(0)
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('a wallet that stops answering after its disconnect is asked again after 5 s, and is lost 2 s later', async () => {
  let answer: (accounts: readonly string[]) => void = () => undefined
  const open = new Promise((resolve) => {
    answer = resolve
  })
  const { provider, events, disconnect } = listened(open)
  disconnect()
  await wait(4_900)
  expect(provider.methods()).toHaveLength(1)
  await wait(2_000)
  expect(provider.methods()).toHaveLength(2)
  expect(events).toEqual([])
  await wait(100)
  expect(events).toEqual([gone])
  answer(shared)
  await wait(60_000)
  expect(events).toEqual([gone])
})

test.each([4_000, 6_000])('a wallet that needs %i ms to wake up before it answers is not lost', async (ms) => {
  const awake = new Promise((resolve) => setTimeout(() => resolve(shared), ms))
  const { events, disconnect } = listened(awake, never)
  disconnect()
  await wait(60_000)
  expect(events).toEqual([])
})

test('a wallet that lost the first request but answers the second is not lost', async () => {
  const { provider, events, disconnect } = listened(never, shared)
  disconnect()
  await wait(60_000)
  expect(events).toEqual([])
  expect(provider.methods()).toHaveLength(2)
})

test('a wallet that reports its accounts after a disconnect is back, even without other answers', async () => {
  const { provider, events, disconnect } = listened(never)
  disconnect()
  await wait(2_000)
  provider.emit('accountsChanged', shared)
  await wait(60_000)
  expect(events).toEqual([{ type: 'accountsChanged', accounts: [account] }])
  expect(provider.methods()).toHaveLength(1)
})

test.each([
  ['connect', undefined],
  ['chainChanged', '0x14a33']
])('after a disconnect, %s requests the accounts again', async (event, payload) => {
  const heard = payload ? [{ type: 'chainChanged', chainId: 84531 }] : []
  for (const [answer, told] of [
    [shared, []],
    [[], [{ type: 'disconnected' }]],
    [never, [gone]]
  ] as const) {
    const { provider, events, disconnect } = listened(never, answer)
    disconnect()
    await wait(2_000)
    provider.emit(event, payload)
    expect(provider.methods()).toHaveLength(2)
    await wait(4_900)
    expect(events).toEqual(answer === never ? heard : [...heard, ...told])
    await wait(60_000)
    expect(events).toEqual([...heard, ...told])
  }
})

test.each([
  ['connect', undefined],
  ['chainChanged', '0x14a33']
])('without an open check, %s requests nothing', async (event, payload) => {
  const { provider, disconnect } = listened(shared)
  provider.emit(event, payload)
  expect(provider.methods()).toHaveLength(0)
  disconnect()
  await wait(0)
  provider.emit(event, payload)
  expect(provider.methods()).toHaveLength(1)
})

test.each([
  ['is lost', () => never],
  ['names no account', () => new Promise((resolve) => setTimeout(() => resolve([]), 3_000))]
])('of two disconnects in a row the second counts, though the first question %s', async (_name, first) => {
  const { provider, events, disconnect } = listened(first(), shared)
  disconnect()
  await wait(1_000)
  disconnect()
  await wait(60_000)
  expect(events).toEqual([])
  expect(provider.methods()).toHaveLength(2)
})

test('after unsubscribing there are no events and no more requests', async () => {
  const { provider, events, stop, disconnect } = listened(never)
  disconnect()
  stop()
  await wait(60_000)
  expect(events).toEqual([])
  expect(provider.methods()).toHaveLength(1)
})
