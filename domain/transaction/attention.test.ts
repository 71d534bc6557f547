import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import { type AccountReading, attentionTo } from './attention.ts'
import type { Transaction } from './transaction.ts'

const NOW = 1_700_000_000_000
const MINUTE = 60_000
const to: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const rates = { baseFee: 10n, tip: 5n, gasPrice: 12n, l1Fee: 0n }
const calm: AccountReading = { mined: 7n, next: 7n, waitingSince: undefined, rates, delegate: undefined }
const entry = (nonce: number | undefined, minutesAgo: number, status = 'pending') =>
  ({
    sent: { hash: '0x1', description: '', addedAt: NOW - minutesAgo * MINUTE, nonce },
    fate: { status }
  }) as unknown as Transaction
const found = (
  more: Partial<AccountReading>,
  entries: readonly Transaction[] = [],
  balance: bigint | undefined = 10n ** 18n
) => attentionTo({ reading: { ...calm, ...more }, balance, entries, now: NOW })

test('most of the time, nothing needs attention', () => {
  expect(found({})).toEqual([])
  expect(found({ next: 8n, waitingSince: NOW - MINUTE }, [entry(7, 1)])).toEqual([])
})

test('a transaction that waits for more than 5 minutes holds up those behind it', () => {
  const stuck = { type: 'stuck', nonce: 7n, count: 2, since: NOW - 6 * MINUTE }
  expect(found({ next: 9n, waitingSince: NOW }, [entry(8, 2), entry(7, 6)])).toEqual([stuck])
  expect(found({ next: 9n, waitingSince: NOW - 6 * MINUTE }), 'sent from elsewhere').toEqual([stuck])
  expect(found({ next: 9n, waitingSince: NOW - 5 * MINUTE + 1 })).toEqual([])
})

test('an entry that is settled, not next in line, or not in the network, holds nothing up', () => {
  const fresh = { next: 8n, waitingSince: NOW - MINUTE }
  expect(found(fresh, [entry(7, 1), entry(undefined, 60)]), 'a proposal').toEqual([])
  expect(found(fresh, [entry(7, 1), entry(5, 60)]), 'dropped').toEqual([])
  expect(found({}, [entry(7, 60)])).toEqual([])
  expect(found({ next: 8n, waitingSince: NOW }, [entry(6, 60, 'confirmed')])).toEqual([])
})

test('a transaction behind a nonce that the network does not have cannot be mined', () => {
  expect(found({}, [entry(9, 2)])).toEqual([{ type: 'gap', missing: 7, waiting: 9 }])
  expect(found({}, [entry(9, 0.9)]), 'the node may not have it yet').toEqual([])
  expect(found({}, [entry(7, 2)]), 'nothing is missing before it').toEqual([])
  expect(found({}, [entry(undefined, 2)])).toEqual([])
})

test('a balance below the fee of a plain transfer pays for nothing', () => {
  const fee = 21_000n * 25n
  expect(found({}, [], fee - 1n)).toEqual([{ type: 'no-fee', fee }])
  expect(found({}, [], fee)).toEqual([])
  expect(attentionTo({ reading: calm, balance: undefined, entries: [], now: NOW })).toEqual([])
  expect(found({ rates: undefined }, [], 0n)).toEqual([])
})

test('an account that runs a contract’s code says whose', () => {
  expect(found({ delegate: to })).toEqual([{ type: 'delegated', to }])
})

test('an hour by which the clock was set back is not waited for, and nothing is said to wait since later than now', () => {
  expect(found({ next: 8n, waitingSince: NOW + 60 * MINUTE }, [entry(7, -60)])).toEqual([
    { type: 'stuck', nonce: 7n, count: 1, since: NOW }
  ])
  expect(found({}, [entry(9, -60)])).toEqual([{ type: 'gap', missing: 7, waiting: 9 }])
})
