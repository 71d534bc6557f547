import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alice, hashOf } from '#ui/models/fake-values.ts'
import { SafeFrame } from './safe-frame.ts'

const PROPOSAL = hashOf(1)
const known = { txStatus: 'AWAITING_CONFIRMATIONS', detailedExecutionInfo: { nonce: 4 } }

/** In words, that it does not know the proposal; or what it knows. */
let says: string | object
/** Of the next transaction in the Safe's queue. */
let nonce: number
let frame: SafeFrame

beforeEach(() => {
  says = known
  nonce = 4
  const info = () => ({ safeAddress: alice, chainId: 84531, nonce })
  frame = new SafeFrame({
    answer: async ({ method }) => {
      if (method === 'getSafeInfo') return { success: true, data: info() }
      return typeof says === 'string' ? { success: false, error: says } : { success: true, data: says }
    }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What each of so many looks comes to. */
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
])('a proposal has ended once the Safe has said in a row that it knows no such thing: %s', async (words) => {
  says = words
  expect(await looks(3)).toEqual([...pending(2), 'ProposalEndedError'])
})

test('it has not ended before the Safe has said so for a while: it may be too new', async () => {
  says = 'Transaction not found'
  const connector = frame.open({ goneAfterMs: 60_000 })
  expect(await looks(4, connector)).toEqual(pending(4))
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  expect(await looks(1, connector)).toEqual(['ProposalEndedError'])
})

test('a Safe that comes to know it after all begins anew', async () => {
  const connector = frame.open()
  says = 'Transaction not found'
  expect(await looks(2, connector)).toEqual(pending(2))
  says = known
  expect(await looks(1, connector)).toEqual(pending(1))
  says = 'Transaction not found'
  expect(await looks(2, connector)).toEqual(pending(2))
})

test.each(['Too Many Requests', 'Failed to fetch', 'Service unavailable', 'CGW error - 500: An error occurred'])(
  'a Safe in trouble has not said that it is gone, whatever was carried out since: %s',
  async (words) => {
    const connector = frame.open()
    await looks(1, connector)
    says = words
    nonce = 5
    expect(await looks(4, connector)).toEqual(pending(4))
  }
)

test('what the Safe says in vague words is believed once another transaction has taken the place', async () => {
  const connector = frame.open()
  await looks(1, connector)
  says = 'An error occurred'
  expect(await looks(4, connector)).toEqual(pending(4))
  nonce = 5
  expect(await looks(3, connector)).toEqual([...pending(2), 'ProposalEndedError'])
})

test('without its place in the queue, vague words say nothing', async () => {
  says = 'An error occurred'
  nonce = 5
  expect(await looks(4)).toEqual(pending(4))
})
