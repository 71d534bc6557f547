import { inBatches } from '#adapters/rpc/endpoint/transport/json-rpc.ts'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { MULTICALL_BATCH } from '#domain/chain/rpc.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { BalanceRead } from '#domain/ports/chain-reader.ts'
import type { ContractReads } from './contracts/contract-reads.ts'
import { balanceOf, getEthBalance } from './contracts/known-fragments.ts'
import { asOutcome, type ManyReads } from './contracts/many-reads.ts'
import type { RpcChain } from './rpc-chain.ts'

type Outcome = bigint | ChainReadError

/** Reads balances of one chain through its Multicall3, or with one request each if there is none. */
export class Balances {
  readonly #chain: RpcChain
  readonly #reads: ContractReads
  readonly #manyReads: ManyReads

  constructor(chain: RpcChain, reads: ContractReads, manyReads: ManyReads) {
    this.#chain = chain
    this.#reads = reads
    this.#manyReads = manyReads
  }

  /** @throws ChainReadError if none could be read. */
  async read(reads: readonly BalanceRead[]): Promise<readonly Outcome[]> {
    const outcomes = await (reads.length === 1 ? this.#readEach(reads) : this.#readBatches(reads))
    const [first] = outcomes
    if (first instanceof ChainReadError && outcomes.every((outcome) => outcome instanceof ChainReadError)) throw first
    return outcomes
  }

  async #readBatches(reads: readonly BalanceRead[]): Promise<readonly Outcome[]> {
    const batches = inBatches(reads, MULTICALL_BATCH).map(async (batch) => {
      const together = await this.#manyReads.readTogether(batch.map((read) => this.#callOf(read)))
      return together?.map((outcome) => this.#toBalance(outcome)) ?? this.#readEach(batch)
    })
    return (await Promise.all(batches)).flat()
  }

  #readEach(reads: readonly BalanceRead[]): Promise<readonly Outcome[]> {
    return Promise.all(reads.map((read) => this.#readAlone(read)))
  }

  async #readAlone(read: BalanceRead): Promise<Outcome> {
    const reading = read.token ? this.#reads.read(this.#callOf(read)) : this.#chain.getBalance(read.account)
    return this.#toBalance(await reading.catch(asOutcome))
  }

  #callOf({ account, token }: BalanceRead): ContractCall {
    const { multicall3 } = this.#chain.config
    const fragment = token ? balanceOf : getEthBalance
    // Configurations may spell an address in any case.
    const address = (token ?? multicall3 ?? account).toLowerCase() as Address
    return { address, fragment, args: [account.toLowerCase()], errors: [] }
  }

  #toBalance(outcome: unknown): Outcome {
    if (typeof outcome === 'bigint' || outcome instanceof ChainReadError) return outcome
    const { id } = this.#chain.config
    if (outcome instanceof ContractError && outcome.failure === 'reverted') {
      return new ChainReadError('reverted', id, 'The token did not return its balance.', { cause: outcome })
    }
    return new ChainReadError('malformed', id, 'The address is not a token contract.', { cause: outcome })
  }
}
