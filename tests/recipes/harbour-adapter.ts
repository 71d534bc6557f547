import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a reader of "A third RPC library" writes: the two files that the recipe describes but does not print. */
const ADAPTER = {
  'harbour-chain.ts': `import { HarbourError } from 'harbour'
import { checksum, HarbourNode, quantity, rawCall } from 'harbour/rpc'
import type { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { toChainReadError } from '#adapters/rpc/endpoint/node-error.ts'
import { findInBlock } from '#adapters/rpc/endpoint/read-answers.ts'
import { recentBaseFees } from '#adapters/rpc/endpoint/recent-base-fees.ts'
import { type RawOutcome, simulatedCalls, simulation } from '#adapters/rpc/endpoint/simulated-calls.ts'
import type { CallRequest, ChainLibrary, Log } from '#adapters/rpc/reads/chain-library.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import type { KnownTransaction, MinedTransaction, Receipt, RecentBaseFees } from '#domain/ports/chain-reader.ts'
import type { ReadAt } from '#domain/ports/contract-gateway.ts'
import type { FeeHistory } from '#domain/transaction/fee-speeds.ts'
import { harbourCodec } from './harbour-codec.ts'

/** One chain through a harbour node. */
export class HarbourChain implements ChainLibrary {
  readonly chain: Chain
  readonly codec = harbourCodec
  readonly #node: HarbourNode

  constructor(chain: Chain, rpc: ChainRpc) {
    this.chain = chain
    this.#node = new HarbourNode({ send: (method, params) => rpc.send(method, params) })
  }

  getBalance(account: Address): Promise<bigint> {
    return this.#run((node) => node.balance(account))
  }

  getBlockNumber(): Promise<bigint> {
    return this.#run((node) => node.blockNumber())
  }

  getBlockHash(blockNumber: bigint): Promise<Hex | undefined> {
    return this.#run(async (node) => (await node.block(blockNumber))?.hash)
  }

  findTransaction(blockNumber: bigint, by: { from: Address; nonce: number }): Promise<MinedTransaction | undefined> {
    return this.#run(async (node) => {
      const block = await node.send('eth_getBlockByNumber', [quantity(blockNumber), true])
      return findInBlock(block, { blockNumber, ...by }, checksum)
    })
  }

  getReceipt(hash: Hex): Promise<Receipt | undefined> {
    return this.#run(async (node) => {
      const receipt = await node.receipt(hash)
      if (!receipt) return undefined
      const { isSuccess, blockNumber, blockHash } = receipt
      return { succeeded: isSuccess, blockNumber, blockHash }
    })
  }

  getTransaction(hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#run(async (node) => {
      const transaction = await node.transaction(hash)
      if (!transaction) return undefined
      const { hash: _, ...known } = transaction
      return known
    })
  }

  getTransactionCount(account: Address, block: bigint | 'latest' | 'pending'): Promise<bigint> {
    return this.#run((node) => node.nonce(account, block))
  }

  getBaseFee(): Promise<bigint | undefined> {
    return this.#run(async (node) => (await node.block('latest'))?.baseFee)
  }

  getBlockTime(blockNumber: bigint): Promise<number | undefined> {
    return this.#run(async (node) => {
      const block = await node.block(blockNumber)
      return block && Number(block.timestamp) * 1000
    })
  }

  getRecentBaseFees(count: number): Promise<RecentBaseFees> {
    return this.#run(async (node) => recentBaseFees(count, await node.feeHistory(count)))
  }

  getFeeHistory(blocks: number, percentiles: readonly number[]): Promise<FeeHistory> {
    return this.#run(async (node) => {
      const { baseFeePerGas, tips } = await node.feeHistory(blocks, percentiles)
      return { nextBaseFee: baseFeePerGas.at(-1), tips }
    })
  }

  getTip(): Promise<bigint> {
    return this.#run((node) => node.tip())
  }

  getGasPrice(): Promise<bigint> {
    return this.#run((node) => node.gasPrice())
  }

  getCode(address: Address, { blockNumber }: ReadAt = {}): Promise<Hex> {
    return this.#run((node) => node.code(address, blockNumber ?? 'latest'))
  }

  call({ blockNumber, ...request }: CallRequest): Promise<Hex> {
    return this.#run((node) => node.call(request, blockNumber ?? 'latest'))
  }

  estimateGas({ blockNumber: _, ...request }: CallRequest): Promise<bigint> {
    return this.#run((node) => node.gas(request))
  }

  simulate(calls: readonly CallRequest[]): Promise<readonly RawOutcome[]> {
    return this.#run(async (node) => {
      const requests = calls.map(({ blockNumber: _, ...call }) => rawCall(call))
      return simulatedCalls(await node.send('eth_simulateV1', [simulation(requests), 'latest']), calls.length)
    })
  }

  getLogs(
    address: Address | readonly Address[],
    topics: readonly (Hex | null)[],
    range: BlockRange
  ): Promise<readonly Log[]> {
    return this.#run((node) => node.logs(address, topics, range.fromBlock, range.toBlock))
  }

  /** \`rpc.send\` throws \`NodeError\` or \`ChainReadError\`, which harbour wraps. */
  async #run<Result>(read: (node: HarbourNode) => Promise<Result>): Promise<Result> {
    try {
      return await read(this.#node)
    } catch (error) {
      throw toChainReadError(this.chain.id, error instanceof HarbourError ? error.cause : error, error)
    }
  }
}
`,
  'harbour-codec.ts': `import type { AbiParameter } from 'abitype'
import { decode, encode, hashOf } from 'harbour/rpc'
import type { AbiCodec } from '#adapters/rpc/reads/chain-library.ts'
import { solidityErrors } from '#adapters/rpc/reads/contracts/known-fragments.ts'
import { withBytesForTexts, withTexts } from '#adapters/rpc/reads/contracts/texts.ts'
import type { Hex } from '#domain/address.ts'
import { componentsOf } from '#domain/contract/abi-type.ts'
import { fromLists, loggedParameters, toLists } from '#domain/contract/abi-values.ts'

/** harbour has lists for tuples, and bigints for wide integers. */
export const harbourCodec: AbiCodec = {
  encode: encodeValues,
  encodeCall: (fragment, args) => \`\${selectorOf(fragment)}\${encodeValues(fragment.inputs, args).slice(2)}\` as Hex,
  decodeResult: ({ outputs }, data) => decodeValues(outputs, data),

  decodeError(errors, data) {
    const found = [...errors, ...solidityErrors].find((error) => data.startsWith(selectorOf(error)))
    if (!found) return undefined
    const { name, inputs } = found
    return { name, inputs, args: decodeValues(inputs, \`0x\${data.slice(SELECTOR_DIGITS)}\`) }
  },

  eventTopic: ({ name, inputs }) => hashOf(name, inputs.map(typeOf)),

  decodeEvent({ inputs }, { data, topics }) {
    const parameters = loggedParameters(inputs)
    const words = topics.slice(1).map((topic) => topic.slice(2))
    const indexed = parameters.filter((parameter) => parameter.indexed)
    const others = parameters.filter((parameter) => !parameter.indexed)
    const fromTopics = decodeValues(indexed, \`0x\${words.join('')}\`).values()
    const fromData = decodeValues(others, data).values()
    return parameters.map((parameter) => (parameter.indexed ? fromTopics : fromData).next().value)
  }
}

/** \`0x\` and four bytes. */
const SELECTOR_DIGITS = 10

function encodeValues(parameters: readonly AbiParameter[], values: readonly unknown[]): Hex {
  return encode(parameters.map(typeOf), toLists(parameters, values))
}

function decodeValues(parameters: readonly AbiParameter[], data: Hex): readonly unknown[] {
  const lists = decode(parameters.map(withBytesForTexts).map(typeOf), data)
  return fromLists(parameters, withTexts(parameters, lists))
}

function selectorOf({ name, inputs }: { readonly name: string; readonly inputs: readonly AbiParameter[] }): string {
  return hashOf(name, inputs.map(typeOf)).slice(0, SELECTOR_DIGITS)
}

function typeOf(parameter: AbiParameter): Parameters<typeof hashOf>[1][number] {
  const { type } = parameter
  return type.startsWith('tuple') ? { type, components: componentsOf(parameter).map(typeOf) } : { type }
}
`
}

export function writeHarbourAdapter(folder: string): void {
  const target = path.join(folder, 'adapters/rpc/harbour')
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(ADAPTER)) writeFileSync(path.join(target, name), text)
}
