import { describe, expect, test } from 'vitest'
import type { MinedTransaction } from '#domain/ports/chain-reader.ts'
import { callOf } from './call.ts'
import { type Fate, isReplaced, speedUpOf } from './fate.ts'
import {
  decidingHash,
  explorerHash,
  networkHash,
  replacedBy,
  withExpectedNonceUsed,
  withReplacement
} from './replacement.ts'
import type { SentTransaction, Transaction } from './transaction.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const known = { from, to: bob, nonce: 7, value: 5n, data: '0xAB', blockNumber: undefined } as const
const sent: SentTransaction = {
  hash: hashOf(1),
  description: 'Send 5 wei',
  from,
  to: bob,
  addedAt: 1,
  nonce: 7,
  firstSeenBlock: 100,
  call: `${bob} 5 0xab`.toLowerCase()
}
const of = (fate: Fate): Transaction => ({ sent, fate })
const entry = of({ status: 'pending' })
const mined = (fields: Partial<MinedTransaction> = {}): MinedTransaction => ({
  ...known,
  hash: hashOf(2),
  blockNumber: 103n,
  blockHash: hashOf(103),
  ...fields
})
const inBlock = { status: 'failed', replacedBy: hashOf(2), blockNumber: 103, blockHash: hashOf(103) } as const
const cancellation = mined({ to: from, value: 0n, data: '0x' })

test('a transaction does what its recipient, value and data say, whatever the letter case', () => {
  expect(callOf(known)).toBe(sent.call)
  expect(callOf({ ...known, to: undefined })).toBe(' 5 0xab')
  expect(callOf({ ...known, data: `0x${'ab'.repeat(10_000)}` })).toBeUndefined()
})

test('one that does the same is a speed-up, whose receipt is still to come', () => {
  const spedUp = withReplacement(of({ status: 'pending', unknownSince: 5 }), mined({ data: '0xab' }))
  expect(spedUp).toEqual(of({ status: 'pending', speedUp: hashOf(2) }))
  expect([decidingHash(spedUp), networkHash(spedUp), isReplaced(spedUp.fate)]).toEqual([hashOf(2), hashOf(2), false])
})

test('one that sends nothing to its own sender is a cancellation', () => {
  const cancelled = withReplacement(entry, cancellation)
  expect(cancelled).toEqual(of({ ...inBlock, replacement: 'cancellation' }))
  expect([decidingHash(cancelled), networkHash(cancelled), isReplaced(cancelled.fate)]).toEqual([
    hashOf(1),
    hashOf(2),
    true
  ])
})

test('one that sends nothing in place of another that sent nothing is a speed-up', () => {
  const nothing = { ...entry, sent: { ...sent, call: `${from} 0 0x`.toLowerCase() } }
  expect(speedUpOf(withReplacement(nothing, cancellation).fate)).toBe(hashOf(2))
})

test.each<[string, Partial<MinedTransaction>, string]>([
  ['pays somebody else', { to: from }, `${from} 5 0xab`],
  ['pays more', { value: 6n }, `${bob} 6 0xab`],
  ['calls something else', { data: '0xACababababab' }, `${bob} 5 0xacababab`],
  ['makes a contract', { to: undefined }, ' 5 0xab'],
  ['tells its sender something', { to: from, value: 0n }, `${from} 0 0xab`]
])('one that %s is another, kept in outline', (_what, fields, instead) => {
  expect(withReplacement(entry, mined(fields))).toEqual(of({ ...inBlock, replacement: 'other', instead }))
})

test('for an entry without a stored call, only the cancellation of a payment to another account is recognised', () => {
  const { call: _, ...untold } = sent
  const { to: _to, ...unnamed } = untold
  const fates = [mined(), cancellation].map((found) => withReplacement({ ...entry, sent: untold }, found).fate)
  expect(fates).toMatchObject([{ replacement: 'unclear' }, { replacement: 'cancellation' }])
  expect(withReplacement({ ...entry, sent: unnamed }, cancellation)).toEqual({
    sent: unnamed,
    fate: { ...inBlock, replacement: 'unclear' }
  })
})

test('finding the entry’s own transaction corrects only what was wrong', () => {
  const own = mined({ hash: hashOf(1) })
  expect(withReplacement(entry, own)).toBe(entry)
  const unclear = of({ status: 'failed', replacement: 'unclear', blockNumber: 102 })
  expect(withReplacement(unclear, own)).toEqual(entry)
  const spedUp = of({ status: 'pending', speedUp: hashOf(2) })
  expect(withReplacement(spedUp, mined())).toBe(spedUp)
  expect(withReplacement(spedUp, own)).toEqual(entry)
  expect(withReplacement(spedUp, mined({ hash: hashOf(3) }))).toEqual(of({ status: 'pending', speedUp: hashOf(3) }))
})

describe('for an entry that no node has had, what has its expected nonce', () => {
  const { nonce, call, ...untold } = sent
  const unknown = { status: 'pending', unknownSince: 5 } as const
  const reviewed = call ?? ''
  const lost: Transaction = { sent: { ...untold, reviewed, expectedNonce: 7 }, fate: unknown }
  const told = (fate: Fate): Transaction => ({ sent: { ...sent, reviewed }, fate })

  test('is a speed-up if it does the same, and a cancellation if it does nothing', () => {
    expect(withExpectedNonceUsed(lost, mined(), false)).toEqual(told({ status: 'pending', speedUp: hashOf(2) }))
    expect(withExpectedNonceUsed(lost, cancellation, false)).toEqual(told({ ...inBlock, replacement: 'cancellation' }))
    expect(nonce).toBe(7)
  })

  test('decides nothing if it does something else, or is in the list itself, and is what an explorer shows', () => {
    const used = { ...lost, fate: { ...unknown, nonceUsedBy: hashOf(2) } }
    expect(withExpectedNonceUsed(lost, mined({ value: 6n }), false)).toEqual(used)
    expect(withExpectedNonceUsed(lost, mined(), true)).toEqual(used)
    expect([explorerHash(used), networkHash(used)]).toEqual([hashOf(2), hashOf(1)])
  })

  test('may be the entry itself, which a node has by now', () => {
    expect(withExpectedNonceUsed(lost, mined({ hash: hashOf(1) }), true)).toEqual(told({ status: 'pending' }))
  })
})

test('a mined entry replaces the pending ones of its sender that have its nonce, and no other entries', () => {
  const confirmed = { status: 'confirmed', blockNumber: 103, blockHash: hashOf(103) } as const
  const own: Transaction = {
    sent: { ...sent, hash: hashOf(2), to: bob, call: `${bob} 9 0x`.toLowerCase() },
    fate: confirmed
  }
  const others: readonly Transaction[] = [
    own,
    { ...entry, sent: { ...sent, hash: hashOf(3), nonce: 8 } },
    { ...entry, sent: { ...sent, hash: hashOf(4), from: bob } },
    { ...entry, sent: { ...sent, hash: hashOf(5), isProposal: true } },
    { sent: { ...sent, hash: hashOf(6) }, fate: { status: 'pending', speedUp: hashOf(2) } },
    { sent: { ...sent, hash: hashOf(7) }, fate: { status: 'failed', replacement: 'unclear' } }
  ]
  const fate = { ...inBlock, replacement: 'other', instead: `${bob} 9 0x` }
  expect(replacedBy(own, [entry, ...others])).toEqual([{ before: entry, after: { ...entry, fate } }])
  expect(replacedBy({ ...own, fate: { status: 'pending' } }, [entry])).toEqual([])
  const again: Transaction = { ...own, sent: { ...sent, hash: hashOf(2) } }
  const [change] = replacedBy(again, [entry])
  expect(change?.after.fate, 'the same payment once more, which was made once').toMatchObject({ replacement: 'other' })
})
