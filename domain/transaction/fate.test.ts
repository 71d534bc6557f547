import { describe, expect, test } from 'vitest'
import { type Fate, type FateEvent, FINAL_DEPTH, isSettledForGood, nextFate, type Replacement } from './fate.ts'

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const block = { blockNumber: 100, blockHash: hashOf(100) }
const elsewhere = { blockNumber: 103, blockHash: hashOf(103) }
const [spedUp, other] = [hashOf(2), hashOf(3)]
const speedUp = { speedUp: spedUp } as const
const revert = { type: 'reason', details: 'Too late' } as const
const pending: Fate = { status: 'pending' }
const unclear: Fate = { status: 'failed', replacement: 'unclear', blockNumber: 102 }
const confirmed: Fate = { status: 'confirmed', ...block }

/** Every word that a fate is told by, and what else makes a difference to what may follow. */
type State =
  | Fate['status']
  | Replacement
  | 'unknown'
  | 'taken back'
  | 'in a block'
  | 'confirmed speed-up'
  | 'reverted speed-up'
  | 'explained'
  | 'final'
  | 'ended proposal'

const states: Record<State, Fate> = {
  pending,
  unknown: { status: 'pending', unknownSince: 5, isBeyondHistory: true },
  'taken back': { status: 'pending', ...block },
  'in a block': { status: 'pending', confirmationsSoFar: 2 },
  'speed-up': { status: 'pending', ...speedUp },
  confirmed,
  failed: { status: 'failed', ...block },
  'confirmed speed-up': { status: 'confirmed', ...speedUp, ...block },
  'reverted speed-up': { status: 'failed', ...speedUp, ...block },
  explained: { status: 'failed', ...block, revert: { type: 'unrepeated', details: '' } },
  final: { ...confirmed, isFinal: true },
  'ended proposal': { status: 'failed' },
  cancellation: { status: 'failed', replacement: 'cancellation', replacedBy: other, ...block },
  other: { status: 'failed', replacement: 'other', replacedBy: other, instead: ' 1 0x', ...block },
  unclear
}

const events: { readonly [Type in FateEvent['type']]: Extract<FateEvent, { readonly type: Type }> } = {
  mined: {
    type: 'mined',
    receipt: { succeeded: true, blockNumber: 103n, blockHash: hashOf(103) },
    head: 103n,
    confirmations: 1
  },
  seen: { type: 'seen' },
  unseen: { type: 'unseen', since: 9, isBeyondHistory: false, isNeverSeen: false, isNonceFree: false },
  'nonce-used': { type: 'nonce-used', by: other },
  upheld: { type: 'upheld', head: 110n },
  contradicted: { type: 'contradicted', head: 110n },
  replaced: { type: 'replaced', replacement: 'other', replacedBy: other, instead: ' 5 0x', ...elsewhere },
  'own-found': { type: 'own-found' },
  explained: { type: 'explained', blockHash: block.blockHash, revert },
  dated: { type: 'dated', blockHash: block.blockHash, minedAt: 7 },
  arrived: { type: 'arrived', blockHash: block.blockHash, amount: 4n },
  'proposal-ended': { type: 'proposal-ended' }
}

const mined: Fate = { status: 'confirmed', ...elsewhere }
const minedSpeedUp: Fate = { ...mined, ...speedUp }
const unseen: Fate = { status: 'pending', unknownSince: 9 }
const givenUp: Fate = { status: 'failed', replacement: 'unclear', blockNumber: 110 }
const replaced: Fate = { status: 'failed', replacement: 'other', replacedBy: other, instead: ' 5 0x', ...elsewhere }
const ended: Fate = { status: 'failed' }
/** Nothing but a receipt, or a contradiction, changes what is settled. */
const settled = {
  seen: 'same',
  unseen: 'same',
  'nonce-used': 'same',
  upheld: 'same',
  replaced: 'same',
  'own-found': 'same',
  explained: 'same',
  dated: 'same',
  arrived: 'same'
} as const
const unchanged = { ...settled, mined: 'same', contradicted: 'same', 'proposal-ended': 'same' } as const

const table: Record<State, Record<FateEvent['type'], Fate | 'same'>> = {
  pending: {
    mined,
    seen: pending,
    unseen,
    'nonce-used': 'same',
    upheld: 'same',
    contradicted: givenUp,
    replaced,
    'own-found': pending,
    explained: 'same',
    dated: 'same',
    arrived: 'same',
    'proposal-ended': ended
  },
  unknown: {
    mined,
    seen: pending,
    unseen: { status: 'pending', unknownSince: 5 },
    'nonce-used': { status: 'pending', unknownSince: 5, isBeyondHistory: true, nonceUsedBy: other },
    upheld: 'same',
    contradicted: givenUp,
    replaced,
    'own-found': states.unknown,
    explained: 'same',
    dated: 'same',
    arrived: 'same',
    'proposal-ended': ended
  },
  'taken back': {
    mined,
    seen: states['taken back'],
    unseen: { ...unseen, ...block },
    'nonce-used': 'same',
    upheld: 'same',
    contradicted: givenUp,
    replaced,
    'own-found': pending,
    explained: 'same',
    dated: 'same',
    arrived: 'same',
    'proposal-ended': { ...ended, ...block }
  },
  'in a block': {
    mined,
    seen: pending,
    unseen,
    'nonce-used': 'same',
    upheld: 'same',
    contradicted: givenUp,
    replaced,
    'own-found': pending,
    explained: 'same',
    dated: 'same',
    arrived: 'same',
    'proposal-ended': ended
  },
  'speed-up': {
    mined: minedSpeedUp,
    seen: states['speed-up'],
    unseen: { status: 'pending', unknownSince: 9, ...speedUp },
    'nonce-used': 'same',
    upheld: 'same',
    contradicted: givenUp,
    replaced,
    'own-found': pending,
    explained: 'same',
    dated: 'same',
    arrived: 'same',
    'proposal-ended': { status: 'failed', ...speedUp }
  },
  confirmed: {
    ...settled,
    mined,
    contradicted: { status: 'pending', ...block },
    dated: { ...confirmed, minedAt: 7 },
    arrived: { ...confirmed, arrived: 4n },
    'proposal-ended': 'same'
  },
  failed: {
    ...settled,
    mined,
    contradicted: { status: 'pending', ...block },
    explained: { status: 'failed', ...block, revert },
    dated: { status: 'failed', ...block, minedAt: 7 },
    'proposal-ended': 'same'
  },
  explained: {
    ...settled,
    mined,
    contradicted: { status: 'pending', ...block },
    dated: { status: 'failed', ...block, revert: { type: 'unrepeated', details: '' }, minedAt: 7 },
    'proposal-ended': 'same'
  },
  'confirmed speed-up': {
    ...settled,
    mined: minedSpeedUp,
    contradicted: { status: 'pending', ...block, ...speedUp },
    dated: { status: 'confirmed', ...speedUp, ...block, minedAt: 7 },
    arrived: { status: 'confirmed', ...speedUp, ...block, arrived: 4n },
    'proposal-ended': 'same'
  },
  'reverted speed-up': {
    ...settled,
    mined: minedSpeedUp,
    contradicted: { status: 'pending', ...block, ...speedUp },
    explained: { status: 'failed', ...speedUp, ...block, revert },
    dated: { status: 'failed', ...speedUp, ...block, minedAt: 7 },
    'proposal-ended': 'same'
  },
  final: {
    ...unchanged,
    dated: { status: 'confirmed', ...block, isFinal: true, minedAt: 7 },
    arrived: { status: 'confirmed', ...block, isFinal: true, arrived: 4n }
  },
  'ended proposal': unchanged,
  cancellation: { ...settled, mined, contradicted: pending, 'proposal-ended': 'same' },
  other: { ...settled, mined, contradicted: pending, 'proposal-ended': 'same' },
  unclear: { ...settled, mined, contradicted: pending, replaced, 'own-found': pending, 'proposal-ended': 'same' }
}

const pairs = (Object.keys(states) as State[]).flatMap((state) =>
  Object.values(events).map((event) => [state, event.type, event] as const)
)

test.each(pairs)('a fate that is %s, and then %s', (state, type, event) => {
  const expected = table[state][type]
  const next = nextFate(states[state], event)
  if (expected === 'same') expect(next).toBe(states[state])
  else expect(next).toEqual(expected)
})

describe('what a fate becomes', () => {
  const after = (fate: Fate, ...each: readonly FateEvent[]) => each.reduce(nextFate, fate)

  test('is final once it is deep enough, and nothing changes it any more', () => {
    const deep = 100n + FINAL_DEPTH
    expect(after(confirmed, { type: 'upheld', head: deep - 1n })).toEqual(confirmed)
    expect(after(confirmed, { type: 'upheld', head: deep }, events.contradicted, events.mined)).toEqual(states.final)
    expect(after(pending, { ...events.mined, head: 103n + FINAL_DEPTH })).toEqual({ ...mined, isFinal: true })
  })

  test('is pending until its receipt is as deep as the entry asks, its own block included', () => {
    const patient = { ...events.mined, confirmations: 3 }
    expect(after(pending, { ...patient, head: 102n })).toEqual(pending)
    expect(after(pending, { ...patient, head: 104n })).toEqual({ ...pending, confirmationsSoFar: 2 })
    expect(after(confirmed, patient)).toEqual({ ...pending, confirmationsSoFar: 1 })
    expect(after(pending, { ...patient, head: 104n }, events.seen)).toEqual(pending)
    expect(after(pending, { ...patient, head: 105n })).toEqual(mined)
  })

  test('names what used its expected nonce until that is free again, while no node has it', () => {
    const used: Fate = { ...unseen, nonceUsedBy: other }
    const neverSeen = { ...events.unseen, isNeverSeen: true }
    expect(after(unseen, neverSeen)).toEqual({ ...unseen, isNeverSeen: true })
    expect(after(unseen, neverSeen, events['nonce-used'])).toEqual(used)
    expect(after(used, events.unseen)).toEqual(used)
    expect(after(used, { ...events.unseen, isNonceFree: true })).toEqual(unseen)
    expect(after(used, events.seen)).toEqual(pending)
    expect(after(used, events.mined)).toEqual(mined)
  })

  test('is a failure with a receipt that did not succeed', () => {
    const { receipt } = events.mined
    const reverted = { ...events.mined, receipt: { ...receipt, succeeded: false } }
    expect(after(pending, reverted)).toEqual({ status: 'failed', ...elsewhere })
  })

  test('is confirmed, but not known to have succeeded, with a receipt that does not say so, until another one does', () => {
    const { receipt } = events.mined
    const unsaid = { ...events.mined, receipt: { ...receipt, succeeded: undefined } }
    const confirmed: Fate = { status: 'confirmed', ...elsewhere, isOutcomeUnknown: true }
    expect(after(pending, unsaid)).toEqual(confirmed)
    const again = { ...receipt, blockHash: block.blockHash, blockNumber: BigInt(block.blockNumber) }
    expect(after(pending, unsaid, { ...events.mined, receipt: again })).toEqual({ status: 'confirmed', ...block })
  })

  test('has the reason for a revert only in its own block, also once it is final', () => {
    const final: Fate = { status: 'failed', ...block, isFinal: true }
    expect(nextFate(final, events.explained)).toEqual({ ...final, revert })
    expect(nextFate(states.failed, { ...events.explained, blockHash: elsewhere.blockHash })).toBe(states.failed)
    const { receipt } = events.mined
    const again = { ...events.mined, receipt: { ...receipt, succeeded: false } }
    expect(after(states.failed, events.explained, again)).toEqual({ status: 'failed', ...elsewhere })
  })

  test('has the cost of its own block only, and the time of that block', () => {
    const cost = { gasUsed: 21_000n, fee: 63_000n }
    const minedAtCost = { ...events.mined, receipt: { ...events.mined.receipt, ...cost } }
    const dated = { ...events.dated, blockHash: elsewhere.blockHash, minedAt: 9 } as const
    const costly: Fate = { ...mined, ...cost }
    expect(after(pending, minedAtCost, dated)).toEqual({ ...costly, minedAt: 9 })
    expect(after(pending, minedAtCost, events.dated)).toEqual(costly)
    expect(after(pending, minedAtCost, dated, events.contradicted)).toEqual({ ...pending, ...elsewhere })
    expect(after(pending, minedAtCost, dated, { ...dated, minedAt: 11 })).toEqual({ ...costly, minedAt: 9 })
  })

  test('has a cost that only a later answer for its block says, and keeps what an earlier one has said', () => {
    const told = (more: object) => ({ ...events.mined, receipt: { ...events.mined.receipt, ...more } })
    expect(after(pending, events.mined, told({ gasUsed: 21_000n }))).toEqual({ ...mined, gasUsed: 21_000n })
    const later = after(pending, told({ gasUsed: 21_000n }), told({ gasUsed: 22_000n, fee: 1n }))
    expect(later).toEqual({ ...mined, gasUsed: 21_000n, fee: 1n })
    const known = after(pending, told({ gasUsed: 21_000n, fee: 1n }))
    expect(nextFate(known, events.mined)).toBe(known)
  })

  test('stays with a receipt in its own block, whatever the head of a node that lags', () => {
    const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }
    expect(nextFate(confirmed, { ...events.mined, receipt, head: 99n, confirmations: 3 })).toBe(confirmed)
  })

  test('is pending, and not final, when its replacement turns out to be a speed-up, or its own transaction', () => {
    const long: Fate = { ...unclear, isFinal: true }
    const found: FateEvent = { ...events.replaced, replacement: 'speed-up', replacedBy: spedUp }
    expect(after(long, found)).toEqual(states['speed-up'])
    expect(after(long, events['own-found'])).toEqual(pending)
    expect(after(long, events.replaced)).toEqual(replaced)
  })
})

test('a final entry is settled for good, and so is one that was settled without a block', () => {
  const forGood = (Object.keys(states) as State[]).filter((state) => isSettledForGood(states[state]))
  expect(forGood).toEqual(['final', 'ended proposal'])
})
