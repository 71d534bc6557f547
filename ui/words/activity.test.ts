import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { activityOf, type SentEntry } from '#domain/transaction/activity-entry.ts'
import { filterActivity } from '#domain/transaction/activity-filter.ts'
import type { LoggedTransfer } from '#domain/transaction/logged-transfer.ts'
import { translate } from '#ui/text/live-text.ts'
import { entryText, transferredAmount } from './activity.ts'

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const

function transfer(n: number, more: Partial<LoggedTransfer> = {}): LoggedTransfer {
  const place = { hash: hash(n), blockNumber: BigInt(n), blockHash: hash(n), logIndex: 0, time: n * 1000 }
  return { direction: 'in', token, from: bob, to: alice, value: 1_500_000n, ...place, ...more }
}

const paid: SentEntry = {
  chain: baseGoerli,
  transaction: {
    sent: {
      hash: hash(2),
      description: { kind: 'transfer', to: bob, value: 1_500_000n, currency: token },
      from: alice,
      to: bob,
      addedAt: 2000
    },
    fate: { status: 'confirmed' }
  }
}
const own = transfer(2, { direction: 'out', from: alice, to: bob })
const list = activityOf([paid], [{ chain: baseGoerli, transfers: [own, transfer(3)] }])
const found = (search: string) => filterActivity(list, { search }, entryText).length

afterEach(() => translate({}))

test.each([
  ['what happened', 'received', 1],
  ['the amount and token', '1.5 tusd', 2],
  ['the other address', bob.toLowerCase(), 2],
  ['the hash', hash(3).slice(2), 1],
  ["a transaction's transfers, too", 'sent 1.5', 1],
  ['nothing that it lacks', 'refund', 0]
])('a search finds entries by %s', (_what, search, count) => {
  expect(found(search)).toBe(count)
})

test('a search finds the mark beside a status', () => {
  const { sent } = paid.transaction
  const fate = { status: 'failed', replacement: 'cancellation', replacedBy: hash(7) } as const
  const cancelled = { chain: baseGoerli, transaction: { sent, fate } }
  expect(filterActivity([cancelled, paid], { search: 'cancelled' }, entryText)).toEqual([cancelled])
})

test('a search is of what is shown, in the language in which it is shown', () => {
  translate({ account: { transactions: { sentTo: (amount: string, to: string) => `${amount} an ${to} senden` } } })
  expect([found('an 0x70…79c8 senden'), found('to 0x70…79c8')]).toEqual([1, 0])
})

test('an amount is exact, whatever its size', () => {
  expect(transferredAmount(transfer(1, { value: 2n ** 256n - 1n }))).toBe(
    '115792089237316195423570985008687907853269984665640564039457584007913129.639935 tUSD'
  )
})
