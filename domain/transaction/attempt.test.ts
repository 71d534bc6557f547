import { describe, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Hex } from '../address.ts'
import {
  type Attempt,
  type AttemptEvent,
  countPause,
  describeAttempt,
  entryOfAttempt,
  isAnswerTo,
  isLongPassedOver,
  isOvertaken,
  isSameRequest,
  isSeenByNoNode,
  isUndecided,
  mayBeFound,
  nextAttempt
} from './attempt.ts'
import { SLOW_POLL_MS } from './transaction-poll.ts'

const hash: Hex = `0x${'1'.repeat(64)}`
const asked: Attempt = {
  id: 'a1',
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 1,
  wallet: { id: 'wallet', isPaired: false },
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  value: 25n,
  askedAt: 1_000,
  state: { status: 'open' }
}
const proposal: Attempt = { ...asked, isProposal: true }

const run = (attempt: Attempt, ...events: readonly AttemptEvent[]) =>
  events.reduce<Attempt | undefined>(nextAttempt, attempt)
const stateAfter = (attempt: Attempt, ...events: readonly AttemptEvent[]) => run(attempt, ...events)?.state

const expected = (nonce: bigint) => ({ type: 'expected', nonce }) as const
const another = { type: 'another-listed', nonce: undefined } as const
const listedWith = (nonce: number) => ({ type: 'another-listed', nonce }) as const
const usedBy = (nonce: number) => ({ type: 'nonce-used', nonce, by: hash }) as const
const unreadable = { type: 'failed', whetherSent: 'unknown', isUnreadable: true } as const
const [raised, free] = [
  { status: 'open', nonce: 8, lowestNonce: 7 },
  { status: 'open', nonce: 8 }
]
const failed = (whetherSent: 'no' | 'likely' | 'unknown') => ({ type: 'failed', whetherSent }) as const

describe('an attempt', () => {
  test.each<[string, readonly AttemptEvent[], unknown]>([
    ['is open until anything is known', [], { status: 'open' }],
    ['knows the nonce that it takes once a node has told it', [expected(7n)], { status: 'open', nonce: 7 }],
    ['keeps the first nonce that it was told', [expected(7n), expected(9n)], { status: 'open', nonce: 7 }],
    ['is not given a nonce that no number holds', [expected(2n ** 64n)], { status: 'open' }],
    ['takes the next nonce once another is listed', [expected(7n), another], raised],
    ['takes the next nonce once its own is taken', [expected(7n), listedWith(7)], raised],
    ['takes the next nonce once a later one is taken', [expected(7n), listedWith(8)], raised],
    ['keeps the lowest nonce to look up', [expected(7n), another, another], { ...raised, nonce: 9 }],
    ['takes the next nonce once its own is found elsewhere', [expected(7n), usedBy(7)], { ...free, nonceUsedBy: hash }],
    ['says nothing of what the list has', [expected(7n), { type: 'nonce-used', nonce: 7 }], free],
    [
      'keeps its own nonce while a lower one is looked up',
      [expected(7n), another, usedBy(7)],
      { ...free, nonceUsedBy: hash }
    ],
    ['ignores what was found of another nonce', [expected(7n), usedBy(6)], { status: 'open', nonce: 7 }],
    [
      'knows that the wallet has answered',
      [expected(7n), unreadable],
      { status: 'open', nonce: 7, isUnreadable: true }
    ],
    [
      'is over when an unreadable answer proves that nothing was sent',
      [{ ...unreadable, whetherSent: 'no' }],
      undefined
    ],
    [
      'keeps the expected nonce with its hash',
      [expected(7n), { type: 'sent', hash }],
      { status: 'sent', hash, nonce: 7 }
    ],
    ['keeps a nonce that comes after the one taken', [expected(8n), listedWith(7)], { status: 'open', nonce: 8 }],
    ['without a nonce has none after another is listed', [another], { status: 'open' }],
    ['with a hash keeps it when another is listed', [{ type: 'sent', hash }, another], { status: 'sent', hash }],
    ['stays when a failure proves nothing', [failed('unknown')], { status: 'open' }],
    ['stays when it was most likely sent', [expected(7n), failed('likely')], { status: 'open', nonce: 7 }],
    ['is over when nothing was sent', [failed('no')], undefined],
    ['keeps the hash until that is listed', [{ type: 'sent', hash }], { status: 'sent', hash }],
    ['keeps it when listing it fails', [{ type: 'sent', hash }, failed('unknown')], { status: 'sent', hash }],
    ['stays open over an answer that is no hash', [{ type: 'sent', hash: '0x12' }], { status: 'open' }],
    ['is over once its hash is listed', [{ type: 'sent', hash }, { type: 'listed' }], undefined],
    ['is over when the visitor says so', [expected(7n), { type: 'dismissed' }], undefined],
    ['that is over stays so', [{ type: 'dismissed' }, { type: 'sent', hash }], undefined]
  ])('%s', (_, events, state) => {
    expect(stateAfter(asked, ...events)).toEqual(state)
  })

  test('of a Safe has no nonce', () => {
    expect(stateAfter(proposal, expected(7n), another)).toEqual({ status: 'open' })
  })

  test('that nothing has happened to is the same object', () => {
    expect(run(asked, another, failed('unknown'))).toBe(asked)
  })
})

test('a transfer is known to be sent once there is a hash', () => {
  const states: readonly Attempt['state'][] = [{ status: 'open' }, { status: 'sent', hash }]
  expect(states.map((state) => isUndecided({ ...asked, state }))).toEqual([true, false])
})

test.each<[string, Attempt['state'], bigint | undefined, boolean]>([
  ['is overtaken once its nonce is used', { status: 'open', nonce: 7 }, 8n, true],
  ['is not while its nonce is free', { status: 'open', nonce: 7 }, 7n, false],
  ['is not before anything is counted', { status: 'open', nonce: 7 }, undefined, false],
  ['without a nonce never is', { status: 'open' }, 99n, false],
  ['with a hash never is', { status: 'sent', hash }, 99n, false]
])('an attempt %s', (_, state, mined, expectation) => {
  expect(isOvertaken({ ...asked, state }, mined)).toBe(expectation)
})

test('an attempt may be found once the account has used the lowest nonce that it may have', () => {
  const attempt = { ...asked, state: { status: 'open', nonce: 8, lowestNonce: 7 } } as const
  expect([undefined, 7n, 8n].map((mined) => mayBeFound(attempt, mined))).toEqual([false, false, true])
  expect(mayBeFound({ ...asked, state: { status: 'sent', hash, nonce: 7 } }, 8n)).toBe(false)
})

test('a found transaction is the answer only if it does exactly what was asked', () => {
  const { to, value } = asked
  const call = { ...asked, call: { data: '0xab', description: 'Log an entry' } } as const
  expect(isAnswerTo(asked, { to, value, data: '0x' })).toBe(true)
  expect(isAnswerTo(asked, { to, value, data: '0xab' })).toBe(false)
  expect(isAnswerTo(asked, { to: undefined, value, data: '0x' })).toBe(false)
  expect(isAnswerTo(asked, { to, value: 0n, data: '0x' })).toBe(false)
  expect(isAnswerTo(asked, { to, value, data: `0x01${'8021'.repeat(8)}` }), 'with an attribution').toBe(true)
  expect([call, asked].map((each) => isAnswerTo(each, { to, value, data: '0xab' }))).toEqual([true, false])
})

test('a request whose first nonce was used by another is not looked for among later ones after a day', () => {
  const passedOver = { ...asked, state: { status: 'open', nonce: 8, nonceUsedBy: hash } } as const
  const dayAfter = asked.askedAt + 24 * 3_600_000
  expect([isLongPassedOver(passedOver, dayAfter - 1), isLongPassedOver(passedOver, dayAfter)]).toEqual([false, true])
  expect(isLongPassedOver({ ...asked, state: { status: 'open', nonce: 8 } }, dayAfter)).toBe(false)
})

test('no node has seen an attempt after fifty blocks and ten minutes, if even its pending nonce is free', () => {
  const attempt: Attempt = { ...asked, askedAtBlock: 100, state: { status: 'open', nonce: 7 } }
  const now = { at: 1_000 + 600_000, head: 150n, next: 7n }
  expect(isSeenByNoNode(attempt, now)).toBe(true)
  expect(isSeenByNoNode(attempt, { ...now, head: 149n })).toBe(false)
  expect(isSeenByNoNode(attempt, { ...now, at: now.at - 1 })).toBe(false)
  expect(isSeenByNoNode(attempt, { ...now, next: 8n })).toBe(false)
  expect(isSeenByNoNode({ ...attempt, state: { status: 'open' } }, now)).toBe(false)
  expect(isSeenByNoNode({ ...asked, state: { status: 'open', nonce: 7 } }, now), 'since an unknown block').toBe(false)
})

test('an entry keeps the nonce that was expected of it', () => {
  const sent = { ...asked, state: { status: 'sent', hash, nonce: 7 } } as const
  expect(entryOfAttempt(sent, hash, baseGoerli).expectedNonce).toBe(7)
  expect(entryOfAttempt(asked, hash, baseGoerli)).not.toHaveProperty('expectedNonce')
})

test('a transfer is the same with the same recipient, however it is written, and the same amount', () => {
  const { to, value } = asked
  expect(isSameRequest(asked, { to: to.toLowerCase() as Hex, value })).toBe(true)
  expect(isSameRequest(asked, { to, value: 26n })).toBe(false)
  expect(isSameRequest(asked, { to: asked.account, value })).toBe(false)
})

test('a call is the same with the same call data, however it is written, and never the same as a transfer', () => {
  const { to, value } = asked
  const call = { ...asked, call: { data: '0xAB', description: 'Log an entry' } as const }
  expect(isSameRequest(call, { to, value, call: { data: '0xab' } })).toBe(true)
  expect(isSameRequest(call, { to, value, call: { data: '0xac' } })).toBe(false)
  expect(isSameRequest(call, { to, value })).toBe(false)
})

test('a transfer is described by its amount and recipient, a call by what the page said of it', () => {
  const call = { data: '0xab', description: 'Log an entry' } as const
  expect(describeAttempt(asked, baseGoerli)).toEqual({
    kind: 'transfer',
    to: asked.to,
    value: 25n,
    currency: { symbol: 'ETH', decimals: 18 }
  })
  expect(describeAttempt({ ...asked, call }, baseGoerli)).toBe('Log an entry')
})

test.each<[string, Attempt['state'], number, number | undefined]>([
  ['has a nonce, with every beat at first', { status: 'open', nonce: 8 }, 2_000, 0],
  ['has a nonce, more slowly later', { status: 'open', nonce: 8 }, 3_600_000, SLOW_POLL_MS],
  ['was asked in a far future, slowly too', { status: 'open', nonce: 8 }, -8.64e15, SLOW_POLL_MS],
  ['was overtaken, not again', { status: 'open', nonce: 7 }, 2_000, undefined],
  ['has no nonce, never', { status: 'open' }, 2_000, undefined],
  ['has a hash, never', { status: 'sent', hash }, 2_000, undefined]
])('the account’s transactions are counted for an attempt that %s', (_, state, now, pause) => {
  expect(countPause({ ...asked, state }, 8n, now)).toBe(pause)
})
