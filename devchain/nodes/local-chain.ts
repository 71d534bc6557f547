import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateAnvilOptions, Pool } from '@viem/anvil'
import { pointContentAt } from '#devchain/names-gateway/base-url.ts'
import { readManifest, readState } from '#devchain/origins/origin.ts'
import { AnvilNode, type NodePlan } from './anvil-node.ts'
import type { ForkSource } from './fork-override.ts'
import { followWallClock, layContracts } from './fork-setup.ts'
import { networkName } from './network-name.ts'
import { type AnvilFlags, anvilOptions, localNetwork } from './networks.ts'
import { baseOf, type ForkBase, readDump, restoreChain, type SavedChain, type SavedChains } from './saved-chain.ts'

interface LocalChainOptions {
  readonly chainId: number
  readonly pool: Pool<string>
  readonly log: (line: string) => void
  readonly stableAfterMs: number
  readonly anvilBinary: string
  /** Where the recorded state is unpacked. */
  readonly folder: string
  readonly override: ForkSource | undefined
  /** What the fork of worker 0 goes on from each time it starts; without it, forks keep nothing. */
  readonly state: SavedChains | undefined
  /** Told before anybody can use the fork. */
  readonly onForkStarted: (worker: number) => void
  /** Where a names gateway runs, when there is one. */
  readonly contentUrl: () => string | undefined
}

/** One origin, unless a foreign node stands in for it, and the forks of it. */
export class LocalChain {
  readonly #options: LocalChainOptions
  readonly #name: string
  readonly #forks = new Map<number, AnvilNode>()
  readonly #origin: AnvilNode
  /** Of worker 0, once its fork is what it should be: before that, what it holds must not be kept. */
  #base: ForkBase | undefined

  constructor(options: LocalChainOptions) {
    this.#options = options
    this.#name = networkName(options.chainId)
    const { pool, log, stableAfterMs } = options
    this.#origin = new AnvilNode({
      name: `${this.#name} (origin)`,
      pool,
      log,
      stableAfterMs,
      plan: async () => this.#originPlan(),
      onMoved: () => this.#restartForks()
    })
  }

  fork(worker: number): AnvilNode {
    const existing = this.#forks.get(worker)
    if (existing) return existing
    const { pool, log, stableAfterMs } = this.#options
    const name = worker === 0 ? this.#name : `${this.#name} (worker ${worker})`
    const fork = new AnvilNode({ name, pool, log, stableAfterMs, plan: () => this.#forkPlan(worker) })
    this.#forks.set(worker, fork)
    return fork
  }

  close(): void {
    for (const node of [this.#origin, ...this.#forks.values()]) node.close()
  }

  /** Once its node has ended. */
  keep(): void {
    const { chainId, state } = this.#options
    const last = this.#base && readDump(this.#dumpFile, this.#base)
    if (last && last.savedAt >= (state?.saved(chainId)?.savedAt ?? 0)) state?.keep(chainId, last)
  }

  get #dumpFile(): string {
    return join(this.#options.folder, `${this.#options.chainId}.dump.json`)
  }

  #originPlan(): NodePlan {
    const { chainId, folder } = this.#options
    const loadState = join(folder, `${chainId}.json`)
    writeFileSync(loadState, readState(chainId))
    return { options: this.#nodeOptions({ loadState, noMining: true }) }
  }

  async #forkPlan(worker: number): Promise<NodePlan> {
    const { chainId, override } = this.#options
    const source = override ?? { url: await this.#origin.url(), block: readManifest(chainId).forkBlock }
    // Without noStorageCaching anvil would keep answers on disk, and serve old ones after the next recording.
    const fork = { forkUrl: source.url, forkBlockNumber: source.block, noStorageCaching: true }
    const patience = override ? { retries: 3, timeout: 12_000 } : { retries: 1, timeout: 5_000, noRateLimit: true }
    const options = { ...fork, ...patience }
    if (worker === 0 && this.#options.state) return this.#keptPlan(options, this.#options.state)
    return { options: this.#nodeOptions(options), prepare: (url) => this.#prepare(url, worker, undefined) }
  }

  #keptPlan(options: AnvilFlags, state: SavedChains): NodePlan {
    const saved = state.saved(this.#options.chainId)
    this.#base = undefined
    rmSync(this.#dumpFile, { force: true })
    return {
      options: this.#nodeOptions({ ...options, dumpState: this.#dumpFile }),
      prepare: async (url) => {
        await this.#prepare(url, 0, saved)
        this.#base = await baseOf(url)
      },
      ...(saved && { successor: `one with the state of ${timeOf(saved)}` })
    }
  }

  async #prepare(url: string, worker: number, saved: SavedChain | undefined): Promise<void> {
    const { chainId, override } = this.#options
    if (saved) await restoreChain(url, saved)
    else if (override) await layContracts(url, chainId)
    const contentUrl = this.#options.contentUrl()
    if (contentUrl !== undefined) await pointContentAt(url, chainId, contentUrl)
    await followWallClock(url)
    this.#options.onForkStarted(worker)
  }

  #nodeOptions(options: AnvilFlags): CreateAnvilOptions {
    const { chainId, anvilBinary } = this.#options
    const { flags } = localNetwork(chainId)
    return anvilOptions({ anvilBinary, chainId }, flags, options)
  }

  #restartForks(): void {
    const { log } = this.#options
    for (const fork of this.#forks.values()) {
      fork.restart().catch((cause: unknown) => log(cause instanceof Error ? cause.message : String(cause)))
    }
  }
}

function timeOf({ savedAt }: SavedChain): string {
  return new Date(savedAt).toTimeString().slice(0, 8)
}
