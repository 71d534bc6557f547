import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { SafeFrame } from './safe-frame.ts'

const PROPOSAL = hashOf(1)
const known = { txStatus: 'AWAITING_CONFIRMATIONS' }

/** An error message for an unknown proposal, or its details. */
let says: string | object
let frame: SafeFrame

beforeEach(() => {
  says = known
  frame = new SafeFrame({
    answer: async ({ method }) => {
      if (method === 'getSafeInfo') return { success: true, data: { safeAddress: alice, chainId: 84531 } }
      return typeof says === 'string' ? { success: false, error: says } : { success: true, data: says }
    }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The results of that many polls. */
async function looks(times: number, connector = frame.open()): Promise<readonly string[]> {
  const outcomes: string[] = []
  for (let look = 0; look < times; look++) {
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
])('a proposal is over once the Safe has reported it unknown several times in a row: %s', async (words) => {
  says = words
  expect(await looks(3)).toEqual([...pending(2), 'ProposalEndedError'])
})

test('an unknown proposal is not over until the Safe has said so for a while: it may be too new', async () => {
  says = 'Transaction not found'
  const connector = frame.open({ lostAfterMs: 60_000 })
  expect(await looks(4, connector)).toEqual(pending(4))
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  expect(await looks(1, connector)).toEqual(['ProposalEndedError'])
})

test('a Safe that finds the proposal after all resets the count', async () => {
  const connector = frame.open()
  says = 'Transaction not found'
  expect(await looks(2, connector)).toEqual(pending(2))
  says = known
  expect(await looks(1, connector)).toEqual(pending(1))
  says = 'Transaction not found'
  expect(await looks(2, connector)).toEqual(pending(2))
})

test.each([
  'An error occurred',
  'Too Many Requests',
  'Failed to fetch',
  'Service unavailable',
  'CGW error - 500: An error occurred'
])('other failures of a Safe do not mean that it is over: %s', async (words) => {
  const connector = frame.open()
  await looks(1, connector)
  says = words
  expect(await looks(4, connector)).toEqual(pending(4))
})
