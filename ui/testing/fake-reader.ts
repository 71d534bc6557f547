import type { Address, Hex } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { AnswerListener, NodeAnswer } from '#domain/chain/endpoint-lag.ts'
import type {
  CallToSimulate,
  ChainReader,
  HealthListener,
  KnownTransaction,
  MinedTransaction,
  Receipt,
  SimulatedOutcome
} from '#domain/ports/chain-reader.ts'
import type { TransactionRequest } from '#domain/ports/connector.ts'
import type { FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import { alice, bob, hashOf } from './fake-values.ts'

const ONE_ETHER = 10n ** 18n
const KNOWN_TRANSACTIONS = 99

/**
 * Chains for tests: every account has 1 ETH, tests add receipts, and `hashOf(1)` to `hashOf(99)` are Alice's transactions
 * with nonces from 7.
 */
export class FakeReader implements ChainReader {
  head = 100n
  readonly receipts = new Map<Hex, Receipt>()
  /** Hashes of reorganised blocks; any other block's hash is its number. */
  readonly blockHashes = new Map<bigint, Hex>()
  /** Every account's count of transactions mined long ago, in addition to those with a receipt. */
  minedElsewhere = 7
  /** Mined transactions that were not sent from this page. */
  readonly others: MinedTransaction[] = []
  /** Every account's count of transactions in the mempool. */
  waiting = 0
  /** What the wallet was asked for, the first with `hashOf(1)`; of a hash without one, the transaction sends Bob 1 wei. */
  sent: readonly TransactionRequest[] = []
  /** The addresses with code. */
  readonly contracts = new Set<Address>()
  /** None unless a test gives it some: the node keeps no fee history. */
  feeSpeeds: FeeSpeeds | undefined = undefined
  /** In wei; none unless a test gives it some. */
  usualFee: bigint | undefined = undefined
  reads = 0
  readonly healthListeners = new Set<HealthListener>()
  /** The chains whose endpoints were asked again for a visitor. */
  readonly restsEnded: number[] = []
  /** The chains that started over. */
  readonly startedOver: number[] = []
  /** Who answers reads; nobody says so by default. */
  answer: NodeAnswer | undefined = undefined
  readonly #chainIds: readonly number[] | undefined

  /** @param chainIds the configured ones; every chain, by default. */
  constructor(chainIds?: readonly number[]) {
    this.#chainIds = chainIds
  }

  getBalances: ChainReader['getBalances'] = async (chainId, reads, onAnswer) => {
    this.#reach(chainId, onAnswer)
    this.reads++
    return reads.map(() => ONE_ETHER)
  }
  isContract: ChainReader['isContract'] = async (chainId, address, onAnswer) => {
    this.#reach(chainId, onAnswer)
    return this.contracts.has(address)
  }
  getBlockNumber: ChainReader['getBlockNumber'] = async (chainId, onAnswer) => {
    this.#reach(chainId, onAnswer)
    return this.head
  }
  getBlockHash: ChainReader['getBlockHash'] = async (chainId, blockNumber) => {
    this.#reach(chainId)
    if (blockNumber > this.head) return undefined
    const mined = [...this.receipts.values()].find((receipt) => receipt.blockNumber === blockNumber)
    return mined?.blockHash ?? this.blockHashes.get(blockNumber) ?? hashOf(Number(blockNumber))
  }
  /** A block every 2 seconds. */
  getBlockTime: ChainReader['getBlockTime'] = async (chainId, block) => {
    this.#reach(chainId)
    const mined = [...this.receipts.values()].find(({ blockHash }) => blockHash === block)
    const blockNumber = mined?.blockNumber ?? BigInt(block)
    return blockNumber > this.head ? undefined : 1_700_000_000_000 + Number(blockNumber) * 2_000
  }
  /** 7 wei per gas more with each block. */
  getRecentBaseFees: ChainReader['getRecentBaseFees'] = async (chainId, count) => {
    this.#reach(chainId)
    const length = Math.min(count, Number(this.head) + 1)
    const fees = Array.from({ length }, (_, i) => 7n * (this.head - BigInt(length - 1 - i)))
    return { newestBlock: this.head, fees }
  }
  getReceipt: ChainReader['getReceipt'] = async (chainId, hash) => {
    this.#reach(chainId)
    return this.receipts.get(hash)
  }
  getTransaction: ChainReader['getTransaction'] = async (chainId, hash) => {
    this.#reach(chainId)
    const number = Number(hash)
    const other = this.others.find((each) => each.hash === hash)
    if (other || number < 1 || number > KNOWN_TRANSACTIONS) return other
    return { ...this.#sentBy(number), nonce: number + 6, blockNumber: this.receipts.get(hash)?.blockNumber }
  }
  findTransaction: ChainReader['findTransaction'] = async (chainId, blockNumber, { nonce }) => {
    this.#reach(chainId)
    const other = this.others.find((each) => each.blockNumber === blockNumber && each.nonce === nonce)
    if (other) return other
    const hash = hashOf(nonce - 6)
    const receipt = this.receipts.get(hash)
    if (receipt?.blockNumber !== blockNumber) return undefined
    return { ...this.#sentBy(nonce - 6), nonce, hash, blockNumber, blockHash: receipt.blockHash }
  }
  getTransactionCount: ChainReader['getTransactionCount'] = async (chainId, _account, asOf) => {
    this.#reach(chainId)
    const mined = [...this.receipts, ...this.others.map((each) => [each.hash, each] as const)]
    const hashes = mined.flatMap(([hash, { blockNumber }]) => (asOf === undefined || blockNumber <= asOf ? hash : []))
    return BigInt(this.minedElsewhere + new Set(hashes).size)
  }
  getNextNonce: ChainReader['getNextNonce'] = async (chainId, account) =>
    (await this.getTransactionCount(chainId, account)) + BigInt(this.waiting)
  getDelegate: ChainReader['getDelegate'] = async (chainId) => {
    this.#reach(chainId)
    return undefined
  }
  estimateTransferGas: ChainReader['estimateTransferGas'] = async (chainId) => {
    this.#reach(chainId)
    return 21_000n
  }
  estimateTransferFee: ChainReader['estimateTransferFee'] = async (chainId, { value }, onAnswer) => {
    this.#reach(chainId, onAnswer)
    if (value > ONE_ETHER) throw new ChainReadError('insufficient-funds', chainId, 'Everybody has 1 ETH.')
    return 21_000n
  }

  getFeeSpeeds: ChainReader['getFeeSpeeds'] = async (chainId) => {
    this.#reach(chainId)
    return this.feeSpeeds
  }

  getUsualFee: ChainReader['getUsualFee'] = async (chainId) => {
    this.#reach(chainId)
    return this.usualFee
  }

  getFeeRates: ChainReader['getFeeRates'] = async (chainId) => {
    this.#reach(chainId)
    return { baseFee: 500_000_000n, tip: 1_000_000_000n, gasPrice: 1_500_000_000n, l1Fee: 0n }
  }

  /** Moves the value of each call, and nothing else. */
  simulateCalls: ChainReader['simulateCalls'] = async (chainId, from, calls, onAnswer) => {
    this.#reach(chainId, onAnswer)
    return calls.map((call) => simulated(from, call))
  }

  endRests(chainId: number): void {
    this.restsEnded.push(chainId)
  }

  startOver(chainId: number): void {
    this.startedOver.push(chainId)
  }

  watchHealth(listener: HealthListener): () => void {
    this.healthListeners.add(listener)
    return () => this.healthListeners.delete(listener)
  }

  #sentBy(number: number) {
    const { from, to, value, data = transaction.data } = this.sent[number - 1] ?? transaction
    return { from, to, value, data }
  }

  #reach(chainId: number, onAnswer?: AnswerListener): void {
    if (this.#chainIds?.includes(chainId) === false)
      throw new ChainReadError('unreachable', chainId, 'The chain is not configured.')
    if (this.answer) onAnswer?.(this.answer)
  }
}

function simulated(from: Address, { to, value = 0n }: CallToSimulate): SimulatedOutcome {
  return { succeeded: true, returned: '0x', transfers: value > 0n ? [{ from, to, value }] : [] }
}

const transaction = { from: alice, to: bob, value: 1n, data: '0x' } satisfies Partial<KnownTransaction>
