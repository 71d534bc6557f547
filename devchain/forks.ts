import { createPool } from '@viem/anvil'
import { findAnvil } from './anvil-binary.ts'
import { type ForkSource, findForkOverride, hasForkOverride } from './fork-override.ts'
import { sweepLeftovers } from './leftovers.ts'
import { LocalChain } from './local-chain.ts'
import { localChainIds, localNetwork } from './networks.ts'
import { OwnProcesses } from './own-processes.ts'
import { createRpcProxy, type HttpHandler } from './rpc-proxy.ts'

export interface DevchainOptions {
  /** Chains to serve; those that are recorded, by default. */
  readonly chainIds?: readonly number[]
  /** Gets a line whenever a node died; standard error, by default. */
  readonly log?: (line: string) => void
  /** Where `FORK_URL_<chainId>` and `FORK_BLOCK_<chainId>` are looked up; this process, by default. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

export interface Devchain {
  readonly chainIds: readonly number[]
  /** The anvil itself: for tests and for servers, never for a page. Each worker has a fork of its own, started on first use. */
  url(chainId: number, worker?: number): Promise<string>
  /** Serves `/rpc/<chainId>` from the forks of worker 0. */
  readonly handle: HttpHandler
  /** Serves `/rpc/<chainId>` from the forks of one worker. */
  handlerFor(worker: number): HttpHandler
  /** Ends every node that this devchain started. */
  stop(): Promise<void>
}

/** Real forks of the recorded chains, or of the nodes that `FORK_URL_<chainId>` names. @throws Error with one sentence. */
export async function startDevchain(options: DevchainOptions = {}): Promise<Devchain> {
  const {
    chainIds = localChainIds,
    env = process.env,
    log = (line) => process.stderr.write(`devchain: ${line}\n`)
  } = options
  const program = findAnvil()
  const swept = sweepLeftovers()
  if (swept > 0) log(`ended ${swept} node(s) that an earlier run had left behind.`)
  const overrides = new Map<number, ForkSource>()
  const replaced = chainIds.filter((chainId) => localNetwork(chainId) && hasForkOverride(chainId, env))
  for (const chainId of replaced) overrides.set(chainId, await findForkOverride(chainId, env))

  const processes = new OwnProcesses(program)
  const pool = createPool<string>()
  const chains = new Map(
    chainIds.map((chainId) => [
      chainId,
      new LocalChain({
        chainId,
        pool,
        log,
        anvilBinary: program,
        folder: processes.folder,
        override: overrides.get(chainId)
      })
    ])
  )
  const url = async (chainId: number, worker = 0) => {
    const chain = chains.get(chainId)
    if (!chain) throw new Error(`Chain ${chainId} is not served by this devchain.`)
    return chain.fork(worker).url()
  }
  const handlerFor = (worker: number) => createRpcProxy({ chainIds, nodeUrl: (chainId) => url(chainId, worker) })
  const endAbruptly = () => processes.close()
  process.once('exit', endAbruptly)
  return {
    chainIds,
    url,
    handle: handlerFor(0),
    handlerFor,
    async stop() {
      process.off('exit', endAbruptly)
      for (const chain of chains.values()) chain.close()
      await pool.empty().catch(() => undefined) // it rejects for nodes that were dead already
      processes.close()
    }
  }
}
