import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Address } from '../address.ts'
import { activityOf, lookAlikes, type SentEntry, statusOf, timeOf } from './activity-entry.ts'
import { filterActivity } from './activity-filter.ts'
import type { Fate } from './fate.ts'
import type { LoggedTransfer } from './logged-transfer.ts'
import type { SentTransaction } from './transaction.ts'

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Begins and ends like Bob's. */
const poison: Address = '0x7099000000000000000000000000000000dc79c8'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const

function transfer(n: number, more: Partial<LoggedTransfer> = {}): LoggedTransfer {
  const place = { hash: hash(n), blockNumber: BigInt(n), blockHash: hash(n), logIndex: 0, time: n * 1000 }
  return { direction: 'in', token, from: bob, to: alice, value: 1_500_000n, ...place, ...more }
}

const sent = (n: number, more: Partial<SentTransaction> = {}, fate: Fate = { status: 'confirmed' }): SentEntry => ({
  chain: baseGoerli,
  transaction: {
    sent: { hash: hash(n), description: `Payment ${n}`, from: alice, to: bob, addedAt: n * 1000, ...more },
    fate
  }
})
const on = (...transfers: readonly LoggedTransfer[]) => ({ chain: baseGoerli, transfers })

test('transactions and transfers are one list, newest first', () => {
  const list = activityOf(
    [sent(5), sent(2)],
    [on(transfer(6), transfer(3)), { chain: lineaGoerli, transfers: [transfer(4)] }]
  )
  expect(list.map(timeOf)).toEqual([6000, 5000, 4000, 3000, 2000])
  expect(list.filter((each) => 'transfer' in each).map(statusOf)).toEqual(['confirmed', 'confirmed', 'confirmed'])
})

test('the transfers of an entry that replaced another one are not those of both', () => {
  const fate: Fate = { status: 'failed', replacement: 'other', replacedBy: hash(2), instead: `${bob} 0 0x` }
  const list = activityOf([sent(2), sent(1, {}, fate)], [on(transfer(2))])
  expect(list.map((each) => 'transaction' in each && each.transfers?.length)).toEqual([1, undefined])
  const alone = activityOf([sent(1, {}, fate)], [on(transfer(2))])
  expect(alone.map((each) => 'transaction' in each && each.transfers?.length)).toEqual([1])
})

test('a transfer by a listed transaction completes its entry and is not listed again', () => {
  const own = transfer(2, { direction: 'out', from: alice, to: bob })
  const list = activityOf([sent(2)], [on(own)])
  expect(list).toEqual([{ ...sent(2), transfers: [own] }])
  const sped = sent(7, {}, { status: 'confirmed', speedUp: hash(2) })
  expect(activityOf([sped], [on(own)]), 'by the hash that the network has').toHaveLength(1)
})

test('a transaction of another network with the same hash is another one', () => {
  expect(activityOf([sent(2)], [{ chain: lineaGoerli, transfers: [transfer(2)] }])).toHaveLength(2)
})

test('without transfers, the list is the same', () => {
  const history = [sent(2), sent(1)]
  expect(activityOf(history, [on()])).toBe(history)
})

test('transfers of nothing are left out until they are asked for', () => {
  const list = activityOf([], [on(transfer(2, { value: 0n }), transfer(1))])
  expect(filterActivity(list, { search: '' }, String)).toEqual([list[1]])
  expect(filterActivity(list, { search: '', withNothing: true }, String)).toBe(list)
})

test('a search finds a transfer by what is shown of it, its addresses and its hash', () => {
  const list = activityOf([], [on(transfer(3))])
  const found = (search: string) => filterActivity(list, { search }, () => 'Shown').length
  expect(['shown', bob.toLowerCase(), hash(3).slice(2), 'refund'].map(found)).toEqual([1, 1, 1, 0])
})

test('an address that looks like a known one is recognised, and a known one is not', () => {
  const paid = transfer(1, { direction: 'out', from: alice, to: bob })
  const poisoned = transfer(2, { from: poison, value: 1n })
  const inName = transfer(3, { direction: 'out', from: alice, to: poison, value: 0n })
  const list = activityOf([], [on(inName, poisoned, paid)])
  const lookAlikeOf = lookAlikes(alice, list)
  expect([inName, poisoned, paid].map(lookAlikeOf)).toEqual([bob, bob, undefined])
  expect(lookAlikes(alice, activityOf([sent(9)], [on(poisoned)]))(poisoned), 'of a recipient in the history').toBe(bob)
  const wasPaid = [sent(9), sent(8, { to: poison })]
  expect(lookAlikes(alice, activityOf(wasPaid, [on(poisoned)]))(poisoned), 'that was paid itself').toBeUndefined()
  expect(lookAlikes(alice, activityOf([], [on(poisoned)]))(poisoned), 'of nobody known').toBeUndefined()
})
