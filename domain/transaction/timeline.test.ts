import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fate } from './fate.ts'
import { canBeHurried, isOngoing, timelineOf } from './timeline.ts'
import type { SentTransaction, Transaction } from './transaction.ts'

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const

const entry = (
  fate: Fate,
  more: Partial<Pick<SentTransaction, 'askedAt' | 'isProposal' | 'nonce' | 'firstSeenBlock' | 'confirmations'>> = {}
): Transaction => ({
  sent: {
    hash: hash(1),
    description: 'Payment',
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    addedAt: 5,
    ...more
  },
  fate
})

const block = { blockNumber: 9, blockHash: hash(9) }
const seen = { nonce: 3, firstSeenBlock: 7 }
const stepsOf = (transaction: Transaction) => timelineOf(transaction).map(({ step }) => step)

test.each<[string, Transaction, readonly string[]]>([
  ['only sent', entry({ status: 'pending' }), ['sent', 'awaited']],
  ['sent by a wallet that this page asked', entry({ status: 'pending' }, { askedAt: 4 }), ['asked', 'sent', 'awaited']],
  ['seen', entry({ status: 'pending' }, seen), ['sent', 'firstPolled', 'seen', 'awaited']],
  [
    'in a block',
    entry({ status: 'pending', confirmationsSoFar: 1 }, { ...seen, confirmations: 3 }),
    ['sent', 'firstPolled', 'seen', 'mined']
  ],
  [
    'confirmed',
    entry({ status: 'confirmed', ...block }, seen),
    ['sent', 'firstPolled', 'seen', 'inBlock', 'confirmed']
  ],
  ['final', entry({ status: 'confirmed', ...block, isFinal: true }), ['sent', 'inBlock', 'confirmed', 'final']],
  [
    'in a block of a network that does not say whether it succeeded',
    entry({ status: 'confirmed', ...block, isOutcomeUnknown: true }),
    ['sent', 'inBlock', 'outcomeUnknown']
  ],
  ['reverted', entry({ status: 'failed', ...block }), ['sent', 'inBlock', 'reverted']],
  ['sped up', entry({ status: 'confirmed', speedUp: hash(2), ...block }), ['sent', 'replaced', 'inBlock', 'confirmed']],
  [
    'cancelled',
    entry({ status: 'failed', replacement: 'cancellation', replacedBy: hash(2), ...block }),
    ['sent', 'replacedInBlock', 'replaced']
  ],
  [
    'replaced, by what is unclear',
    entry({ status: 'failed', replacement: 'unclear', blockNumber: 9, isFinal: true }),
    ['sent', 'settledAt', 'replaced']
  ],
  ['dropped', entry({ status: 'pending', unknownSince: 6 }), ['sent', 'unknown']],
  [
    'dropped, with its nonce used',
    entry({ status: 'pending', unknownSince: 6, nonceUsedBy: hash(2) }),
    ['sent', 'unknown']
  ],
  ['reorganised', entry({ status: 'pending', ...block }), ['sent', 'reorganised', 'awaited']],
  ['proposed', entry({ status: 'pending' }, { isProposal: true }), ['proposed']],
  ['rejected', entry({ status: 'failed' }, { isProposal: true }), ['proposed', 'failed']]
])('the timeline of an entry that is %s', (_name, transaction, steps) => {
  expect(stepsOf(transaction)).toEqual(steps)
})

const fate = fc.oneof(
  fc.constantFrom<Fate>(
    { status: 'pending' },
    { status: 'pending', unknownSince: 6, isBeyondHistory: true },
    { status: 'pending', ...block },
    { status: 'confirmed', ...block },
    { status: 'failed' },
    { status: 'failed', replacement: 'other', replacedBy: hash(2), instead: ' 0 0x', ...block }
  ),
  fc.nat(9).map((count): Fate => ({ status: 'pending', confirmationsSoFar: count + 1 }))
)
const more = fc.record(
  { isProposal: fc.constant(true as const), nonce: fc.nat(), firstSeenBlock: fc.nat() },
  { requiredKeys: [] }
)

test('a timeline begins once, tells no step twice, and only says what the entry knows', () => {
  fc.assert(
    fc.property(fate, more, (of, known) => {
      const transaction = entry(of, known)
      const steps = stepsOf(transaction)
      expect(steps[0]).toBe(known.isProposal ? 'proposed' : 'sent')
      expect(new Set(steps).size).toBe(steps.length)
      expect([steps.includes('seen'), steps.includes('firstPolled')]).toEqual([
        known.nonce !== undefined,
        known.firstSeenBlock !== undefined
      ])
      const isEnded = steps.some((step) => ['confirmed', 'failed', 'reverted'].includes(step))
      expect(isEnded && isOngoing(transaction)).toBe(false)
    })
  )
})

test('a wallet can only hurry what no block has yet, and what is no proposal', () => {
  expect(canBeHurried(entry({ status: 'pending' }))).toBe(true)
  expect(canBeHurried(entry({ status: 'pending', unknownSince: 6 }))).toBe(true)
  expect(canBeHurried(entry({ status: 'pending', confirmationsSoFar: 1 }))).toBe(false)
  expect(canBeHurried(entry({ status: 'pending' }, { isProposal: true }))).toBe(false)
  expect(canBeHurried(entry({ status: 'failed' }))).toBe(false)
})
