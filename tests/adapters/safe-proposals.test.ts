import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { SafeFrame } from './safe-frame.ts'

const PROPOSAL = hashOf(1)
const known = { txStatus: 'AWAITING_CONFIRMATIONS' }

/** The Safe's answer about the proposal: an error message, or the details. */
let answer: string | object
let frame: SafeFrame

beforeEach(() => {
  answer = known
  frame = new SafeFrame({
    answer: async ({ method }) => {
      if (method === 'getSafeInfo') return { success: true, data: { safeAddress: alice, chainId: 84531 } }
      return typeof answer === 'string' ? { success: false, error: answer } : { success: true, data: answer }
    }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The results of that many polls. */
async function poll(times: number, connector = frame.open()): Promise<readonly string[]> {
  const outcomes: string[] = []
  for (let i = 0; i < times; i++) {
    const outcome = connector.transactionHash(PROPOSAL).then((hash) => hash ?? 'pending')
    outcomes.push(await outcome.catch((cause: Error) => cause.name))
  }
  return outcomes
}

const pending = (times: number) => Array.from({ length: times }, () => 'pending')

test.each([
  'No MultisigTransaction matches the given query.',
  'CGW error - 404: An error occurred',
  'HTTP Error 404',
  'Transaction not found'
])('a proposal is over once the Safe has reported it unknown several times in a row: %s', async (message) => {
  answer = message
  expect(await poll(3)).toEqual([...pending(2), 'ProposalEndedError'])
})

test('an unknown proposal is not over until the Safe has reported it unknown for a while, since it may be too new', async () => {
  answer = 'Transaction not found'
  const connector = frame.open({ lostAfterMs: 60_000 })
  expect(await poll(4, connector)).toEqual(pending(4))
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  expect(await poll(1, connector)).toEqual(['ProposalEndedError'])
})

test('a Safe that finds the proposal after all resets the count', async () => {
  const connector = frame.open()
  answer = 'Transaction not found'
  expect(await poll(2, connector)).toEqual(pending(2))
  answer = known
  expect(await poll(1, connector)).toEqual(pending(1))
  answer = 'Transaction not found'
  expect(await poll(2, connector)).toEqual(pending(2))
})

test.each([
  'An error occurred',
  'Too Many Requests',
  'Failed to fetch',
  'Service unavailable',
  'CGW error - 500: An error occurred'
])('other failures of a Safe do not mean that it is over: %s', async (message) => {
  const connector = frame.open()
  await poll(1, connector)
  answer = message
  expect(await poll(4, connector)).toEqual(pending(4))
})
