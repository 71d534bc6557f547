import type { Address, Hash, Hex } from '#domain/address.ts'
import { ChainReadError, isAboutTheCall } from '#domain/chain/chain-read-error.ts'
import { delegateOf } from '#domain/chain/delegation.ts'
import type { AnswerListener } from '#domain/chain/endpoint-lag.ts'
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
import { readFeeRates, readFeeSpeeds, readTransferFee, readUsualFee } from './fee.ts'
import { undefinedIfNodeDeclines } from './rpc-chain.ts'

/** A chain reader on any RPC library. */
export class RpcChainReader implements ChainReader {
  readonly #connections: ChainConnections

  constructor(connections: ChainConnections) {
    this.#connections = connections
  }

  async getBalances(
    chainId: number,
    reads: readonly BalanceRead[],
    onAnswer?: AnswerListener
  ): Promise<readonly (bigint | ChainReadError)[]> {
    return reads.length === 0 ? [] : this.#connections.to(chainId, onAnswer).balances.read(reads)
  }

  async isContract(chainId: number, address: Address, onAnswer?: AnswerListener): Promise<boolean> {
    const code = await this.#chainOf(chainId, onAnswer).getCode(address)
    return code !== '0x' && delegateOf(code) === undefined
  }

  async getBlockNumber(chainId: number, onAnswer?: AnswerListener): Promise<bigint> {
    return this.#chainOf(chainId, onAnswer).getBlockNumber()
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

  async estimateTransferGas(chainId: number, transfer: { from: Address; to: Address; value: bigint }): Promise<bigint> {
    return this.#chainOf(chainId).estimateGas(transfer)
  }

  async estimateTransferFee(
    chainId: number,
    transfer: Parameters<ChainReader['estimateTransferFee']>[1],
    onAnswer?: AnswerListener
  ): Promise<bigint> {
    return readTransferFee(this.#chainOf(chainId, onAnswer), transfer)
  }

  async getFeeSpeeds(
    chainId: number,
    transaction: Parameters<ChainReader['getFeeSpeeds']>[1]
  ): Promise<FeeSpeeds | undefined> {
    return readFeeSpeeds(this.#chainOf(chainId), transaction)
  }

  async getUsualFee(
    chainId: number,
    transaction: Parameters<ChainReader['getUsualFee']>[1]
  ): Promise<bigint | undefined> {
    return readUsualFee(this.#chainOf(chainId), transaction)
  }

  async getFeeRates(chainId: number, data: Hex, sent?: Parameters<ChainReader['getFeeRates']>[2]): Promise<FeeRates> {
    return readFeeRates(this.#chainOf(chainId), data, sent)
  }

  async simulateCalls(
    chainId: number,
    from: Address,
    calls: readonly CallToSimulate[],
    onAnswer?: AnswerListener
  ): Promise<readonly SimulatedOutcome[] | undefined> {
    const simulated = this.#chainOf(chainId, onAnswer).simulateV1(from, calls)
    return simulated.catch((error: unknown) => {
      // That the calls would fail is an answer about them.
      if (error instanceof ChainReadError && isAboutTheCall(error.failure)) throw error
      return undefinedIfNodeDeclines(error)
    })
  }

  endRests(chainId: number): void {
    this.#connections.endRests(chainId)
  }

  startOver(chainId: number): void {
    this.#connections.startOver(chainId)
  }

  watchHealth(listener: HealthListener): () => void {
    return this.#connections.watchHealth(listener)
  }

  #chainOf(chainId: number, onAnswer?: AnswerListener) {
    return this.#connections.to(chainId, onAnswer).chain
  }
}
