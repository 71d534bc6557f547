import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateAnvilOptions } from '@viem/anvil'
import { pointAvatarsAt } from '#devchain/names-gateway/avatar-records.ts'
import { pointContentAt } from '#devchain/names-gateway/base-url.ts'
import { type RecordingManifest, readState } from '#devchain/recordings/recording.ts'
import { AnvilNode, type AnvilNodeOptions, type NodePlan } from './anvil-node.ts'
import {
  baseOf,
  type ChainSnapshot,
  type ChainSnapshots,
  type ForkBase,
  readDump,
  restoreSnapshot
} from './chain-snapshot.ts'
import type { ForkSource } from './fork-override.ts'
import { addMulticall3, clearDelegations, copyContracts, followWallClock } from './fork-setup.ts'
import { freshenAccounts, wasFresh } from './fresh-accounts.ts'
import { type AnvilFlags, anvilOptions, recordedNetwork } from './networks.ts'
import { FORK_THREADS, OWN_STATE_THREADS } from './private-anvil.ts'

interface LocalChainOptions {
  readonly chainId: number
  readonly name: string
  /** How its nodes run. */
  readonly running: Pick<AnvilNodeOptions, 'pool' | 'log' | 'stableAfterMs' | 'probePause' | 'kill'>
  readonly anvilBinary: string
  /** Where the recorded state is unpacked. */
  readonly folder: string
  readonly override: ForkSource | undefined
  /** What the chain was recorded with; without it and without an override, the chain starts empty. */
  readonly manifest: RecordingManifest | undefined
  /** The fork of worker 0 resumes from it on every start; without it, forks are not saved. */
  readonly state: ChainSnapshots | undefined
  /** Whether forks start with unused test accounts. */
  readonly isFresh: boolean
  /** Called before anyone can use the fork. */
  readonly onForkStarted: (worker: number) => void
  /** The URL of a names gateway, if one is running. */
  readonly contentUrl: () => string | undefined
}

/** The node that forks read from, our own or a foreign one, and its forks; or nodes that start empty. */
export class LocalChain {
  readonly #options: LocalChainOptions
  readonly #name: string
  readonly #forks = new Map<number, AnvilNode>()
  readonly #source: AnvilNode
  /** Set once the fork of worker 0 is prepared: before that, its state must not be saved. */
  #base: ForkBase | undefined

  constructor(options: LocalChainOptions) {
    this.#options = options
    this.#name = options.name
    this.#source = new AnvilNode({
      ...options.running,
      name: `${this.#name} (fork source)`,
      plan: async () => this.#sourcePlan(),
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
    for (const node of [this.#source, ...this.#forks.values()]) node.close()
  }

  /** Saves the fork of worker 0, once its node has ended. */
  saveLast(): void {
    const { chainId, state } = this.#options
    const last = this.#base && readDump(this.#dumpFile, this.#base)
    if (last && last.savedAt >= (state?.get(chainId)?.savedAt ?? 0)) state?.set(chainId, last)
  }

  get #dumpFile(): string {
    return join(this.#options.folder, `${this.#options.chainId}.dump.json`)
  }

  #sourcePlan(): NodePlan {
    const { chainId, folder } = this.#options
    const loadState = join(folder, `${chainId}.json`)
    writeFileSync(loadState, readState(chainId))
    return { options: this.#nodeOptions({ loadState, noMining: true }), threads: OWN_STATE_THREADS }
  }

  async #forkPlan(worker: number): Promise<NodePlan> {
    const options = await this.#sourceFlags()
    if (worker === 0 && this.#options.state) return this.#savedPlan(options, this.#options.state)
    return {
      options: this.#nodeOptions(options),
      threads: FORK_THREADS,
      prepare: (url) => this.#prepare(url, worker, undefined)
    }
  }

  /** None for an empty chain, which forks nothing. */
  async #sourceFlags(): Promise<AnvilFlags> {
    const { override, manifest } = this.#options
    if (!override && !manifest) return {}
    const source = override ?? { url: await this.#source.url(), block: manifest?.forkBlock ?? 0 }
    // Without noStorageCaching anvil would cache answers on disk, and serve stale ones after the next recording.
    const fork = { forkUrl: source.url, forkBlockNumber: source.block, noStorageCaching: true }
    const limits = override ? { retries: 3, timeout: 12_000 } : { retries: 1, timeout: 5_000, noRateLimit: true }
    return { ...fork, ...limits }
  }

  #savedPlan(options: AnvilFlags, state: ChainSnapshots): NodePlan {
    const saved = state.get(this.#options.chainId)
    this.#base = undefined
    rmSync(this.#dumpFile, { force: true })
    return {
      options: this.#nodeOptions({ ...options, dumpState: this.#dumpFile }),
      threads: FORK_THREADS,
      prepare: async (url) => {
        await this.#prepare(url, 0, saved)
        this.#base = await baseOf(url)
      },
      ...(saved && { successor: `one with the state of ${timeOf(saved)}` })
    }
  }

  async #prepare(url: string, worker: number, saved: ChainSnapshot | undefined): Promise<void> {
    const { chainId, override, manifest } = this.#options
    const isFresh = this.#isFresh(saved)
    // Also before a restart from a saved state: anvil keeps the higher of two nonces.
    if (isFresh) await freshenAccounts(url, chainId, !override)
    if (saved) await restoreSnapshot(url, saved)
    else await this.#addContracts(url, isFresh)
    const contentUrl = this.#options.contentUrl()
    if (contentUrl !== undefined && manifest && !isFresh) {
      await pointContentAt(url, chainId, contentUrl)
      // A visitor may have changed those of a saved chain.
      if (!saved) await pointAvatarsAt(url, chainId, contentUrl)
    }
    // A new chain starts now, and has no block but its first.
    if (saved || override || manifest) await followWallClock(url)
    this.#options.onForkStarted(worker)
  }

  /** The accounts of an empty chain are unused anyway; a recording that was saved goes on as it was started. */
  #isFresh(saved: ChainSnapshot | undefined): boolean {
    const { chainId, override, manifest, isFresh } = this.#options
    if (override) return isFresh
    if (!manifest) return false
    return saved ? wasFresh(saved, chainId) : isFresh
  }

  async #addContracts(url: string, isFresh: boolean): Promise<void> {
    const { chainId, override, manifest } = this.#options
    if (!override && !manifest) await addMulticall3(url)
    if (override && manifest && !isFresh) await copyContracts(url, chainId)
    if (override) await clearDelegations(url)
  }

  #nodeOptions(options: AnvilFlags): CreateAnvilOptions {
    const { chainId, anvilBinary, override, manifest } = this.#options
    const flags = override || manifest ? recordedNetwork(chainId)?.flags : undefined
    return anvilOptions({ anvilBinary, chainId }, { ...flags }, options)
  }

  #restartForks(): void {
    const { log } = this.#options.running
    for (const fork of this.#forks.values()) {
      fork.restart().catch((cause: unknown) => log(cause instanceof Error ? cause.message : String(cause)))
    }
  }
}

function timeOf({ savedAt }: ChainSnapshot): string {
  return new Date(savedAt).toTimeString().slice(0, 8)
}
