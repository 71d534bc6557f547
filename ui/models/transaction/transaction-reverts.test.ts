// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Revert } from '#domain/contract/revert.ts'
import { transactionKey } from '#domain/transaction/stored-transactions.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import type { FakeCall, FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { said } from '#ui/testing/said.ts'

const { openTab, settled } = openTabs()
const POLL_MS = 4_000
const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(1) })
const tooLate: Revert = { type: 'reason', message: 'Too late' }
const errors = [{ type: 'error', name: 'Poor', inputs: [] }] as const

/** A visit with one transaction, which is in no block yet. */
async function following(parameters: Parameters<typeof openTab>[0] = {}) {
  const opened = openTab(parameters)
  await opened.models.connection.connect('wallet')
  opened.models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH', errors })
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  return opened
}

type Tab = Awaited<ReturnType<typeof following>>
const entryOf = ({ models }: Pick<Tab, 'models'>) => models.transactions.recent[0]
const explained = ({ calls }: FakeContractGateway) => calls.filter(({ method }) => method === 'explain')

/** The next block has the transaction, reverted; `answer` is why, by block. */
async function revert(
  { reader, contracts }: Pick<Tab, 'reader' | 'contracts'>,
  answer: (at: bigint) => Revert | ChainReadError | undefined
): Promise<void> {
  const blockNumber = ++reader.head
  vi.spyOn(contracts, 'explain').mockImplementation(async (chainId, sent, _errors, at) => {
    const call: FakeCall = { method: 'explain', chainId, name: sent.data, args: [], sender: sent, ...at }
    contracts.calls.push(call)
    const told = answer(at.blockNumber ?? 0n)
    if (told instanceof ChainReadError) throw told
    return told
  })
  reader.receipts.set(hashOf(1), { succeeded: false, blockNumber, blockHash: hashOf(Number(blockNumber)) })
  await vi.advanceTimersByTimeAsync(2 * POLL_MS)
}

const refused = new ChainReadError('refused', baseGoerli.id, 'missing trie node')

test('a reverted transaction says why, as of its own block, and that is announced', async () => {
  const opened = await following()
  await revert(opened, () => tooLate)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed', revert: { type: 'reason', details: 'Too late' } } })
  expect(said(opened.models.transactions)).toBe('Send 1 ETH: Failed. The contract refused this, and said why. Too late')
  expect(explained(opened.contracts)).toMatchObject([
    { blockNumber: 101n, name: '0x', sender: { from: alice, to: bob.toLowerCase(), value: 1n } }
  ])
  const told = vi.mocked(opened.contracts.explain).mock.calls[0]?.[2].map(({ name }) => name)
  expect(told).toEqual(expect.arrayContaining(['Poor', 'ERC20InsufficientBalance']))
})

test('a call that no longer reverts at the end of its block is run again as of the block before', async () => {
  const opened = await following()
  await revert(opened, (at) => (at === 100n ? tooLate : undefined))
  expect(entryOf(opened)).toMatchObject({ fate: { revert: { type: 'reason', details: 'Too late' } } })
  expect(explained(opened.contracts).map(({ blockNumber }) => blockNumber)).toEqual([101n, 100n])
})

test('a call that reverts in neither is said not to repeat', async () => {
  const opened = await following()
  await revert(opened, (at) => (at === 100n ? refused : undefined))
  expect(entryOf(opened)).toMatchObject({ fate: { revert: { type: 'unrepeated', details: '' } } })
})

test.each([
  ['do not have the state', refused, 2],
  ['cannot be reached', new ChainReadError('unreachable', baseGoerli.id, 'no'), 1]
])('nodes that %s leave the reason open, and are asked once in a visit', async (_what, error, requests) => {
  const [storage, connector] = [new FakeBrowserStorage(), new FakeConnector()]
  const opened = await following({ storage, connector })
  await revert(opened, () => error)
  await vi.advanceTimersByTimeAsync(10 * POLL_MS)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed' } })
  expect(entryOf(opened)?.fate).not.toHaveProperty('revert')
  expect(explained(opened.contracts)).toHaveLength(requests)
  opened.stop()
  const { reader, contracts } = opened
  vi.mocked(contracts.explain).mockResolvedValue(tooLate)
  const next = openTab({ storage, connector, reader, contracts })
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(entryOf(next)).toMatchObject({ fate: { revert: { type: 'reason' } } })
})

test('a reason that is known is kept over a reload, and shown in other tabs without being asked for', async () => {
  const [storage, connector] = [new FakeBrowserStorage(), new FakeConnector()]
  const opened = await following({ storage, connector })
  const { reader, contracts } = opened
  const other = openTab({ storage, connector, reader, contracts })
  await settled()
  await revert(opened, () => tooLate)
  expect(entryOf(other)).toMatchObject({ fate: { revert: { details: 'Too late' } } })
  opened.stop()
  const next = openTab({ storage, connector, reader: opened.reader })
  await vi.advanceTimersByTimeAsync(2 * POLL_MS)
  expect(entryOf(next)).toMatchObject({ fate: { revert: { details: 'Too late' } } })
  expect(explained(next.contracts)).toEqual([])
})

test('a call that is not stored is read from the chain', async () => {
  const [storage, connector] = [new FakeBrowserStorage(), new FakeConnector()]
  const opened = await following({ storage, connector })
  opened.stop()
  const { call: _, ...stored } = JSON.parse(storage.values.get(key) ?? '')
  storage.values.set(key, JSON.stringify(stored))
  opened.reader.getTransactionCount = () => Promise.reject(refused)
  const next = openTab({ storage, connector, reader: opened.reader })
  await revert(next, () => tooLate)
  expect(entryOf(next)).toMatchObject({ fate: { revert: { details: 'Too late' } } })
})

test('after a reorganisation, the reason is asked for in the new block', async () => {
  const opened = await following()
  await revert(opened, () => tooLate)
  await revert(opened, () => ({ type: 'panic', code: 0x11n }))
  expect(entryOf(opened)).toMatchObject({ fate: { blockNumber: 102, revert: { type: 'panic', details: '0x11' } } })
})

test('a failed transaction that was replaced has no reason to ask for', async () => {
  const opened = await following()
  const [hash, blockHash] = [hashOf(500), hashOf(501)]
  const blockNumber = ++opened.reader.head
  opened.reader.others.push({ from: alice, to: alice, value: 0n, data: '0x', nonce: 7, hash, blockNumber, blockHash })
  opened.reader.getTransaction = async () => undefined
  await vi.advanceTimersByTimeAsync(3 * POLL_MS)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed', replacement: 'cancellation' } })
  expect(explained(opened.contracts)).toEqual([])
})
