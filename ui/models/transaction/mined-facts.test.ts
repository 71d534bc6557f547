// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const POLL_MS = 4_000
const block = { blockNumber: 100n, blockHash: hashOf(100) }

/** A visit with one transaction, whose next poll finds it in a block. */
async function following(parameters: Parameters<typeof openTab>[0] = {}) {
  const opened = openTab(parameters)
  await opened.models.connection.connect('wallet')
  const times = vi.spyOn(opened.reader, 'getBlockTime')
  opened.models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
  await vi.advanceTimersByTimeAsync(2 * POLL_MS)
  times.mockClear()
  const mine = async (more: object) => {
    opened.reader.receipts.set(hashOf(1), { succeeded: true, ...block, ...more })
    await vi.advanceTimersByTimeAsync(2 * POLL_MS)
  }
  return { ...opened, times, mine }
}

type Tab = Pick<Awaited<ReturnType<typeof following>>, 'models'>
const fateOf = ({ models }: Tab) => models.transactions.recent[0]?.fate

test.each([true, false])(
  'a transaction in a block (succeeded: %s) is stored with its cost and the time of that block',
  async (succeeded) => {
    const storage = new FakeBrowserStorage()
    const opened = await following({ storage })
    const cost = { gasUsed: 21_000n, fee: 63_000n }
    await opened.mine({ succeeded, ...cost })
    const facts = { ...cost, minedAt: 1_700_000_200_000 }
    expect(fateOf(opened)).toMatchObject({ status: succeeded ? 'confirmed' : 'failed', ...facts })
    expect(opened.times.mock.calls).toEqual([[baseGoerli.id, block.blockHash]])
    opened.stop()
    const later = openTab({ storage })
    await later.models.connection.connect('wallet')
    expect(fateOf(later)).toMatchObject(facts)
  }
)

test('after a reorganisation it has the cost and the time of its new block', async () => {
  const opened = await following()
  await opened.mine({ gasUsed: 21_000n, fee: 63_000n })
  opened.reader.head += 2n
  await opened.mine({ blockNumber: 101n, blockHash: hashOf(101), gasUsed: 22_000n })
  const { fee, ...facts } = { fee: undefined, ...fateOf(opened) }
  expect(facts).toMatchObject({ blockNumber: 101, gasUsed: 22_000n, minedAt: 1_700_000_202_000 })
  expect(fee).toBeUndefined()
})

test.each([
  ['do not have the block', undefined],
  ['cannot be reached', new ChainReadError('unreachable', baseGoerli.id, 'no')]
])(
  'nodes that %s are asked for its time three times, and the transaction is confirmed without',
  async (_what, answer) => {
    const opened = await following()
    opened.times.mockImplementation(async () => {
      if (answer) throw answer
      return undefined
    })
    await opened.mine({})
    await vi.advanceTimersByTimeAsync(10 * POLL_MS)
    expect(fateOf(opened)).toEqual({ status: 'confirmed', blockNumber: 100, blockHash: block.blockHash })
    expect(opened.times).toHaveBeenCalledTimes(3)
  }
)

test('while the chain has another block in the place of its own, nobody asks for the time of a transaction', async () => {
  const storage = new FakeBrowserStorage()
  const opened = await following({ storage })
  opened.times.mockResolvedValue(undefined)
  await opened.mine({ blockHash: hashOf(101) })
  opened.stop()
  const later = openTab({ storage })
  const times = vi.spyOn(later.reader, 'getBlockTime')
  await later.models.connection.connect('wallet')
  await vi.advanceTimersByTimeAsync(10 * POLL_MS)
  expect(fateOf(later)?.status).toBe('pending')
  expect(times).not.toHaveBeenCalled()
})
