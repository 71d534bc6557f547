import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import {
  counterpartyOf,
  isAmountIn,
  loggedTransfers,
  nextTransfers,
  type TransferEvent,
  transferQueries
} from './logged-transfer.ts'

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const

const event = (n: number, args: Partial<TransferEvent['event']['args']> = {}, logIndex = 0): TransferEvent => ({
  token,
  event: {
    args: { from: bob, to: alice, value: 1_500_000n, ...args },
    blockNumber: BigInt(n),
    blockHash: hash(n),
    logIndex,
    transactionHash: hash(n)
  }
})
const times = new Map(Array.from({ length: 20 }, (_, n) => [BigInt(n), n * 1000]))
const transfersOf = (...events: readonly TransferEvent[]) => loggedTransfers(events, { account: alice, times })
const numbers = (list: ReturnType<typeof transfersOf>) =>
  list.map(({ blockNumber, logIndex }) => `${blockNumber}:${logIndex}`)

test('both what left an account and what reached it is looked for', () => {
  expect(transferQueries(alice, [token.address]).map(({ filter }) => filter)).toEqual([
    [alice, undefined],
    [undefined, alice]
  ])
})

test.each([
  ['in', { from: bob, to: alice }, bob],
  ['out', { from: alice.toLowerCase() as Address, to: bob }, bob],
  ['self', { from: alice, to: alice.toLowerCase() as Address }, alice.toLowerCase()]
])('a transfer is %s', (direction, args, other) => {
  const [transfer] = transfersOf(event(1, args))
  expect(transfer).toMatchObject({ direction, time: 1000, hash: hash(1) })
  expect(transfer && counterpartyOf(transfer)).toBe(other)
})

test('a description of host code has an amount, whichever language it is in', () => {
  const [transfer] = transfersOf(event(1))
  const found = ['Send 1.5 tUSD', '1,5 tUSD senden', 'Send 2 tUSD'].map(
    (text) => transfer && isAmountIn(text, transfer)
  )
  expect(found).toEqual([true, true, false])
})

test('a description of the page has an amount if it is of that value and token', () => {
  const [transfer] = transfersOf(event(1))
  const has = (value: bigint, address: Address | undefined = token.address) => {
    const currency = { symbol: 'tUSD', decimals: 6, ...(address && { address }) }
    return transfer && isAmountIn({ kind: 'transfer', to: bob, value, currency }, transfer)
  }
  expect([has(1_500_000n), has(2n), has(1_500_000n, alice)]).toEqual([true, false, false])
  expect(transfer && isAmountIn({ kind: 'revocation', spender: bob, token }, transfer)).toBe(false)
})

test('a log of a block that is no longer there is dropped', () => {
  expect(transfersOf(event(99))).toEqual([])
})

test('what was read of a range replaces what was known of it, newest first and each once', () => {
  const known = transfersOf(event(9), event(8), event(5, {}, 1), event(5), event(2))
  const again = transfersOf(event(5), event(7), event(5))
  expect(numbers(nextTransfers(known, { from: 4n, to: 8n, found: again }))).toEqual(['9:0', '7:0', '5:0', '2:0'])
})

test('a transfer to the account itself, which both queries find, is one', () => {
  const self = event(3, { from: alice, to: alice })
  expect(nextTransfers([], { from: 0n, to: 9n, found: transfersOf(self, self) })).toHaveLength(1)
})
