import {
  type Abi,
  type Address,
  createTestClient,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  parseGwei,
  publicActions,
  type TransactionReceipt,
  walletActions
} from 'viem'
import type { Artifact } from './compile.ts'
import { BLOCK_TIME_S, FIRST_TIMESTAMP_S } from './recorded-time.ts'

const CREATION_GAS = 6_000_000n
const CALL_GAS = 500_000n
const FEES = { maxFeePerGas: parseGwei('3'), maxPriorityFeePerGas: parseGwei('1') } as const

/** A transaction to be recorded; `from` is unlocked. */
export interface Step {
  readonly from: Address
  /** Absent when the transaction creates a contract. */
  readonly to?: Address
  readonly data?: Hex
  readonly value?: bigint
  /** Sent as a legacy transaction, as before EIP-2718. */
  readonly isLegacy?: true
}

export interface RecordedContract {
  readonly address: Address
  readonly abi: Abi
}

interface RecordingOptions {
  readonly url: string
  readonly chainId: number
  readonly artifacts: ReadonlyMap<string, Artifact>
}

/** Writes a history with a node in manual mining mode, at 2 s per block. */
export class ChainRecording {
  readonly client: ReturnType<typeof recordingClient>
  readonly #artifacts: ReadonlyMap<string, Artifact>
  #timestamp = FIRST_TIMESTAMP_S
  #blocks = 0

  constructor({ artifacts, ...node }: RecordingOptions) {
    this.client = recordingClient(node)
    this.#artifacts = artifacts
  }

  /** Blocks mined so far. */
  get length(): number {
    return this.#blocks
  }

  artifact(name: string): Artifact {
    const found = this.#artifacts.get(name)
    if (!found) throw new Error(`devchain/recordings/contracts has no ${name}.`)
    return found
  }

  /** Mines one block with these transactions, in this order. */
  async block(...steps: readonly Step[]): Promise<readonly TransactionReceipt[]> {
    const hashes: Hex[] = []
    for (const step of steps) hashes.push(await this.#send(step))
    this.#timestamp += BLOCK_TIME_S
    await this.client.setNextBlockTimestamp({ timestamp: BigInt(this.#timestamp) })
    await this.client.mine({ blocks: 1 })
    this.#blocks++
    return Promise.all(hashes.map((hash) => this.client.getTransactionReceipt({ hash })))
  }

  /** Mines one block with one transaction. @throws Error when it reverted */
  async succeed(step: Step): Promise<TransactionReceipt> {
    const [receipt] = await this.succeedAll(step)
    if (!receipt) throw new Error('The block is empty.')
    return receipt
  }

  /** Mines one block. @throws Error when one of its transactions reverted */
  async succeedAll(...steps: readonly Step[]): Promise<readonly TransactionReceipt[]> {
    const receipts = await this.block(...steps)
    const failed = receipts.find(({ status }) => status !== 'success')
    if (failed) throw new Error(`${failed.transactionHash} reverted.`)
    return receipts
  }

  /** Mines one block that creates a contract. */
  async create(from: Address, { abi, bytecode }: Pick<Artifact, 'abi' | 'bytecode'>, ...args: readonly unknown[]) {
    const { contractAddress } = await this.succeed({ from, data: encodeDeployData({ abi, bytecode, args }) })
    if (!contractAddress) throw new Error('No contract was created.')
    return { address: getAddress(contractAddress), abi } satisfies RecordedContract
  }

  /** Impersonates and funds an account, so that it can send. */
  async unlock(account: Address): Promise<void> {
    await this.client.setBalance({ address: account, value: 10n ** 18n })
    await this.client.impersonateAccount({ address: account })
  }

  #send({ from, isLegacy, ...step }: Step): Promise<Hex> {
    const gas = step.to === undefined ? CREATION_GAS : CALL_GAS
    if (isLegacy) {
      return this.client.sendTransaction({ account: from, gas, gasPrice: FEES.maxFeePerGas, type: 'legacy', ...step })
    }
    return this.client.sendTransaction({ account: from, gas, ...FEES, ...step })
  }
}

/** A transaction in which `from` calls a contract. */
export function callStep(from: Address, contract: RecordedContract, functionName: string, ...args: unknown[]): Step {
  return { from, to: contract.address, data: encodeFunctionData({ abi: contract.abi, functionName, args }) }
}

function recordingClient({ url, chainId }: Pick<RecordingOptions, 'url' | 'chainId'>) {
  const chain = defineChain({
    id: chainId,
    name: `Recording of ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } }
  })
  return createTestClient({ mode: 'anvil', chain, transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}
