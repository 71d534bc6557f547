import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import type { Attempt } from './attempt.ts'
import { attemptKey, attemptsPrefix, parseAttempt, serialiseAttempt } from './stored-attempts.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const open: Attempt = {
  id: 'a1',
  account,
  chainId: 84531,
  wallet: { id: 'wallet', isPaired: false },
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  value: 250_000_000_000_000_000n,
  askedAt: 1_700_000_000_000,
  state: { status: 'open', nonce: 7 }
}
const call: Attempt = { ...open, value: 0n, call: { data: '0xa9059cbb', description: 'Log an entry' } }
const read = (attempt: Attempt, text = serialiseAttempt(attempt)) => parseAttempt(account, attemptKey(attempt), text)
const changed = (fields: object) => JSON.stringify({ ...JSON.parse(serialiseAttempt(open)), ...fields })

test.each<Attempt>([
  open,
  { ...open, state: { status: 'open' } },
  {
    ...open,
    askedAtBlock: 15_000_000,
    state: { status: 'open', nonce: 8, lowestNonce: 7, isUnreadable: true, nonceUsedBy: `0x${'2'.repeat(64)}` }
  },
  { ...open, state: { status: 'sent', hash: `0x${'1'.repeat(64)}`, nonce: 7 } },
  { ...open, state: { status: 'sent', hash: `0x${'1'.repeat(64)}` } },
  { ...open, isProposal: true, state: { status: 'open' } },
  call,
  { ...call, value: 3n, isProposal: true },
  {
    ...call,
    call: {
      data: '0xa9059cbb',
      description: {
        kind: 'transfer',
        to: account,
        value: 5n,
        currency: { symbol: 'tUSD', decimals: 6, address: open.to }
      }
    }
  },
  { ...call, call: { data: '0xab', description: '', recipient: account } },
  { ...call, call: { data: '0xab', description: '', recipient: account, promised: 5n } },
  { ...call, call: { data: '0xab', description: '', errors: [{ type: 'error', name: 'Poor', inputs: [] }] } },
  { ...open, value: 2n ** 256n - 1n, askedAt: 8.64e15 }
])('what was written is read back: %o', (attempt) => {
  expect(read(attempt)).toEqual(attempt)
})

test('a record is written with its version, and another version is left alone', () => {
  expect(JSON.parse(serialiseAttempt(open))).toMatchObject({ version: 1 })
  expect(read(open, changed({ version: 2 }))).toBeUndefined()
})

test.each([
  { call: undefined },
  { call: {} },
  { call: { data: '0xa9059cbb' } },
  { call: { data: 'a9059cbb', description: '' } },
  { call: { data: '0xa', description: '' } },
  { call: { data: 7, description: '' } },
  { value: '' },
  { value: '-1' }
])('a call with %o is no attempt', (fields) => {
  expect(read(call, JSON.stringify({ ...JSON.parse(serialiseAttempt(call)), ...fields }))).toBeUndefined()
})

test.each([
  { errors: 'none' },
  { errors: [{ type: 'error' }] },
  { recipient: '0x12' },
  { recipient: 7 },
  { promised: '-1' }
])('a call that may have been sent is kept without %o', (unreadable) => {
  const stored = JSON.parse(serialiseAttempt(call))
  expect(read(call, JSON.stringify({ ...stored, call: { ...stored.call, ...unreadable } }))).toEqual(call)
})

test.each([
  undefined,
  '',
  'null',
  '7',
  '[]',
  'text',
  changed({ to: '0x12' }),
  changed({ value: '0' }),
  changed({ value: '1e3' }),
  changed({ value: -5 }),
  changed({ value: '9'.repeat(100_000) }),
  changed({ askedAt: 1e300 }),
  changed({ askedAt: 8640000000000001 }),
  changed({ askedAt: -1 }),
  changed({ askedAt: '1' }),
  changed({ isProposal: 'yes' }),
  changed({ state: { status: 'gone' } }),
  changed({ state: { status: 'open', nonce: 2 ** 53 } }),
  changed({ state: { status: 'sent', hash: '0x12' } }),
  changed({ state: null })
])('%s is no attempt', (text) => {
  expect(parseAttempt(account, attemptKey(open), text)).toBeUndefined()
})

test.each(['', '84531', '84531.', '0.a1', '1.5.a1', 'x.a1', '9999999999999999.a1', '84531.a1.b', '84531.A/1'])(
  'a key that ends in %j is none of an attempt',
  (end) => {
    expect(parseAttempt(account, `${attemptsPrefix(account)}${end}`, serialiseAttempt(open))).toBeUndefined()
  }
)

test('an account has its own keys, whatever the letter case', () => {
  expect(attemptKey({ ...open, account: '0xAB' })).toBe(attemptKey({ ...open, account: '0xab' }))
  expect(parseAttempt('0xab', attemptKey(open), serialiseAttempt(open))).toBeUndefined()
})

test('whatever a field contains, an entry that is read can be written, and its date shown', () => {
  const fields = ['version', 'to', 'value', 'askedAt', 'isProposal', 'state'] as const
  const extreme = fc.oneof(fc.double(), fc.constantFrom(1e300, -1e300, 2 ** 53, 8640000000000001))
  const state = fc.record({
    status: fc.constantFrom('open', 'sent'),
    nonce: fc.oneof(fc.jsonValue(), extreme)
  })
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), extreme, state), (field, value) => {
      const attempt = read(open, changed({ [field]: value }))
      if (!attempt) return
      expect(read(attempt)).toEqual(attempt)
      expect(() => new Date(attempt.askedAt).toISOString()).not.toThrow()
    }),
    { numRuns: 20_000 }
  )
})
