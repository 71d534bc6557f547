import type { Hex, TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'
import { minedReceipt } from './mined-receipt.ts'

const hash: Hex = `0x${'12'.repeat(32)}`
const mined = { status: 'success' } as TransactionReceipt

/** A node that mines no further block, and whose receipt is available after this many polls. */
const idleNode = (pollsBefore: number) => {
  let polls = 0
  return {
    getTransactionReceipt: async () => {
      if (polls++ < pollsBefore) throw new Error('The receipt is not available yet.')
      return mined
    }
  }
}

test('a receipt that is late is found even if no other block follows', async () => {
  expect(await minedReceipt(idleNode(3), hash, 60_000)).toBe(mined)
})

test('polling for a receipt ends at the timeout', async () => {
  expect(await minedReceipt(idleNode(Number.POSITIVE_INFINITY), hash, 0)).toBeUndefined()
})
