import type { Hex } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { SentCall } from '#domain/contract/contract-call.ts'
import type { Revert } from '#domain/contract/revert.ts'
import { standardErrors } from '#domain/contract/standard-errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { blockOf, isReverted, revertOf } from '#domain/transaction/fate.ts'
import { networkHash, sentCallOf } from '#domain/transaction/replacement.ts'
import { type StoredRevert, storableRevert } from '#domain/transaction/stored-revert.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'

/** Finds out why a chain's entries were reverted: once in a visit for each block, with at most 3 requests. */
export class RevertReasons {
  readonly #reader: ChainReader
  readonly #contracts: ContractGateway
  readonly #chainId: number
  /** The blocks that were asked about, by entry. */
  readonly #asked = new Map<Hex, Hex>()

  constructor(reader: ChainReader, contracts: ContractGateway, chainId: number) {
    this.#reader = reader
    this.#contracts = contracts
    this.#chainId = chainId
  }

  isDue({ sent, fate }: Transaction): boolean {
    return isReverted(fate) && revertOf(fate) === undefined && this.#asked.get(sent.hash) !== fate.blockHash
  }

  /**
   * Runs its call again as of the end of its block, where the rest of that block has happened, and if it does not revert
   * there, as of the block before. Undefined if no node can tell.
   */
  async read(entry: Transaction): Promise<StoredRevert | undefined> {
    const { hash, errors: own = [] } = entry.sent
    const { blockHash, blockNumber } = blockOf(entry.fate)
    if (blockHash === undefined || blockNumber === undefined) return undefined
    this.#asked.set(hash, blockHash)
    const sent = sentCallOf(entry) ?? (await this.#readCall(entry))
    if (!sent) return undefined
    const errors = [...own, ...standardErrors]
    const explain = (at: number): Promise<Revert | 'none' | 'unread'> =>
      this.#contracts
        .explain(this.#chainId, sent, errors, { blockNumber: BigInt(at) })
        .then((revert) => revert ?? ('none' as const), unreadIfRefused)
    const after = await explain(blockNumber)
    if (typeof after === 'object') return storableRevert(after)
    const before = await explain(blockNumber - 1)
    if (typeof before === 'object') return storableRevert(before)
    return after === 'none' || before === 'none' ? storableRevert(undefined) : undefined
  }

  /** For an entry whose call was too long to store, or which another account sent. */
  async #readCall(entry: Transaction): Promise<SentCall | undefined> {
    const sent = await this.#reader.getTransaction(this.#chainId, networkHash(entry))
    return sent?.to && { from: sent.from, to: sent.to, value: sent.value, data: sent.data }
  }
}

/** Nodes prune states, and have their own words for a call that runs out of gas. */
function unreadIfRefused(error: unknown): 'unread' {
  const isAnswer = error instanceof ChainReadError && ['refused', 'insufficient-funds'].includes(error.failure)
  if (isAnswer) return 'unread'
  throw error
}
