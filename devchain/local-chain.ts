import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateAnvilOptions, Pool } from '@viem/anvil'
import { findChain } from '#domain/chain.ts'
import { knownChains } from '#domain/chains.ts'
import { AnvilNode, type NodePlan } from './anvil-node.ts'
import type { ForkSource } from './fork-override.ts'
import { followWallClock, layContracts } from './fork-setup.ts'
import { type AnvilFlags, anvilOptions, localNetwork } from './networks.ts'
import { readManifest, readState } from './origins/origin.ts'

interface LocalChainOptions {
  readonly chainId: number
  readonly pool: Pool<string>
  readonly log: (line: string) => void
  readonly anvilBinary: string
  /** Where the recorded state is unpacked. */
  readonly folder: string
  readonly override: ForkSource | undefined
}

/** One origin, unless a foreign node stands in for it, and the forks of it. */
export class LocalChain {
  readonly #options: LocalChainOptions
  readonly #name: string
  readonly #forks = new Map<number, AnvilNode>()
  readonly #origin: AnvilNode

  constructor(options: LocalChainOptions) {
    this.#options = options
    this.#name = findChain(knownChains, options.chainId)?.name ?? `chain ${options.chainId}`
    const { pool, log } = options
    this.#origin = new AnvilNode({
      name: `${this.#name} (origin)`,
      pool,
      log,
      plan: async () => this.#originPlan(),
      onMoved: () => this.#restartForks()
    })
  }

  fork(worker: number): AnvilNode {
    const existing = this.#forks.get(worker)
    if (existing) return existing
    const { pool, log } = this.#options
    const name = worker === 0 ? this.#name : `${this.#name} (worker ${worker})`
    const fork = new AnvilNode({ name, pool, log, plan: () => this.#forkPlan() })
    this.#forks.set(worker, fork)
    return fork
  }

  close(): void {
    for (const node of [this.#origin, ...this.#forks.values()]) node.close()
  }

  #originPlan(): NodePlan {
    const { chainId, folder } = this.#options
    const loadState = join(folder, `${chainId}.json`)
    writeFileSync(loadState, readState(chainId))
    return { options: this.#nodeOptions({ loadState, noMining: true }) }
  }

  async #forkPlan(): Promise<NodePlan> {
    const { chainId, override } = this.#options
    const source = override ?? { url: await this.#origin.url(), block: readManifest(chainId).forkBlock }
    // Without noStorageCaching anvil would keep answers on disk, and serve old ones after the next recording.
    const fork = { forkUrl: source.url, forkBlockNumber: source.block, noStorageCaching: true }
    const patience = override ? { retries: 3, timeout: 10_000 } : { retries: 1, timeout: 5_000, noRateLimit: true }
    return {
      options: this.#nodeOptions({ ...fork, ...patience }),
      prepare: async (url) => {
        if (override) await layContracts(url, chainId)
        await followWallClock(url)
      }
    }
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
