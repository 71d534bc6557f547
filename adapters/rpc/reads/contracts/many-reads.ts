import { inBatches } from '#adapters/rpc/endpoint/transport/json-rpc.ts'
import type { Address, Hex } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { MULTICALL_BATCH } from '#domain/chain/rpc.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { ReadAt } from '#domain/ports/contract-gateway.ts'
import { type RpcChain, undefinedIfNodeDeclines } from '../rpc-chain.ts'
import { type ContractReads, encodeCall } from './contract-reads.ts'
import { aggregate3 } from './known-fragments.ts'

/** What a call returned through Multicall3. */
interface Returned {
  readonly success: boolean
  readonly returnData: Hex
}

/** Where the chain's Multicall3 is; cleared if no contract is there, as before the block of its deployment. */
export interface Multicall3 {
  address: Address | undefined
}

/**
 * Many calls of one chain at one block: through its Multicall3, or one by one at a pinned block. Not viem's `multicall`,
 * which splits by bytes, reads each part at whichever block is the latest, and drops the bytes that were returned; ethers
 * has none.
 */
export class ManyReads {
  readonly #chain: RpcChain
  readonly #calls: ContractReads
  readonly #multicall3: Multicall3

  constructor(chain: RpcChain, calls: ContractReads, multicall3: Multicall3) {
    this.#chain = chain
    this.#calls = calls
    this.#multicall3 = multicall3
  }

  /** @throws ChainReadError if the chain could not be read at all. */
  async read(calls: readonly ContractCall[], at: ReadAt = {}): Promise<readonly unknown[]> {
    const pinned = this.#multicall3.address && calls.length <= MULTICALL_BATCH ? at : await this.#pin(calls, at)
    const batches = inBatches(calls, MULTICALL_BATCH).map((batch) =>
      this.#readBatch(batch, pinned).catch((error) => batch.map((call) => this.#problemOf(call) ?? asOutcome(error)))
    )
    const outcomes = (await Promise.all(batches)).flat()
    const sent = outcomes.filter((outcome) => !isUnsent(outcome))
    const [first] = sent
    if (first instanceof ChainReadError && sent.every((outcome) => outcome instanceof ChainReadError)) throw first
    return outcomes
  }

  /** Undefined if the chain has no Multicall3, or its node refuses the call. */
  async readTogether(calls: readonly ContractCall[], at: ReadAt = {}): Promise<readonly unknown[] | undefined> {
    const to = this.#multicall3.address
    if (!to) return undefined
    const encoded = calls.map((call) => this.#encode(call))
    const callable = encoded.flatMap((data, index) => (data instanceof ContractError ? [] : [{ index, data }]))
    if (callable.length === 0) return encoded
    const list = callable.map(({ index, data }) => ({
      target: calls[index]?.address.toLowerCase(),
      allowFailure: true,
      callData: data
    }))
    const returned = await this.#aggregate(to, list, at)
    if (!returned) return undefined
    const outcomes: unknown[] = [...encoded]
    await Promise.all(
      callable.map(async ({ index }, position) => {
        const call = calls[index]
        const result = returned[position]
        if (call && result) outcomes[index] = await this.#outcome(call, result, at).catch(asOutcome)
      })
    )
    return outcomes
  }

  async #readBatch(calls: readonly ContractCall[], at: ReadAt): Promise<readonly unknown[]> {
    const together = calls.length > 1 ? await this.readTogether(calls, at) : undefined
    if (together) return together
    const pinned = await this.#pin(calls, at)
    return Promise.all(calls.map((call) => this.#calls.read(call, pinned).catch(asOutcome)))
  }

  /** One block for all, unless there is only one call. */
  async #pin({ length }: readonly ContractCall[], at: ReadAt): Promise<ReadAt> {
    if (length < 2 || at.blockNumber !== undefined) return at
    return { blockNumber: await this.#chain.getBlockNumber() }
  }

  async #aggregate(to: Address, list: readonly unknown[], at: ReadAt): Promise<readonly Returned[] | undefined> {
    const { codec } = this.#chain
    const data = codec.encodeCall(aggregate3, [list])
    const bytes = await this.#chain.call({ to, data, ...at }).catch(undefinedIfNodeDeclines)
    if (bytes === '0x' && at.blockNumber === undefined) this.#multicall3.address = undefined
    if (bytes === undefined || bytes === '0x') return undefined
    try {
      const [returned] = codec.decodeResult(aggregate3, bytes) as readonly [readonly Returned[]]
      return returned.length === list.length ? returned : undefined
    } catch {
      return undefined
    }
  }

  async #outcome(call: ContractCall, { success, returnData }: Returned, at: ReadAt): Promise<unknown> {
    if (!success) return this.#calls.revertOf(call, returnData)
    if (call.fragment.outputs.length === 0) await this.#calls.assertCode(call, at)
    return this.#calls.decode(call, returnData, at)
  }

  #problemOf(call: ContractCall): ContractError | undefined {
    const encoded = this.#encode(call)
    return encoded instanceof ContractError ? encoded : undefined
  }

  #encode(call: ContractCall): Hex | ContractError {
    try {
      return encodeCall(this.#chain.codec, call)
    } catch (error) {
      if (error instanceof ContractError) return error
      throw error
    }
  }
}

/** Whether no request was sent for it. */
function isUnsent(outcome: unknown): boolean {
  return outcome instanceof ContractError && ['invalid-address', 'invalid-arguments'].includes(outcome.failure)
}

export function asOutcome(error: unknown): ChainReadError | ContractError {
  if (error instanceof ChainReadError || error instanceof ContractError) return error
  throw error
}
