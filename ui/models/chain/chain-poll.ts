import type { Address, Hex } from '#domain/address.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { isReplaced } from '#domain/transaction/fate.ts'
import { decidingHash } from '#domain/transaction/replacement.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { isDecidedByReceipt, type TransactionPoll } from '#domain/transaction/transaction-poll.ts'
import type { ChainHeads } from './chain-heads.ts'

/**
 * One poll of a chain for some of an account's entries; they share one read of the head and one of the count. All reads of
 * one tick are sent as one batch, though not necessarily to one node.
 */
export class ChainPoll {
  /** The settled entries whose receipts are missing. */
  readonly vanished: Hex[] = []
  readonly #reader: ChainReader
  readonly #account: Address
  readonly #chainId: number
  readonly #head: Promise<bigint>
  #count: Promise<bigint> | undefined

  constructor(reader: ChainReader, heads: ChainHeads, account: Address, chainId: number) {
    this.#reader = reader
    this.#account = account
    this.#chainId = chainId
    this.#head = heads.read(chainId)
  }

  /** Undefined if the nodes' answers do not suffice: then the entry stays as it is until the next poll. */
  async read(entry: Transaction, isSuspected: boolean): Promise<TransactionPoll | undefined> {
    const { sent, fate } = entry
    // Entries that probably still have their receipt rarely need more reads.
    const isReceiptLikely = fate.status !== 'pending' && !isReplaced(fate) && !isSuspected
    const more = isReceiptLikely ? undefined : this.#readMore(entry)
    const [head, receipt] = await Promise.allSettled([
      this.#head,
      this.#reader.getReceipt(this.#chainId, decidingHash(entry))
    ])
    if (head.status !== 'fulfilled' || receipt.status !== 'fulfilled') return undefined
    const poll = { at: Date.now(), head: head.value, receipt: receipt.value }
    if (isDecidedByReceipt(entry, poll)) return poll
    if (fate.status !== 'pending') this.vanished.push(sent.hash)
    return { ...poll, ...(await (more ?? this.#readMore(entry))) }
  }

  async #readMore(entry: Transaction): Promise<Pick<TransactionPoll, 'transaction' | 'minedCount' | 'block'>> {
    const { nonce } = entry.sent
    const { fate } = entry
    const blockNumber = fate.status === 'pending' || !fate.blockHash ? undefined : fate.blockNumber
    const [transaction, count, block] = await Promise.allSettled([
      isReplaced(fate) ? null : this.#reader.getTransaction(this.#chainId, decidingHash(entry)),
      nonce === undefined ? undefined : this.#countMined(),
      blockNumber === undefined ? undefined : this.#reader.getBlockHash(this.#chainId, BigInt(blockNumber))
    ])
    return {
      ...(transaction.status === 'fulfilled' &&
        transaction.value !== null && { transaction: transaction.value ?? 'unknown' }),
      ...(count.status === 'fulfilled' && count.value !== undefined && { minedCount: count.value }),
      ...(block.status === 'fulfilled' &&
        block.value !== undefined &&
        blockNumber !== undefined && { block: { number: blockNumber, hash: block.value } })
    }
  }

  #countMined(): Promise<bigint> {
    this.#count ??= this.#reader.getTransactionCount(this.#chainId, this.#account)
    return this.#count
  }
}
