import type { Address, Hash, Hex } from '#domain/address.ts'
import { ChainReadError, isAboutTheCall } from '#domain/chain/chain-read-error.ts'
import { delegateOf } from '#domain/chain/delegation.ts'
import type {
  BalanceRead,
  CallToSimulate,
  ChainReader,
  HealthListener,
  KnownTransaction,
  MinedTransaction,
  Receipt,
  RecentBaseFees,
  SimulatedOutcome
} from '#domain/ports/chain-reader.ts'
import type { FeeRates } from '#domain/transaction/fee.ts'
import type { FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import type { ChainConnections } from './chain-connections.ts'
import { readFeeRates, readFeeSpeeds, readTransferFee } from './fee.ts'
import { undefinedIfNodeDeclines } from './rpc-chain.ts'

/** A chain reader on any RPC library. */
export class RpcChainReader implements ChainReader {
  readonly #connections: ChainConnections

  constructor(connections: ChainConnections) {
    this.#connections = connections
  }

  async getBalances(chainId: number, reads: readonly BalanceRead[]): Promise<readonly (bigint | ChainReadError)[]> {
    return reads.length === 0 ? [] : this.#connections.to(chainId).balances.read(reads)
  }

  async isContract(chainId: number, address: Address): Promise<boolean> {
    const code = await this.#chainOf(chainId).getCode(address)
    return code !== '0x' && delegateOf(code) === undefined
  }

  async getBlockNumber(chainId: number): Promise<bigint> {
    return this.#chainOf(chainId).getBlockNumber()
  }

  async getBlockHash(chainId: number, blockNumber: bigint): Promise<Hex | undefined> {
    return this.#chainOf(chainId).getBlockHash(blockNumber)
  }

  async getBlockTime(chainId: number, block: bigint | Hash): Promise<number | undefined> {
    return this.#chainOf(chainId).getBlockTime(block)
  }

  async getRecentBaseFees(chainId: number, count: number): Promise<RecentBaseFees | undefined> {
    return this.#chainOf(chainId).getRecentBaseFees(count).catch(undefinedIfNodeDeclines)
  }

  async getReceipt(chainId: number, hash: Hex): Promise<Receipt | undefined> {
    return this.#chainOf(chainId).getReceipt(hash)
  }

  async getTransaction(chainId: number, hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#chainOf(chainId).getTransaction(hash)
  }

  async findTransaction(
    chainId: number,
    blockNumber: bigint,
    by: { from: Address; nonce: number }
  ): Promise<MinedTransaction | undefined> {
    return this.#chainOf(chainId).findTransaction(blockNumber, by)
  }

  async getTransactionCount(chainId: number, account: Address, blockNumber?: bigint): Promise<bigint> {
    return this.#chainOf(chainId).getTransactionCount(account, blockNumber ?? 'latest')
  }

  async getNextNonce(chainId: number, account: Address): Promise<bigint> {
    return this.#chainOf(chainId).getTransactionCount(account, 'pending')
  }

  async getDelegate(chainId: number, account: Address): Promise<Address | undefined> {
    return delegateOf(await this.#chainOf(chainId).getCode(account))
  }

  async estimateTransferFee(chainId: number, transfer: { from: Address; to: Address; value: bigint }): Promise<bigint> {
    return readTransferFee(this.#chainOf(chainId), transfer)
  }

  async getFeeSpeeds(
    chainId: number,
    transaction: Parameters<ChainReader['getFeeSpeeds']>[1]
  ): Promise<FeeSpeeds | undefined> {
    return readFeeSpeeds(this.#chainOf(chainId), transaction)
  }

  async getFeeRates(chainId: number, data: Hex): Promise<FeeRates> {
    return readFeeRates(this.#chainOf(chainId), data)
  }

  async simulateCalls(
    chainId: number,
    from: Address,
    calls: readonly CallToSimulate[]
  ): Promise<readonly SimulatedOutcome[] | undefined> {
    const simulated = this.#chainOf(chainId).simulateV1(from, calls)
    return simulated.catch((error: unknown) => {
      // That the calls would fail is an answer about them.
      if (error instanceof ChainReadError && isAboutTheCall(error.failure)) throw error
      return undefinedIfNodeDeclines(error)
    })
  }

  endRests(chainId: number): void {
    this.#connections.endRests(chainId)
  }

  watchHealth(listener: HealthListener): () => void {
    return this.#connections.watchHealth(listener)
  }

  #chainOf(chainId: number) {
    return this.#connections.to(chainId).chain
  }
}
