import { createPublicClient, type Hex, hexToBigInt, http } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { minedReceipt } from '#devchain/nodes/mined-receipt.ts'
import type { ChainChoice } from '#devchain/nodes/served-chains.ts'
import { sleep } from '#devchain/wait/sleep.ts'

/** Automine takes milliseconds, more on a busy machine. */
const MINED_MS = 30_000
const POLL_MS = 5

interface FeeHistory {
  /** With that of the block after the newest one, in wei. */
  readonly baseFeePerGas: readonly Hex[]
}

/** A state to return to. */
interface Snapshot {
  readonly id: string
  /** Of the next block, in wei: anvil returns to its blocks and not to this. */
  readonly baseFee: Hex
}

/** The forks of one test worker, with controls for a test. */
export class LocalChains {
  readonly devchain: Devchain
  readonly nodeUrls: Readonly<Record<number, string>>
  #snapshots: ReadonlyMap<number, Snapshot> = new Map()

  private constructor(devchain: Devchain, nodeUrls: Readonly<Record<number, string>>) {
    this.devchain = devchain
    this.nodeUrls = nodeUrls
  }

  static async start(choice: ChainChoice = {}): Promise<LocalChains> {
    const devchain = await startDevchain(choice)
    const urls = await Promise.all(devchain.chainIds.map(async (chainId) => [chainId, await devchain.url(chainId)]))
    return new LocalChains(devchain, Object.fromEntries(urls))
  }

  call<Result>(chainId: number, method: string, params: readonly unknown[] = []): Promise<Result> {
    return callNode<Result>(this.nodeUrls[chainId] ?? '', method, params)
  }

  /**
   * Sends from an unlocked account, and waits until it is mined.
   * @returns the hash
   * @throws Error when it is not mined, or is reverted
   */
  async sendMined(chainId: number, transaction: Readonly<Record<string, unknown>>): Promise<Hex> {
    const hash = await this.call<Hex>(chainId, 'eth_sendTransaction', [transaction])
    await this.mined(chainId, hash)
    return hash
  }

  /** Automine mines a block after anvil has returned the hash. @throws Error when it is not mined, or is reverted */
  async mined(chainId: number, hash: Hex): Promise<void> {
    const client = createPublicClient({ transport: http(this.nodeUrls[chainId]) })
    const receipt = await minedReceipt(client, hash, MINED_MS)
    if (receipt?.status !== 'success') throw new Error(`${hash} ${receipt ? 'was reverted' : 'is not mined'}.`)
  }

  /** Transactions stay pending until `mine` from now on. */
  async stopMining(chainId: number): Promise<void> {
    await this.call(chainId, 'evm_setAutomine', [false])
  }

  async mine(chainId: number): Promise<void> {
    await this.call(chainId, 'evm_mine')
  }

  /** Saves the state of all chains for `restore`. */
  async remember(): Promise<void> {
    const snapshots = await this.#onEach(async (chainId) => {
      const { baseFeePerGas } = await this.call<FeeHistory>(chainId, 'eth_feeHistory', ['0x1', 'latest', []])
      const id = await this.call<string>(chainId, 'evm_snapshot')
      return { id, baseFee: baseFeePerGas.at(-1) ?? '0x0' }
    })
    this.#snapshots = new Map(snapshots)
  }

  /** @throws Error when a node does not have the state */
  async restore(): Promise<void> {
    await this.#onEach(async (chainId) => {
      await this.#untilAutomined(chainId)
      await this.call(chainId, 'anvil_dropAllTransactions')
      const snapshot = this.#snapshots.get(chainId)
      const isRestored = await this.call<boolean>(chainId, 'evm_revert', [snapshot?.id])
      if (!isRestored) throw new Error(`The node of chain ${chainId} does not have the state from before the test.`)
      await this.call(chainId, 'anvil_setNextBlockBaseFeePerGas', [snapshot?.baseFee])
      await this.call(chainId, 'evm_setAutomine', [true])
    })
  }

  async stop(): Promise<void> {
    await this.devchain.stop()
  }

  /** A block that automine has begun would land on the restored state. */
  async #untilAutomined(chainId: number): Promise<void> {
    if (!(await this.call<boolean>(chainId, 'anvil_getAutomine'))) return
    const isPending = async () =>
      hexToBigInt((await this.call<{ pending: Hex }>(chainId, 'txpool_status')).pending) > 0n
    for (const endsAt = Date.now() + MINED_MS; (await isPending()) && Date.now() < endsAt; ) await sleep(POLL_MS)
  }

  #onEach<Result>(act: (chainId: number) => Promise<Result>): Promise<readonly (readonly [number, Result])[]> {
    return Promise.all(this.devchain.chainIds.map(async (chainId) => [chainId, await act(chainId)] as const))
  }
}
