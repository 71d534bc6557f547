import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KnownTransaction } from '#domain/ports/chain-reader.ts'
import type { Address, Hex } from '../address.ts'
import { type Call, comparableCall } from './call.ts'
import { isMismatch, mismatchOf } from './mismatch.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const reviewed: Call = { to: bob, value: 20n, data: '0x' }
const approval: Hex = `0x095ea7b3${alice.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`

function compared(call: Call, more: Partial<KnownTransaction> = {}) {
  return mismatchOf(
    { from: alice, call: comparableCall(call) },
    { from: alice, nonce: 7, blockNumber: 9n, ...call, ...more }
  )
}

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes): Address => `0x${hex(bytes)}`)
const data = fc.uint8Array({ maxLength: 80 }).map((bytes): Hex => `0x${hex(bytes)}`)
const call = fc.record({ to: address, value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), data })

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('a transaction that does what was reviewed does not differ, in any letter case', () => {
  fc.assert(
    fc.property(call, (each) => {
      const { to, data: written } = each
      const shouted = { to: `0x${to.slice(2).toUpperCase()}`, data: `0x${written.slice(2).toUpperCase()}` } as const
      expect([compared(each), compared(each, shouted)]).toEqual([undefined, undefined])
    })
  )
})

test('any other recipient, value or data of the account itself is something else, and its outline can be stored', () => {
  fc.assert(
    fc.property(call, call, (asked, sent) => {
      fc.pre(comparableCall(asked) !== comparableCall(sent))
      const mismatch = compared(asked, sent)
      expect(mismatch?.kind).toBe('call')
      expect(isMismatch(JSON.parse(JSON.stringify(mismatch)))).toBe(true)
    })
  )
})

test.each<[string, Partial<KnownTransaction>, string]>([
  ['another recipient', { to: token }, `${token} 20 0x`],
  ['another value', { value: 10n ** 18n }, `${bob} 1000000000000000000 0x`],
  ['a call', { data: '0x12345678aa' }, `${bob} 20 0x12345678`],
  ['an approval, with who may spend', { to: token, value: 0n, data: approval }, `${token} 0 ${approval}`],
  ['a new contract', { to: undefined, data: '0x60806040' }, ' 20 0x60806040']
])('%s is something else', (_what, sent, outline) => {
  expect(compared(reviewed, sent)).toEqual({ kind: 'call', outline })
})

test('what a wallet adds to say who has built the transaction is no mismatch, however long the call', () => {
  for (const length of [4, 20_000]) {
    const asked: Call = { ...reviewed, data: `0x${'ab'.repeat(length)}` }
    const attributed: Hex = `${asked.data}01${'8021'.repeat(8)}`
    expect([compared(asked, { data: attributed }), compared(asked)]).toEqual([undefined, undefined])
    expect(compared(asked, { data: `${asked.data}01` })).toMatchObject({ kind: 'call' })
  }
})

test('the same from another account is told, and a bundler or relay that calls something else is not', () => {
  expect(compared(reviewed, { from: bob })).toEqual({ kind: 'sender', from: bob })
  expect(compared(reviewed, { from: bob, to: token, data: approval })).toBeUndefined()
})

test('an account that is told by a call to itself what to do says nothing of that', () => {
  expect(compared(reviewed, { to: alice, data: '0xe9ae5c53' })).toBeUndefined()
  expect(compared(reviewed, { to: alice, value: 0n })).toBeDefined()
})

describe('data after that which was reviewed', () => {
  const asked: Call = { to: token, value: 0n, data: '0x12345678' }

  test('is nothing else if it says who has built the transaction (ERC-8021)', () => {
    expect(compared(asked, { data: `0x12345678aabb${'8021'.repeat(8)}` })).toBeUndefined()
  })

  test('is something else if it is anything more', () => {
    expect(compared(asked, { data: '0x12345678aabb' })).toBeDefined()
    expect(compared(asked, { value: 1n, data: `0x12345678aabb${'8021'.repeat(8)}` })).toBeDefined()
  })
})

test('of data that is too long to keep, its beginning and its length are compared', () => {
  const long: Call = { to: token, value: 0n, data: `0x${'ab'.repeat(20_000)}` }
  expect(comparableCall(long).length).toBeLessThan(17_000)
  expect(compared(long)).toBeUndefined()
  expect(compared(long, { data: `${long.data}00` })).toBeDefined()
  expect(compared(long, { data: `0xcd${long.data.slice(4)}` })).toBeDefined()
})

test.each([
  undefined,
  {},
  { kind: 'call', outline: 'x' },
  { kind: 'call', outline: `${token} 0 ${approval}00` },
  { kind: 'sender', from: '0x1' }
])('%j is no stored mismatch', (stored) => {
  expect(isMismatch(stored)).toBe(false)
})
