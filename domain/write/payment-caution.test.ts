import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { Address } from '../address.ts'
import { isDangerous, isPaidBefore, type PaymentCaution, paymentCautions, reviewCautions } from './payment-caution.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const poison: Address = '0x7099000000000000000000000000000000dc79C8'

const surroundings = { account: alice, tokens: [token], known: [bob], isContract: false }
test.each<[string, Address, Partial<typeof surroundings>, readonly PaymentCaution[]]>([
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
  expect(paymentCautions(to, { ...surroundings, ...changed })).toEqual(cautions)
})

test('a fee that is far too high is dangerous, and comes after what is known of the recipient', () => {
  const findings = { foundAt: 1, isContract: true, fee: 11n, usualFee: 1n }
  const review = { account: alice, chain: baseGoerli, payment: { to: carol, value: 1n }, findings }
  const cautions = reviewCautions(review, [])
  expect(cautions).toEqual([{ type: 'contract' }, { type: 'high-fee' }])
  expect(cautions.map(isDangerous)).toEqual([false, true])
})

test('the worst caution comes first', () => {
  const all = { account: poison, tokens: [poison], known: [bob], isContract: true }
  const types = paymentCautions(poison, all).map(({ type }) => type)
  expect(types).toEqual(['token-contract', 'look-alike', 'own-address'])
})

test('a listed recipient is known at once, and was paid once its transaction is confirmed', () => {
  const entry: Transaction = {
    sent: { hash: `0x${'1'.repeat(64)}`, description: 'Send', from: alice, addedAt: 1, to: bob },
    fate: { status: 'pending' }
  }
  const mined: Transaction = { ...entry, fate: { status: 'confirmed', blockNumber: 1, blockHash: entry.sent.hash } }
  const review = { account: alice, chain: baseGoerli, payment: { to: poison, value: 1n } }
  expect([reviewCautions(review, []), isPaidBefore(bob, [entry])]).toEqual([[], false])
  expect(reviewCautions(review, [entry])).toEqual([{ type: 'look-alike', of: bob }])
  expect([isPaidBefore(bob.toLowerCase() as Address, [mined]), isPaidBefore(poison, [mined])]).toEqual([true, false])
  const mismatch = { kind: 'call', outline: `${carol} 1 0x` } as const
  const elsewhere: Transaction = { ...mined, sent: { ...mined.sent, mismatch } }
  expect(isPaidBefore(bob, [elsewhere]), 'the wallet sent something else').toBe(false)
})
