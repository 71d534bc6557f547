import type { Hex } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain-read-error.ts'
import type { ChainReader, HealthListener, KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { alice, bob } from './fake-values.ts'

const ONE_ETHER = 10n ** 18n
const KNOWN_TRANSACTIONS = 99

/**
 * Chains for tests: 1 ETH for everybody, receipts as told, and `hashOf(1)` to `hashOf(99)` are Alice's transactions with
 * the nonces from 7 on.
 */
export class FakeReader implements ChainReader {
  head = 100n
  readonly receipts = new Map<Hex, Receipt>()
  /** How many of everybody's transactions are mined beside those with a receipt. */
  minedElsewhere = 7
  reads = 0
  readonly healthListeners = new Set<HealthListener>()
  readonly #chainIds: readonly number[] | undefined

  /** @param chainIds the configured ones; every chain, by default. */
  constructor(chainIds?: readonly number[]) {
    this.#chainIds = chainIds
  }

  getBalances: ChainReader['getBalances'] = async (chainId, reads) => {
    this.#reach(chainId)
    this.reads++
    return reads.map(() => ONE_ETHER)
  }
  getBlockNumber: ChainReader['getBlockNumber'] = async (chainId) => {
    this.#reach(chainId)
    return this.head
  }
  getReceipt: ChainReader['getReceipt'] = async (chainId, hash) => {
    this.#reach(chainId)
    return this.receipts.get(hash)
  }
  getTransaction: ChainReader['getTransaction'] = async (chainId, hash) => {
    this.#reach(chainId)
    const number = Number(hash)
    if (number < 1 || number > KNOWN_TRANSACTIONS) return undefined
    return { ...transaction, nonce: number + 6, blockNumber: this.receipts.get(hash)?.blockNumber }
  }
  getTransactionCount: ChainReader['getTransactionCount'] = async (chainId) => {
    this.#reach(chainId)
    return BigInt(this.minedElsewhere + this.receipts.size)
  }
  estimateTransferFee: ChainReader['estimateTransferFee'] = async (chainId, { value }) => {
    this.#reach(chainId)
    if (value > ONE_ETHER) throw new ChainReadError('insufficient-funds', chainId, 'Everybody has 1 ETH.')
    return 21_000n
  }

  watchHealth(listener: HealthListener): () => void {
    this.healthListeners.add(listener)
    return () => this.healthListeners.delete(listener)
  }

  #reach(chainId: number): void {
    if (this.#chainIds?.includes(chainId) === false)
      throw new ChainReadError('unreachable', chainId, 'The chain is not configured.')
  }
}

const transaction = { from: alice, to: bob, value: 1n } satisfies Partial<KnownTransaction>
