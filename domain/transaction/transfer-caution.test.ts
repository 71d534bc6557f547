import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/chains.ts'
import type { Address } from '../address.ts'
import type { Transaction } from './transaction.ts'
import {
  isLookAlike,
  isPaidBefore,
  reviewCautions,
  type TransferCaution,
  transferCautions
} from './transfer-caution.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const poison: Address = '0x7099000000000000000000000000000000dc79C8'

const surroundings = { account: alice, tokens: [token], known: [bob], isContract: false }
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const address = digits(40).map((text): Address => `0x${text}`)

test.each<[string, Address, Partial<typeof surroundings>, readonly TransferCaution[]]>([
  ['a stranger', carol, {}, []],
  ['a known recipient', bob, {}, []],
  ['the zero address', `0x${'0'.repeat(40)}`, {}, [{ type: 'zero-address' }]],
  ['the contract of a token', token, { isContract: true }, [{ type: 'token-contract' }]],
  ['the contract of a token in lower case', token.toLowerCase() as Address, {}, [{ type: 'token-contract' }]],
  ['the own account', alice.toLowerCase() as Address, {}, [{ type: 'own-address' }]],
  ['another contract', carol, { isContract: true }, [{ type: 'contract' }]],
  ['a look-alike of a known recipient', poison, {}, [{ type: 'look-alike', of: bob }]],
  ['a look-alike of the own account', poison, { account: bob, known: [] }, [{ type: 'look-alike', of: bob }]],
  ['a look-alike that was paid itself', poison, { known: [bob, poison] }, []]
])('paying %s (%s) with %j calls for %j', (_, to, changed, cautions) => {
  expect(transferCautions(to, { ...surroundings, ...changed })).toEqual(cautions)
})

test('the worst caution comes first', () => {
  const all = { account: poison, tokens: [poison], known: [bob], isContract: true }
  const types = transferCautions(poison, all).map(({ type }) => type)
  expect(types).toEqual(['token-contract', 'look-alike', 'own-address'])
})

test('addresses with the same ends and another middle are look-alikes, whatever their letter case', () => {
  const ends = fc
    .integer({ min: 2, max: 16 })
    .chain((start) => fc.tuple(digits(start), digits(Math.max(2, 6 - start)), digits(1), digits(1)))
  fc.assert(
    fc.property(ends, digits(40), ([start, end, one, other], filling) => {
      fc.pre(one !== other)
      const made = (middle: string): Address => {
        const rest = 40 - start.length - end.length - 1
        return `0x${start}${middle}${filling.slice(0, rest)}${end}`
      }
      expect(isLookAlike(made(one), made(other))).toBe(true)
      expect(isLookAlike(made(one).toUpperCase().replace('0X', '0x') as Address, made(other))).toBe(true)
    })
  )
})

test('whether two addresses are alike does not depend on their order, and none is its own look-alike', () => {
  fc.assert(
    fc.property(address, address, (a, b) => {
      expect(isLookAlike(a, b)).toBe(isLookAlike(b, a))
      expect(isLookAlike(a, a)).toBe(false)
    })
  )
})

test('addresses that differ within the first two or the last two characters are no look-alikes', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(0, 1, 38, 39), (a, place) => {
      const at = place + 2
      const b = `${a.slice(0, at)}${a[at] === '0' ? '1' : '0'}${a.slice(at + 1)}` as Address
      expect(isLookAlike(a, b)).toBe(false)
    })
  )
})

test('a listed recipient is known at once, and was paid once its transaction is confirmed', () => {
  const entry: Transaction = {
    sent: { hash: `0x${'1'.repeat(64)}`, description: 'Send', from: alice, addedAt: 1, to: bob },
    fate: { status: 'pending' }
  }
  const mined: Transaction = { ...entry, fate: { status: 'confirmed', blockNumber: 1, blockHash: entry.sent.hash } }
  const review = { account: alice, chain: baseGoerli, transfer: { to: poison, value: 1n } }
  expect([reviewCautions(review, []), isPaidBefore(bob, [entry])]).toEqual([[], false])
  expect(reviewCautions(review, [entry])).toEqual([{ type: 'look-alike', of: bob }])
  expect([isPaidBefore(bob.toLowerCase() as Address, [mined]), isPaidBefore(poison, [mined])]).toEqual([true, false])
})
