import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateAnvilOptions } from '@viem/anvil'
import { pointContentAt } from '#devchain/names-gateway/base-url.ts'
import { readManifest, readState } from '#devchain/origins/origin.ts'
import { AnvilNode, type AnvilNodeOptions, type NodePlan } from './anvil-node.ts'
import type { ForkSource } from './fork-override.ts'
import { copyContracts, followWallClock } from './fork-setup.ts'
import { freshenAccounts, wasFresh } from './fresh-accounts.ts'
import { type AnvilFlags, anvilOptions, localNetwork, networkName } from './networks.ts'
import { baseOf, type ForkBase, readDump, restoreChain, type SavedChain, type SavedChains } from './saved-chain.ts'

interface LocalChainOptions {
  readonly chainId: number
  /** How its nodes run. */
  readonly running: Pick<AnvilNodeOptions, 'pool' | 'log' | 'stableAfterMs' | 'probePause' | 'kill'>
  readonly anvilBinary: string
  /** Where the recorded state is unpacked. */
  readonly folder: string
  readonly override: ForkSource | undefined
  /** The fork of worker 0 resumes from it on every start; without it, forks are not saved. */
  readonly state: SavedChains | undefined
  /** Whether forks start with unused test accounts. */
  readonly isFresh: boolean
  /** Called before anyone can use the fork. */
  readonly onForkStarted: (worker: number) => void
  /** The URL of a names gateway, if one is running. */
  readonly contentUrl: () => string | undefined
}

/** An origin, or a foreign node in its place, and its forks. */
export class LocalChain {
  readonly #options: LocalChainOptions
  readonly #name: string
  readonly #forks = new Map<number, AnvilNode>()
  readonly #origin: AnvilNode
  /** Set once the fork of worker 0 is prepared: before that, its state must not be saved. */
  #base: ForkBase | undefined

  constructor(options: LocalChainOptions) {
    this.#options = options
    this.#name = networkName(options.chainId)
    this.#origin = new AnvilNode({
      ...options.running,
      name: `${this.#name} (origin)`,
      plan: async () => this.#originPlan(),
      onMoved: () => this.#restartForks()
    })
  }

  fork(worker: number): AnvilNode {
    const existing = this.#forks.get(worker)
    if (existing) return existing
    const name = worker === 0 ? this.#name : `${this.#name} (worker ${worker})`
    const fork = new AnvilNode({ ...this.#options.running, name, plan: () => this.#forkPlan(worker) })
    this.#forks.set(worker, fork)
    return fork
  }

  close(): void {
    for (const node of [this.#origin, ...this.#forks.values()]) node.close()
  }

  /** Saves the fork of worker 0, once its node has ended. */
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
    // Without noStorageCaching anvil would cache answers on disk, and serve stale ones after the next recording.
    const fork = { forkUrl: source.url, forkBlockNumber: source.block, noStorageCaching: true }
    const limits = override ? { retries: 3, timeout: 12_000 } : { retries: 1, timeout: 5_000, noRateLimit: true }
    const options = { ...fork, ...limits }
    if (worker === 0 && this.#options.state) return this.#savedPlan(options, this.#options.state)
    return { options: this.#nodeOptions(options), prepare: (url) => this.#prepare(url, worker, undefined) }
  }

  #savedPlan(options: AnvilFlags, state: SavedChains): NodePlan {
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
    const isFresh = saved && !override ? wasFresh(saved, chainId) : this.#options.isFresh
    // Also before a restart from a saved state: anvil keeps the higher of two nonces.
    if (isFresh) await freshenAccounts(url, chainId, !override)
    else if (override && !saved) await copyContracts(url, chainId)
    if (saved) await restoreChain(url, saved)
    const contentUrl = this.#options.contentUrl()
    if (contentUrl !== undefined && !isFresh) await pointContentAt(url, chainId, contentUrl)
    await followWallClock(url)
    this.#options.onForkStarted(worker)
  }

  #nodeOptions(options: AnvilFlags): CreateAnvilOptions {
    const { chainId, anvilBinary } = this.#options
    const { flags } = localNetwork(chainId)
    return anvilOptions({ anvilBinary, chainId }, flags, options)
  }

  #restartForks(): void {
    const { log } = this.#options.running
    for (const fork of this.#forks.values()) {
      fork.restart().catch((cause: unknown) => log(cause instanceof Error ? cause.message : String(cause)))
    }
  }
}

function timeOf({ savedAt }: SavedChain): string {
  return new Date(savedAt).toTimeString().slice(0, 8)
}
