import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { MULTICALL_BATCH } from '#domain/chain/rpc.ts'
import type { BalanceRead } from '#domain/ports/chain-reader.ts'
import { type CallResult, decodeResults, encodeBalanceCall, encodeBalanceCalls, firstWord } from './multicall.ts'
import { type ReadChain, undefinedWhenRefused } from './read-chain.ts'

type Outcome = bigint | ChainReadError

/** Reads balances of one chain through its Multicall3, or with one request each if there is none. */
export class Balances {
  readonly #chainId: number
  readonly #read: ReadChain
  /** Cleared if no contract is there, as before the block of its deployment. */
  #multicall3: Address | undefined

  constructor(chainId: number, multicall3: Address | undefined, read: ReadChain) {
    this.#chainId = chainId
    this.#multicall3 = multicall3
    this.#read = read
  }

  /** @throws ChainReadError if none could be read. */
  async read(reads: readonly BalanceRead[]): Promise<readonly Outcome[]> {
    if (reads.length === 1) return Promise.all(reads.map((read) => this.#readAlone(read)))
    const batches: Promise<readonly Outcome[]>[] = []
    for (let start = 0; start < reads.length; start += MULTICALL_BATCH) {
      batches.push(this.#readBatch(reads.slice(start, start + MULTICALL_BATCH)))
    }
    const outcomes = (await Promise.all(batches)).flat()
    const [first] = outcomes
    if (first instanceof ChainReadError && outcomes.every((outcome) => outcome instanceof ChainReadError)) throw first
    return outcomes
  }

  async #readBatch(reads: readonly BalanceRead[]): Promise<readonly Outcome[]> {
    const together = this.#multicall3 ? await this.#readTogether(this.#multicall3, reads) : undefined
    if (together) return together.map((result) => this.#balanceOf(result))
    return Promise.all(reads.map((read) => this.#readAlone(read).catch(asOutcome)))
  }

  /** Undefined if the chain has no such contract, or the node refuses the call. */
  async #readTogether(multicall3: Address, reads: readonly BalanceRead[]): Promise<readonly CallResult[] | undefined> {
    const call = { to: multicall3, data: encodeBalanceCalls(multicall3, reads) }
    const bytes = await this.#read('eth_call', [call, 'latest']).catch(undefinedWhenRefused)
    if (bytes === '0x') this.#multicall3 = undefined
    return bytes && decodeResults(bytes, reads.length)
  }

  async #readAlone({ account, token }: BalanceRead): Promise<bigint> {
    if (!token) return this.#read('eth_getBalance', [account, 'latest'])
    const bytes = await this.#read('eth_call', [
      { to: token, data: `0x${encodeBalanceCall({ account, token })}` },
      'latest'
    ])
    const balance = this.#balanceOf({ succeeded: true, data: bytes.slice(2) })
    if (balance instanceof ChainReadError) throw balance
    return balance
  }

  #balanceOf(result: CallResult): Outcome {
    if (!result.succeeded) return new ChainReadError('reverted', this.#chainId, 'The token did not return its balance.')
    return firstWord(result) ?? new ChainReadError('malformed', this.#chainId, 'The address is not a token contract.')
  }
}

function asOutcome(error: unknown): ChainReadError {
  if (error instanceof ChainReadError) return error
  throw error
}
