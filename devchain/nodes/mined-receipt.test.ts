import type { Hex, TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'
import { minedReceipt } from './mined-receipt.ts'

const hash: Hex = `0x${'12'.repeat(32)}`
const mined = { status: 'success' } as TransactionReceipt

/** A node whose chain makes no further block, and whose receipt comes after so many polls. */
const idleNode = (pollsBefore: number) => {
  let polls = 0
  return {
    getTransactionReceipt: async () => {
      if (polls++ < pollsBefore) throw new Error('The receipt is not there yet.')
      return mined
    }
  }
}

test('a receipt that comes after its block is found although no other block follows', async () => {
  expect(await minedReceipt(idleNode(3), hash, 60_000)).toBe(mined)
})

test('a receipt that does not come is given up', async () => {
  expect(await minedReceipt(idleNode(Number.POSITIVE_INFINITY), hash, 0)).toBeUndefined()
})
