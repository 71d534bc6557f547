import { type Address, type Hex, isSameAddress } from '#domain/address.ts'
import { hash, transaction } from './answer-shape.ts'

interface Found {
  /** As the node returned it. */
  readonly raw: unknown
  readonly blockHash: Hex
}

/**
 * The block's transaction with that sender and nonce; undefined if it is not there, or the block is none yet. No library
 * formats the whole block: some chains have transactions of their own kinds, such as deposits, that lack common fields.
 * @throws TypeError if that transaction has the wrong shape
 */
export function findInBlock(block: unknown, by: { readonly from: Address; readonly nonce: number }): Found | undefined {
  const { hash: blockHash, transactions } = (block ?? {}) as {
    readonly hash?: Hex | null
    readonly transactions?: unknown
  }
  const found = (Array.isArray(transactions) ? transactions : []).find((each: unknown) => {
    if (typeof each !== 'object' || each === null) return false
    const { from, nonce } = each as Readonly<Record<string, unknown>>
    return typeof from === 'string' && isSameAddress(from, by.from) && Number(nonce) === by.nonce
  })
  if (found === undefined || !blockHash) return undefined
  hash(found.hash)
  return { raw: transaction(found), blockHash }
}
