import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hex } from '../address.ts'
import { type Fate, type FateEvent, isReplaced, isReverted, isSettledForGood, nextFate } from './fate.ts'
import { parseTransaction, serialiseTransaction } from './stored-transactions.ts'
import { type Transaction, transactionAfter } from './transaction.ts'

const hashOf = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`
const entry: Transaction = {
  sent: {
    hash: hashOf(1),
    description: 'Send 1 ETH',
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    addedAt: 1,
    confirmations: 3
  },
  fate: { status: 'pending' }
}

const hash = fc.integer({ min: 1, max: 4 }).map(hashOf)
const blockNumber = fc.integer({ min: 100, max: 104 })
const head = fc.integer({ min: 98, max: 180 }).map(BigInt)
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const cost = fc.record({ gasUsed: amount, fee: amount }, { requiredKeys: [] })
const revert = fc.constantFrom({ type: 'reason', details: 'Too late' }, { type: 'unrepeated', details: '' } as const)

const event: fc.Arbitrary<FateEvent> = fc.oneof(
  fc.record({
    type: fc.constant('mined' as const),
    receipt: fc
      .record({ succeeded: fc.boolean(), blockNumber: blockNumber.map(BigInt), blockHash: hash })
      .chain((receipt) => cost.map((said) => ({ ...receipt, ...said }))),
    head,
    confirmations: fc.integer({ min: 1, max: 3 })
  }),
  fc.constant<FateEvent>({ type: 'seen' }),
  fc.record({
    type: fc.constant('unseen' as const),
    since: fc.nat(),
    isBeyondHistory: fc.boolean(),
    isNeverSeen: fc.boolean(),
    isNonceFree: fc.boolean()
  }),
  fc.record({ type: fc.constant('nonce-used' as const), by: hash }),
  fc.record({ type: fc.constantFrom('upheld' as const, 'contradicted' as const), head }),
  fc.record({
    type: fc.constant('replaced' as const),
    replacement: fc.constantFrom('speed-up' as const, 'cancellation' as const, 'other' as const, 'unclear' as const),
    replacedBy: hash,
    instead: fc.constant(' 5 0x'),
    blockNumber,
    blockHash: hash
  }),
  fc.record({ type: fc.constant('dated' as const), blockHash: hash, minedAt: fc.nat() }),
  fc.record({ type: fc.constant('arrived' as const), blockHash: hash, amount }),
  fc.record({ type: fc.constant('explained' as const), blockHash: hash, revert: revert as fc.Arbitrary<never> }),
  fc.constantFrom<FateEvent>({ type: 'own-found' }, { type: 'proposal-ended' })
)
const events = fc.array(event, { maxLength: 12 })
const after = (...told: readonly FateEvent[]) => told.reduce<Transaction>(transactionAfter, entry)

test('whatever happens to an entry, it can be stored and read back', () => {
  fc.assert(
    fc.property(events, (told) => {
      const now = after(...told)
      expect(parseTransaction(serialiseTransaction(now), entry.sent)).toEqual({ status: 'valid', entry: now })
    })
  )
})

test('the same event a second time changes nothing more, except that a contradiction contradicts what the first one made', () => {
  fc.assert(
    fc.property(events, event, (told, last) => {
      fc.pre(last.type !== 'contradicted')
      const once = after(...told, last)
      expect(transactionAfter(once, last)).toEqual(once)
    })
  )
})

test('an entry has what is true of its state, and nothing of the one before', () => {
  fc.assert(
    fc.property(events, (told) => {
      const { fate } = after(...told)
      if (fate.status === 'pending') expect(isReplaced(fate) || isReverted(fate) || isSettledForGood(fate)).toBe(false)
      else expect(fate).not.toHaveProperty('confirmationsSoFar')
      if ('revert' in fate) expect(isReverted(fate)).toBe(true)
      if ('instead' in fate) expect(fate.replacement).toBe('other')
      if ('confirmationsSoFar' in fate) expect(fate).not.toHaveProperty('unknownSince')
    })
  )
})

test('what is final stays as it is, but for the reason of its revert, the time of its block, how much has arrived and what had replaced it', () => {
  fc.assert(
    fc.property(events, event, (told, last) => {
      const before = after(...told).fate
      if (!isSettledForGood(before) || ('replacement' in before && before.replacement === 'unclear')) return
      expect(unexplained(nextFate(before, last))).toEqual(unexplained(before))
    })
  )
})

function unexplained(fate: Fate): object {
  const unread = { revert: undefined, minedAt: undefined, arrived: undefined }
  const { revert: _, minedAt: _time, arrived: _amount, ...rest } = { ...unread, ...fate }
  return rest
}
