import { describe, expect, test } from 'vitest'
import type { Attempt } from '#domain/transaction/attempt.ts'
import type { AskedSignature } from '#domain/wallet/asked-signature.ts'
import type { Address } from '../address.ts'
import type { AskedBatch } from './asked-batch.ts'
import {
  isStillNews,
  type LateEnd,
  mayShowOther,
  type OpenRequest,
  openRequests,
  type RequestView,
  requestId,
  saidOfRequests
} from './open-request.ts'

const DAY_MS = 24 * 3_600_000
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = '0x0000000000000000000000000000000000000000000000000000000000000001'
const wallet = { id: 'io.metamask', isPaired: false }
const asked = { account: alice, chainId: 84531, wallet, askedAt: 1_000 }
const payment: Attempt = { ...asked, id: 'a', to: bob, value: 8n, state: { status: 'open' } }
const call: Attempt = { ...payment, id: 'c', value: 0n, call: { data: '0xab', description: 'Sign the book' } }
const batch: AskedBatch = { ...asked, key: 'b', description: 'Swap', calls: [] }
const signature = (signs: AskedSignature['signs']): AskedSignature => ({ ...asked, id: signs, signs })

/** Each kind of request, and whether its end is told once nobody waits. */
const kinds: Readonly<Record<string, { readonly request: OpenRequest; readonly end?: LateEnd['asked'] }>> = {
  payment: { request: payment, end: payment },
  'contract call': { request: call, end: call },
  batch: { request: batch, end: batch },
  message: { request: signature('message') },
  'typed data': { request: signature('typed-data') },
  'sign-in': { request: signature('sign-in') }
}

/** Where the visitor has gone while the wallet asks. A change of network changes nothing that is known of a wallet. */
const moves: Readonly<Record<string, { readonly active: RequestView['active']; readonly isSaid: boolean }>> = {
  'stays, or changes the network': { active: { wallet, account: alice }, isSaid: true },
  'changes the account': { active: { wallet, account: bob }, isSaid: true },
  'changes the wallet': { active: { wallet: { ...wallet, id: 'com.other' }, account: alice }, isSaid: false },
  'reaches the same wallet otherwise': {
    active: { wallet: { ...wallet, isPaired: true }, account: alice },
    isSaid: false
  },
  disconnects: { active: undefined, isSaid: false }
}

const pages = { 'the page that asked': true, 'another page, or after a reload': false } as const
const answers = ['none', 'sent', 'not sent'] as const

const cases = Object.entries(kinds).flatMap(([kind, asked]) =>
  Object.entries(moves).flatMap(([move, moved]) =>
    Object.entries(pages).flatMap(([page, isShown]) =>
      answers.map((answer) => ({ kind, move, page, answer, asked, moved, isShown }))
    )
  )
)

describe('of a request, one sentence is said, the most cautious that is true', () => {
  test.each(cases)(
    '$kind, the visitor $move, on $page, the answer is: $answer',
    ({ asked: { request, end }, moved: { active, isSaid }, isShown, answer }) => {
      const open = answer === 'none' ? [request] : []
      const late = answer !== 'none' && end && { asked: end, at: 2_000, ...(answer === 'sent' && ({ hash } as const)) }
      const shownHere = new Set(isShown ? [requestId(request), hash] : [])
      const said = saidOfRequests(open, late || undefined, { active, shownHere })
      const isElsewhere = active?.account !== alice
      const expected = {
        none: isShown ? undefined : { type: 'open', request, others: 0 },
        sent: end && !isShown ? { type: 'sent', end: late, isOtherAccount: isElsewhere } : undefined,
        'not sent': end && { type: 'not-sent', end: late, isOtherAccount: isElsewhere }
      }
      expect(said).toEqual(isSaid ? expected[answer] : undefined)
    }
  )
})

test('while anything is open, what became of another is not said beside it', () => {
  const view = { active: { wallet, account: alice }, shownHere: new Set<string>() }
  expect(saidOfRequests([call], { asked: payment, hash, at: 2_000 }, view)).toMatchObject({
    type: 'open',
    request: call
  })
})

test('the newest is said first, with the number of the others that nobody speaks of', () => {
  const newer = { ...call, askedAt: 2_000 }
  const all = openRequests([payment, newer], [batch], [signature('message')], 3_000)
  expect(all[0]).toBe(newer)
  const view = { active: { wallet, account: bob }, shownHere: new Set(['c']) }
  expect(saidOfRequests(all, undefined, view)).toMatchObject({ type: 'open', others: 2 })
})

test('what was sent, taken by the wallet or goes one by one is not open, nor is a signature after a day', () => {
  const sent: Attempt = { ...payment, state: { status: 'sent', hash } }
  const others: readonly AskedBatch[] = [
    { ...batch, id: '0x1' },
    { ...batch, sentHashes: [hash] }
  ]
  expect(openRequests([sent], others, [signature('message')], asked.askedAt + DAY_MS)).toEqual([])
  expect(openRequests([payment], [], [], asked.askedAt + 400 * DAY_MS), 'a payment has no such bound').toEqual([
    payment
  ])
})

describe('beside a review, the wallet may show another request', () => {
  test('of any account and kind, but not of another wallet', () => {
    expect(mayShowOther([signature('message')], wallet, undefined)).toBe(true)
    expect(mayShowOther([{ ...payment, account: bob }], wallet, 'own')).toBe(true)
    expect(mayShowOther([payment], { ...wallet, id: 'com.other' }, undefined)).toBe(false)
    expect(mayShowOther([payment], undefined, undefined)).toBe(false)
  })

  test('that is not the review’s own', () => {
    expect(mayShowOther([payment], wallet, 'a')).toBe(false)
    expect(mayShowOther([batch], wallet, 'b')).toBe(false)
  })

  test('unless the wallet has answered it, however unreadably', () => {
    expect(mayShowOther([{ ...payment, state: { status: 'open', isUnreadable: true } }], wallet, undefined)).toBe(false)
  })
})

test('an end is news until the wallet is asked for something else', () => {
  const late = { asked: payment, at: 2_000 }
  expect(isStillNews(late, [payment])).toBe(true)
  expect(isStillNews(late, [payment, { ...call, askedAt: 2_001 }])).toBe(false)
})
