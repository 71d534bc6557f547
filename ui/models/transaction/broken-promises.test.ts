// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { AssetTransfer } from '#domain/ports/chain-reader.ts'
import { comparableCall } from '#domain/transaction/call.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { type FakeCall, FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { said } from '#ui/testing/said.ts'

const { openTab } = openTabs()
const POLL_MS = 4_000
const block = { blockNumber: 100n, blockHash: hashOf(100) }
const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const currency = { symbol: 'tUSD', decimals: 6, address: token }
const description = { kind: 'transfer', to: bob, value: 1_000_000n, currency } as const
const reviewed = comparableCall({ to: bob, value: 1n, data: '0x' })

const polls = (count: number) => vi.advanceTimersByTimeAsync(count * POLL_MS)
const moved = (value: bigint): readonly AssetTransfer[] => [{ token, from: alice, to: bob, value }]

/** A visit with one payment in a token, whose next poll finds it in a block. */
async function paid(balanceOf: (call: FakeCall) => unknown) {
  const contracts = new FakeContractGateway()
  contracts.answers.set('balanceOf', balanceOf)
  const opened = openTab({ contracts })
  await opened.models.connection.connect('wallet')
  opened.models.transactions.add({ hash: hashOf(1), description })
  const mine = async (transfers?: readonly AssetTransfer[]) => {
    opened.reader.receipts.set(hashOf(1), { succeeded: true, ...block, ...(transfers && { transfers }) })
    await polls(6)
  }
  const reads = () => contracts.calls.filter(({ name }) => name === 'balanceOf').map(({ blockNumber }) => blockNumber)
  return { ...opened, contracts, mine, reads, fate: () => opened.models.transactions.recent[0]?.fate }
}

const pruned = () => new ChainReadError('refused', baseGoerli.id, 'missing trie node')

test('the balances of a payment in a token are read once, at its block and at the one before', async () => {
  const { mine, reads, fate, models } = await paid(({ blockNumber = 0n }) => (blockNumber >= 100n ? 400_005n : 5n))
  await mine(moved(400_000n))
  expect(reads()).toEqual([100n, 99n])
  expect(fate()).toMatchObject({ status: 'confirmed', arrived: 400_000n })
  expect(said(models.transactions)).toBe('Send 1 tUSD to 0x70…79C8: Confirmed. Only 0.4 tUSD of 1 tUSD has arrived.')
})

test('where no node has these states, the receipt tells, once they were asked for three times', async () => {
  const { mine, reads, fate } = await paid(pruned)
  await mine([])
  expect(reads()).toHaveLength(6)
  expect(fate()).toMatchObject({ arrived: 0n })
})

test('a node that lags is asked again before a receipt is believed', async () => {
  let isBehind = true
  const { mine, fate } = await paid(({ blockNumber = 0n }) => {
    if (!isBehind) return blockNumber >= 100n ? 10n : 0n
    if (blockNumber < 100n) isBehind = false
    return pruned()
  })
  await mine(moved(1_000_000n))
  expect(fate()).toMatchObject({ arrived: 10n })
})

test('where neither states nor logs are to be had, nothing is claimed', async () => {
  const { mine, fate, models } = await paid(pruned)
  await mine()
  expect(fate()).not.toHaveProperty('arrived')
  expect(said(models.transactions)).toBe('Send 1 tUSD to 0x70…79C8: Confirmed')
})

test('a token that reports more than it moves is found out by its balances', async () => {
  const { mine, fate, contracts } = await paid(() => 5n)
  const args = { from: alice, to: bob, value: 1_000_000n }
  contracts.logs.set('Transfer', [{ args, ...block, logIndex: 0, transactionHash: hashOf(1) }])
  await mine(moved(1_000_000n))
  expect(fate()).toMatchObject({ arrived: 0n })
})

test('something else that moved tokens of the recipient in the block takes the word of their balances', async () => {
  const { mine, fate, contracts } = await paid(() => 5n)
  const args = { from: bob, to: alice, value: 1_000_000n }
  contracts.logs.set('Transfer', [{ args, ...block, logIndex: 1, transactionHash: hashOf(2) }])
  await mine(moved(1_000_000n))
  expect(fate()).toMatchObject({ arrived: 1_000_000n })
})

test('after a reorganisation, what has arrived is read in the new block', async () => {
  const { mine, reads, reader, fate } = await paid(({ blockNumber = 0n }) => (blockNumber >= 101n ? 1_000_000n : 0n))
  await mine(moved(1_000_000n))
  reader.head += 2n
  reader.receipts.set(hashOf(1), { succeeded: true, blockNumber: 101n, blockHash: hashOf(101), transfers: [] })
  await polls(2)
  expect(reads().slice(-2)).toEqual([101n, 100n])
  expect(fate()).toMatchObject({ blockNumber: 101, arrived: 1_000_000n })
})

test('a transaction that no node has given is asked for until it was compared with what was reviewed', async () => {
  const opened = openTab()
  const { reader, models } = opened
  await models.connection.connect('wallet')
  const asked = vi.spyOn(reader, 'getTransaction').mockResolvedValue(undefined)
  models.transactions.add({ hash: hashOf(1), description: 'Send 1 wei', reviewed })
  reader.receipts.set(hashOf(1), { succeeded: true, ...block })
  await polls(3)
  expect(models.transactions.recent[0]).toMatchObject({ sent: { reviewed }, fate: { status: 'confirmed' } })
  asked.mockResolvedValue({ from: alice, to: token, nonce: 7, value: 2n * 10n ** 18n, data: '0x', blockNumber: 100n })
  await polls(1)
  expect(said(models.transactions)).toBe('Send 1 wei: Confirmed. Your wallet sent something else: 2 ETH to 0x5F…0aa3.')
  asked.mockClear()
  await polls(3)
  expect(asked).not.toHaveBeenCalled()
})

test('a speed-up of what was reviewed is nothing else', async () => {
  const opened = openTab()
  const { reader, models } = opened
  await models.connection.connect('wallet')
  models.transactions.add({ hash: hashOf(1), description: 'Send 1 wei', reviewed })
  await polls(2)
  const sped = { from: alice, to: bob, nonce: 7, value: 1n, data: '0x', hash: hashOf(50), ...block } as const
  reader.others.push(sped)
  reader.receipts.set(sped.hash, { succeeded: true, ...block })
  await polls(6)
  expect(models.transactions.recent[0]?.fate).toMatchObject({ status: 'confirmed', speedUp: sped.hash })
  expect(models.transactions.recent[0]?.sent).not.toHaveProperty('mismatch')
})
