import { expect, test } from 'vitest'
import type { Fate } from './fate.ts'
import {
  idOfKey,
  parseTransaction,
  serialiseTransaction,
  transactionKey,
  transactionPrefix
} from './stored-transactions.ts'
import type { SentTransaction, Transaction } from './transaction.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'1f'.repeat(32)}` as const
const sent: SentTransaction = {
  hash,
  description: 'Send 1 ETH',
  from: account,
  addedAt: 1,
  nonce: 4,
  firstSeenBlock: 15_000_000
}
const entry: Transaction = { sent, fate: { status: 'pending' } }
const withFields = (fields: Partial<SentTransaction>): Transaction => ({ ...entry, sent: { ...sent, ...fields } })
const parse = (text: string) => parseTransaction(text, { hash })
const record = (fields: object) => JSON.stringify({ ...sent, status: 'pending', version: 1, ...fields })
const damaged = { status: 'damaged' }

test('a record is flat, has a version number, and is read back', () => {
  const text = serialiseTransaction(entry)
  expect(JSON.parse(text)).toEqual({ ...sent, status: 'pending', version: 1 })
  expect(parse(text)).toEqual({ status: 'valid', entry })
})

test("what the page's own transaction did is stored by kind and values, without a sentence", () => {
  const description = {
    kind: 'transfer',
    to: account,
    value: 15n * 10n ** 17n,
    currency: { symbol: 'ETH', decimals: 18 }
  } as const
  const own = withFields({ description })
  const text = serialiseTransaction(own)
  expect(text).not.toMatch(/send/i)
  expect(parse(text)).toEqual({ status: 'valid', entry: own })
  expect(parse(record({ description: { ...description, value: 'all' } }))).toEqual(damaged)
})

test('what was reviewed, how it differs and what was promised are read back', () => {
  const outline = `${account} 5 0x12345678`
  const known: readonly Partial<SentTransaction>[] = [
    { reviewed: `${account.toLowerCase()} 5 0x` },
    { reviewed: `${account.toLowerCase()} 5 0xab+40000` },
    { mismatch: { kind: 'call', outline }, promised: 5n },
    { mismatch: { kind: 'sender', from: account } }
  ]
  for (const fields of known) {
    const kept = withFields(fields)
    expect(parse(serialiseTransaction(kept))).toEqual({ status: 'valid', entry: kept })
  }
})

test.each([
  { reviewed: 'everything' },
  { reviewed: ' 5 0x' },
  { mismatch: {} },
  { mismatch: { kind: 'call', outline: `${account} 5 0x${'ab'.repeat(9)}` } },
  { promised: 5 },
  { arrived: '5' }
])('a record with %j is damaged', (fields) => {
  expect(parse(record(fields))).toEqual(damaged)
})

test('a proposal is still one when it is read back', () => {
  const proposal = withFields({ isProposal: true })
  expect(parse(serialiseTransaction(proposal))).toEqual({ status: 'valid', entry: proposal })
  expect(parse(record({ isProposal: 'yes' }))).toEqual(damaged)
})

test('the recipient is read back in full; an entry without one is not damaged', () => {
  const paid = withFields({ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  expect(parse(serialiseTransaction(paid))).toEqual({ status: 'valid', entry: paid })
  expect(parse(serialiseTransaction(entry))).toEqual({ status: 'valid', entry })
  expect(parse(record({ to: '0x70…79C8' }))).toEqual(damaged)
})

test('what its receipt and its block say is read back; an entry of before that was stored is valid', () => {
  const fate: Fate = { status: 'confirmed', blockNumber: 7, blockHash: hash }
  const facts = { minedAt: 1_700_000_000_000, gasUsed: 21_000n, fee: 2n ** 256n - 1n }
  for (const each of [fate, { ...fate, ...facts }, { ...fate, status: 'failed' as const, ...facts }])
    expect(parse(serialiseTransaction({ sent, fate: each }))).toEqual({ status: 'valid', entry: { sent, fate: each } })
})

test.each([
  { fee: 21_000 },
  { fee: '-1' },
  { fee: '0x5208' },
  { fee: '1'.repeat(79) },
  { fee: null },
  { fee: { toString: 'x' } },
  { gasUsed: '1e9' },
  { gasUsed: '' },
  { gasUsed: [] },
  { minedAt: '2026' },
  { minedAt: -1 },
  { minedAt: 1e300 },
  { minedAt: 1.5 }
])('a record whose facts make no sense is damaged: %j', (facts) => {
  const block = { blockNumber: 7, blockHash: hash }
  expect(parse(record({ status: 'confirmed', ...block }))).toMatchObject({ status: 'valid' })
  expect(parse(record({ status: 'confirmed', ...block, ...facts }))).toEqual(damaged)
})

test('an entry that is in no block has no facts of one', () => {
  expect(parse(record({ fee: '1' }))).toEqual(damaged)
  expect(parse(record({ status: 'failed', replacement: 'unclear', gasUsed: '1' }))).toEqual(damaged)
})

test('an entry’s fate is read back, and accepted only in the shape in which it was written', () => {
  const fates: readonly Fate[] = [
    { status: 'pending', unknownSince: 5 },
    { status: 'pending', unknownSince: 5, isBeyondHistory: true },
    { status: 'pending', unknownSince: 5, isNeverSeen: true },
    { status: 'pending', unknownSince: 5, nonceUsedBy: hash },
    { status: 'failed', replacement: 'unclear', blockNumber: 7 },
    { status: 'failed', replacement: 'cancellation', replacedBy: hash, blockNumber: 7 },
    { status: 'pending', speedUp: hash },
    { status: 'confirmed', blockNumber: 7, blockHash: hash, isFinal: true }
  ]
  const guessed = withFields({ expectedNonce: 7 })
  const called = [`${account.toLowerCase()} 1 0x`, ' 0 0x6001'].map((call) => withFields({ call }))
  for (const each of [...fates.map((fate) => ({ sent, fate })), ...called, guessed])
    expect(parse(serialiseTransaction(each))).toEqual({ status: 'valid', entry: each })
  for (const field of [
    { unknownSince: 'long' },
    { unknownSince: -1 },
    { replacement: 1 },
    { isFinal: false },
    { call: 'pay' },
    { call: 1 }
  ])
    expect(parse(record(field))).toEqual(damaged)
})

test.each([
  { status: 'confirmed', replacement: 'unclear' },
  { replacement: 'other', replacedBy: hash, instead: ' 0 0x' },
  { status: 'failed', replacement: 'other' },
  { status: 'failed', replacement: 'other', replacedBy: hash },
  { status: 'failed', replacement: 'unclear', speedUp: hash },
  { status: 'failed', replacement: 'swapped', replacedBy: hash },
  { replacedBy: hash },
  { replacement: 'speed-up', replacedBy: hash },
  { speedUp: '0x12' },
  { unknownSince: 5, confirmationsSoFar: 1 },
  { isFinal: true },
  { status: 'confirmed', unknownSince: 5 },
  { isBeyondHistory: true },
  { isNeverSeen: true },
  { nonceUsedBy: hash },
  { unknownSince: 5, nonceUsedBy: '0x12' },
  { expectedNonce: -1 }
])('%o is damaged', (fields) => {
  expect(parse(record(fields))).toEqual(damaged)
})

test('what became of an entry is read back as it was written', () => {
  const settled = { status: 'failed', blockNumber: 7, blockHash: hash } as const
  const told: readonly Transaction[] = [
    { sent: { ...sent, confirmations: 3 }, fate: { status: 'pending', confirmationsSoFar: 2 } },
    { sent, fate: { ...settled, revert: { type: 'reason', details: 'Too late' } } },
    { sent, fate: { ...settled, speedUp: hash, revert: { type: 'panic', details: '0x11' } } },
    { sent, fate: { ...settled, replacement: 'other', replacedBy: hash, instead: `${account} 5 0xa9059cbb` } },
    { sent, fate: { ...settled, replacement: 'other', replacedBy: hash, instead: ' 0 0x' } },
    { sent: { ...sent, searchedTo: 116 }, fate: { status: 'failed', replacement: 'unclear', blockNumber: 7 } },
    withFields({ errors: [{ type: 'error', name: 'Poor', inputs: [{ name: 'has', type: 'uint256' }] }] })
  ]
  for (const each of told) expect(parse(serialiseTransaction(each))).toEqual({ status: 'valid', entry: each })
})

const reverted = { status: 'failed', blockNumber: 7, blockHash: hash }
test.each([
  { confirmationsSoFar: 0 },
  { confirmationsSoFar: '1' },
  { ...reverted, confirmationsSoFar: 1 },
  { revert: { type: 'reason', details: 'Too late' } },
  { ...reverted, status: 'confirmed', revert: { type: 'reason', details: 'Too late' } },
  { ...reverted, blockHash: undefined, revert: { type: 'reason', details: 'Too late' } },
  { ...reverted, replacement: 'unclear', revert: { type: 'reason', details: 'Too late' } },
  { ...reverted, revert: 'Too late' },
  { ...reverted, revert: { type: 'shrug', details: '' } },
  { ...reverted, revert: { type: 'panic', details: 'x' } },
  { ...reverted, revert: { type: 'reason', details: 'x'.repeat(401) } },
  { ...reverted, instead: ' 0 0x' },
  { ...reverted, replacement: 'other', replacedBy: hash, instead: 'nothing' },
  { ...reverted, replacement: 'other', replacedBy: hash, instead: ' 0 0x', revert: { type: 'reason', details: '' } },
  { searchedTo: -1 },
  { errors: {} },
  { errors: [null] },
  { errors: [{ type: 'event', name: 'Poor', inputs: [] }] }
])('%o is damaged too', (fields) => {
  expect(parse(record(fields))).toEqual(damaged)
})

test.each([1e300, -1e300, 8_640_000_000_000_001, 2 ** 53, null, '1', undefined])(
  'a moment of %s is none that a Date holds, and damage',
  (at) => {
    expect(parse(record({ addedAt: at }))).toEqual(damaged)
    if (at !== undefined) expect(parse(record({ unknownSince: at }))).toEqual(damaged)
  }
)

test.each(['null', '{}', '"text"', 'text', '', '7', '[]', '{"version":1}'])('%s is damage, and never thrown', (text) =>
  expect(parse(text)).toEqual(damaged)
)

test.each([undefined, 0, -1, 1.5, '1', null])('a record of version %s is damage', (version) => {
  expect(parse(record({ version }))).toEqual(damaged)
})

test('a record of a later version is not damaged, whatever else it holds', () => {
  expect(parse(record({ version: 2 }))).toEqual({ status: 'newer' })
  expect(parse('{"version":7,"whatever":[]}')).toEqual({ status: 'newer' })
})

test('a record that holds another entry than its key says is damage, as is a hash in capitals', () => {
  expect(parseTransaction(record({}), { hash: `0x${'2'.repeat(64)}` })).toEqual(damaged)
  expect(parse(record({ hash: `0x${'1F'.repeat(32)}` }))).toEqual(damaged)
})

test('every entry has its own key, which identifies it, whatever the letter case of the account', () => {
  const id = { account, chainId: 84531, hash } as const
  const key = transactionKey(id)
  expect(key.startsWith(transactionPrefix(account))).toBe(true)
  expect(transactionKey({ ...id, account: '0xF39FD6e51aad88F6F4ce6aB8827279cffFb92266' })).toBe(key)
  expect(transactionKey({ ...id, chainId: 1 })).not.toBe(key)
  expect(idOfKey(account, key)).toEqual(id)
})

test.each(['', '84531', '84531.0x', `84531.${hash}.damaged`, `084531.${hash}`, `1e3.${hash}`, `x.${hash}`])(
  'a key that ends with %j is no record’s',
  (end) => expect(idOfKey(account, `${transactionPrefix(account)}${end}`)).toBeUndefined()
)
