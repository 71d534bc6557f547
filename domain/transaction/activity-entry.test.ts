import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/chains.ts'
import type { Address } from '../address.ts'
import { activityOf, activityState, lookAlikes, type SentEntry, timeOf } from './activity-entry.ts'
import { activityCsv, activityJson } from './activity-export.ts'
import { filterActivity } from './activity-filter.ts'
import type { LoggedTransfer } from './logged-transfer.ts'

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

const sent = (n: number, more: Partial<SentEntry['transaction']> = {}): SentEntry => ({
  chain: baseGoerli,
  transaction: {
    hash: hash(n),
    description: `Payment ${n}`,
    from: alice,
    to: bob,
    addedAt: n * 1000,
    status: 'confirmed',
    ...more
  } as SentEntry['transaction']
})
const on = (...transfers: readonly LoggedTransfer[]) => ({ chain: baseGoerli, transfers })

test('transactions and transfers are one list, newest first', () => {
  const list = activityOf(
    [sent(5), sent(2)],
    [on(transfer(6), transfer(3)), { chain: lineaGoerli, transfers: [transfer(4)] }]
  )
  expect(list.map(timeOf)).toEqual([6000, 5000, 4000, 3000, 2000])
  expect(list.filter((each) => 'transfer' in each).map(activityState)).toEqual(['confirmed', 'confirmed', 'confirmed'])
})

test('a transfer by a listed transaction completes its entry and is not listed again', () => {
  const own = transfer(2, { direction: 'out', from: alice, to: bob })
  const list = activityOf([sent(2)], [on(own)])
  expect(list).toEqual([{ ...sent(2), transfers: [own] }])
  const upper = sent(171, { hash: hash(171).toUpperCase().replace('0X', '0x') as typeof own.hash })
  expect(activityOf([upper], [on(transfer(171))]), 'whatever the letter case').toHaveLength(1)
  const sped = sent(7, { replacement: 'speed-up', replacedBy: hash(2) })
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
  expect(filterActivity(list, { search: '' })).toEqual([list[1]])
  expect(filterActivity(list, { search: '', withNothing: true })).toBe(list)
})

test.each([
  ['what happened', 'received', 1],
  ['the amount and token', '1.5 tusd', 2],
  ['the other address', bob.toLowerCase(), 2],
  ['the hash', hash(3).slice(2), 1],
  ["a transaction's transfers, too", 'sent 1.5', 1],
  ['nothing that it lacks', 'refund', 0]
])('a search finds transfers by %s', (_what, search, count) => {
  const own = transfer(2, { direction: 'out', from: alice, to: bob })
  expect(filterActivity(activityOf([sent(2)], [on(own, transfer(3))]), { search })).toHaveLength(count)
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

test('exports have what was transferred, for a transaction all of it', () => {
  const swapped = [transfer(2, { direction: 'out', from: alice, to: bob, logIndex: 1 }), transfer(2, { value: 7n })]
  const list = activityOf([sent(2)], [on(transfer(3, { from: poison }), ...swapped)])
  expect(JSON.parse(activityJson(list))).toEqual([
    {
      time: '1970-01-01T00:00:03.000Z',
      network: 'Base Goerli',
      chainId: 84531,
      state: 'confirmed',
      description: 'Received 1.5 tUSD',
      from: poison,
      to: alice,
      hash: hash(3),
      networkHash: hash(3),
      block: 3,
      direction: 'in',
      amount: '1.5',
      token: 'tUSD',
      tokenAddress: token.address
    },
    expect.objectContaining({
      description: 'Payment 2',
      direction: 'out; in',
      amount: '1.5; 0.000007',
      token: 'tUSD; tUSD'
    })
  ])
  const [, first] = activityCsv(list).split('\r\n')
  expect(first).toContain('Received 1.5 tUSD')
  expect(first?.endsWith(`,in,1.5,tUSD,${token.address}`)).toBe(true)
})
