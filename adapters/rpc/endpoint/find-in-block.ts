import { type Address, type Hex, isSameAddress } from '#domain/address.ts'
import type { MinedTransaction } from '#domain/ports/chain-reader.ts'
import { hash, transaction } from './answer-shape.ts'
import { transactionOf } from './read-answers.ts'

interface Wanted {
  readonly blockNumber: bigint
  readonly from: Address
  readonly nonce: number
}

/**
 * The block's transaction with that sender and nonce; undefined if it is not there, or the block is none yet. The others are
 * not read: some chains have transactions of their own kinds, such as deposits, that lack common fields.
 * @param toChecksum puts an address into EIP-55 text
 * @throws TypeError if that transaction has the wrong shape
 */
export function findInBlock(
  block: unknown,
  by: Wanted,
  toChecksum: (address: string) => string
): MinedTransaction | undefined {
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
  const known = transactionOf(transaction(found), toChecksum)
  return known && { ...known, hash: hash(found.hash), blockNumber: by.blockNumber, blockHash }
}
