import type { Address, Hex } from '#domain/address.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type Answer, describeAnswer, isExplained } from './answers.ts'
import type { ShadowReport } from './shadow-report.ts'

type Ask = (reader: ChainReader) => Promise<unknown>

interface TimedAnswer {
  readonly answer: Answer
  readonly ms: number
}

/** Reads through the first adapter, and once that has answered through the second too, to compare the two. */
export class ShadowedChainReader implements ChainReader {
  readonly #first: ChainReader
  readonly #loadSecond: () => Promise<ChainReader>
  readonly #report: ShadowReport

  constructor(first: ChainReader, loadSecond: () => Promise<ChainReader>, report: ShadowReport) {
    this.#first = first
    this.#loadSecond = loadSecond
    this.#report = report
  }

  getBalances(...read: Parameters<ChainReader['getBalances']>): ReturnType<ChainReader['getBalances']> {
    return this.#read('getBalances', (reader) => reader.getBalances(...read))
  }

  getBlockNumber(chainId: number): Promise<bigint> {
    return this.#read('getBlockNumber', (reader) => reader.getBlockNumber(chainId))
  }

  getBlockHash(chainId: number, blockNumber: bigint): ReturnType<ChainReader['getBlockHash']> {
    return this.#read('getBlockHash', (reader) => reader.getBlockHash(chainId, blockNumber))
  }

  getReceipt(chainId: number, hash: Hex): ReturnType<ChainReader['getReceipt']> {
    return this.#read('getReceipt', (reader) => reader.getReceipt(chainId, hash))
  }

  getTransaction(chainId: number, hash: Hex): ReturnType<ChainReader['getTransaction']> {
    return this.#read('getTransaction', (reader) => reader.getTransaction(chainId, hash))
  }

  findTransaction(...read: Parameters<ChainReader['findTransaction']>): ReturnType<ChainReader['findTransaction']> {
    return this.#read('findTransaction', (reader) => reader.findTransaction(...read))
  }

  getTransactionCount(...read: Parameters<ChainReader['getTransactionCount']>): Promise<bigint> {
    return this.#read('getTransactionCount', (reader) => reader.getTransactionCount(...read))
  }

  getNextNonce(chainId: number, account: Address): Promise<bigint> {
    return this.#read('getNextNonce', (reader) => reader.getNextNonce(chainId, account))
  }

  estimateTransferFee(
    chainId: number,
    transfer: { from: Address; to: Address; value: bigint }
  ): ReturnType<ChainReader['estimateTransferFee']> {
    return this.#read('estimateTransferFee', (reader) => reader.estimateTransferFee(chainId, transfer))
  }

  /** Endpoints are judged by the page's own reads only. */
  watchHealth(listener: Parameters<ChainReader['watchHealth']>[0]): () => void {
    return this.#first.watchHealth(listener)
  }

  #read<Result>(method: string, ask: (reader: ChainReader) => Promise<Result>): Promise<Result> {
    const answer = ask(this.#first)
    void settle(() => answer).then((first) => {
      // In a separate task, so that the caller continues first.
      setTimeout(() => void this.#compare(method, ask, first))
    })
    return answer
  }

  async #compare(method: string, ask: Ask, first: TimedAnswer): Promise<void> {
    // Fetching its code does not count towards the read's time; if that fails, the console shows it.
    const reader = await this.#loadSecond().catch(() => undefined)
    if (!reader) return
    const second = await settle(() => ask(reader))
    this.#report.addTimes(method, first.ms, second.ms)
    if (describeAnswer(first.answer) === describeAnswer(second.answer)) return
    const after = await settle(() => ask(this.#first))
    if (!isExplained(method, second.answer, first.answer, after.answer))
      this.#report.addDifference(method, after.answer, second.answer)
  }
}

async function settle(ask: () => Promise<unknown>): Promise<TimedAnswer> {
  const startedAt = performance.now()
  const ms = () => performance.now() - startedAt
  try {
    return { answer: { status: 'value', value: await ask() }, ms: ms() }
  } catch (error) {
    return { answer: { status: 'failure', error }, ms: ms() }
  }
}
