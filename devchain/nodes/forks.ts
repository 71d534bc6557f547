import { createPool } from '@viem/anvil'
import { ArchiveReads } from '#devchain/gateway/archive-reads.ts'
import { ForkReads, type ReadSource } from '#devchain/gateway/fork-reads.ts'
import { createGateway, type Gateway, type HttpHandler } from '#devchain/gateway/gateway.ts'
import type { GatewayOptions } from '#devchain/gateway/gateway-options.ts'
import { Transcript } from '#devchain/gateway/transcript.ts'
import { sweepLeftovers } from '#devchain/processes/leftovers.ts'
import { OwnProcesses } from '#devchain/processes/own-processes.ts'
import type { RecordingManifest } from '#devchain/recordings/recording.ts'
import type { ChainResets } from '#devchain/recovery/chain-resets.ts'
import { createRecovery } from '#devchain/recovery/recovery.ts'
import { WalletMemory } from '#devchain/recovery/wallet-memory.ts'
import { sleep } from '#devchain/wait/sleep.ts'
import { WeatherControl } from '#devchain/weather/control/weather-control.ts'
import { Weather } from '#devchain/weather/weather.ts'
import type { LoopbackAddress } from '../random-loopback.ts'
import { findAnvil } from './anvil-binary.ts'
import type { ChainSnapshots } from './chain-snapshot.ts'
import { openForkProxy } from './fork-proxy.ts'
import type { ProbePause } from './hang-watch.ts'
import { LocalChain } from './local-chain.ts'
import { type ChainChoice, checkedForks, chosenIds, manifestsOf, type NetworkWords, wordsOf } from './served-chains.ts'

const STABLE_AFTER_MS = 1_000
/** A minute without an answer to any of three probes: long enough for a busy machine, since what a fork held is lost. */
const PROBE_EVERY_MS = 20_000

export interface DevchainOptions extends ChainChoice {
  /** Receives a line when a node crashes; standard error by default. */
  readonly log?: (line: string) => void
  /** Source of `FORK_URL_<chainId>` and `FORK_BLOCK_<chainId>`; this process's environment by default. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The forks of worker 0 resume from it on every start and are saved to it at the end; not saved by default. */
  readonly state?: ChainSnapshots
  /** The URL of a running names gateway, read on each start of a fork: its names and collectibles point there. */
  readonly contentUrl?: () => string | undefined
  /**
   * Gives the test accounts nonce 0 and removes what they have deployed, so that well-known first addresses hold; a saved
   * state goes on as it was. No by default.
   */
  readonly isFresh?: boolean
  /** A file that keeps the wallet memory of worker 0 across runs; none by default. */
  readonly walletMemory?: string
  /** A node that crashed sooner restarts only on the next request, not in a loop; 1 s by default. */
  readonly stableAfterMs?: number
  /** A node that leaves a probe open for three of these is replaced; 20 s by default. */
  readonly probePause?: ProbePause
}

export interface Devchain {
  readonly chainIds: readonly number[]
  /** The contracts that a chain has from its recording; undefined for a chain without. */
  manifestOf(chainId: number): RecordingManifest | undefined
  networkOf(chainId: number): NetworkWords
  /** The anvil itself: for tests and servers, never for a page. Each worker has its own fork, started on first use. */
  url(chainId: number, worker?: number): Promise<string>
  /** Serves `/rpc/<chainId>` from the forks of worker 0. */
  readonly handle: HttpHandler
  /** Serves `/rpc/<chainId>` over HTTP and WebSocket from the forks of one worker, with that worker's weather. */
  gatewayFor(worker: number): Gateway
  weatherFor(worker: number): Weather
  /** Changes the weather of worker 0 by chain and method or by a script, and records it. */
  readonly weather: WeatherControl
  /** The exchanges through the worker's gateway. */
  transcriptFor(worker: number): Transcript
  /** For another gateway to the forks of one worker, with the same nodes, weather, transcript and recovery. */
  gatewayOptionsFor(worker: number): GatewayOptions
  /** Detects restarts of the worker's chains. */
  resetsFor(worker: number): ChainResets
  /** Ends every node that this devchain started. */
  stop(): Promise<void>
}

/** Real forks of the recorded chains or of foreign nodes, and empty chains. @throws Error with one sentence. */
export async function startDevchain(options: DevchainOptions = {}): Promise<Devchain> {
  const { env = process.env, log = (line) => process.stderr.write(`devchain: ${line}\n`) } = options
  const chainIds = chosenIds(options)
  const program = findAnvil()
  const swept = sweepLeftovers()
  if (swept > 0) log(`stopped ${swept} node(s) left behind by an earlier run.`)
  const overrides = await checkedForks(options, env, options.state)
  const [manifestOf, networkOf] = [manifestsOf(options), wordsOf(options)]

  const proxy = overrides.size > 0 ? await openForkProxy(overrides) : undefined
  const processes = new OwnProcesses(program)
  const pool = createPool<string>()
  const running = {
    pool,
    log,
    stableAfterMs: options.stableAfterMs ?? STABLE_AFTER_MS,
    probePause: options.probePause ?? ((_url, signal) => sleep(PROBE_EVERY_MS, signal)),
    kill: (address: LoopbackAddress) => processes.kill(address)
  }
  const chains = new Map(
    chainIds.map((chainId): readonly [number, LocalChain] => [
      chainId,
      new LocalChain({
        chainId,
        name: networkOf(chainId).name,
        running,
        anvilBinary: program,
        folder: processes.folder,
        override: proxy?.sources.get(chainId),
        manifest: manifestOf(chainId),
        state: options.state,
        isFresh: options.isFresh ?? false,
        contentUrl: () => options.contentUrl?.(),
        onForkStarted: (worker) => recoveryFor(worker).resets.handleStart(chainId)
      })
    ])
  )
  const url = async (chainId: number, worker = 0) => {
    const chain = chains.get(chainId)
    if (!chain) throw new Error(`Chain ${chainId} is not served by this devchain.`)
    return chain.fork(worker).url()
  }
  const weatherFor = perWorker(() => new Weather())
  const weather = new WeatherControl({
    weather: weatherFor(0),
    chainIds,
    nodeUrl: url,
    nameOf: (chainId) => networkOf(chainId).name
  })
  const transcriptFor = perWorker(() => new Transcript())
  const watched: ChainResets[] = []
  const recoveryFor = perWorker((worker) => {
    const memory = new WalletMemory(worker === 0 ? options.walletMemory : undefined)
    const recovery = createRecovery({ nodeUrl: (chainId) => url(chainId, worker), memory, log })
    watched.push(recovery.resets)
    return recovery
  })
  const archive = new ArchiveReads(
    chainIds.filter((chainId) => !overrides.has(chainId)).flatMap((chainId) => manifestOf(chainId) ?? [])
  )
  const sourceOf = (chainId: number): ReadSource | undefined => {
    if (overrides.has(chainId)) return 'foreign'
    return manifestOf(chainId) && 'recorded'
  }
  const readsFor = perWorker(() => new ForkReads(sourceOf))
  const gatewayOptionsFor = (worker: number) => ({
    chainIds,
    nodeUrl: (chainId: number) => url(chainId, worker),
    weather: weatherFor(worker),
    transcript: transcriptFor(worker),
    beforeForward: archive.withinRecording(recoveryFor(worker).recover),
    askInTurn: readsFor(worker).inTurn,
    answerLocally: archive.answer
  })
  const gatewayFor = perWorker((worker) => createGateway(gatewayOptionsFor(worker)))
  const endAbruptly = () => processes.close()
  process.once('exit', endAbruptly)
  return {
    chainIds,
    manifestOf,
    networkOf,
    url,
    handle: gatewayFor(0).handle,
    gatewayFor,
    weatherFor,
    weather,
    transcriptFor,
    gatewayOptionsFor,
    resetsFor: (worker) => recoveryFor(worker).resets,
    async stop() {
      process.off('exit', endAbruptly)
      weather.close()
      for (const resets of watched) resets.close()
      for (const chain of chains.values()) chain.close()
      await pool.empty().catch(() => undefined) // rejects for nodes that have already exited
      proxy?.close()
      for (const chain of chains.values()) chain.saveLast()
      processes.close()
    }
  }
}

/** Creates one value for each worker, on first use. */
function perWorker<Value>(create: (worker: number) => Value): (worker: number) => Value {
  const values = new Map<number, Value>()
  return (worker) => {
    const value = values.get(worker) ?? create(worker)
    values.set(worker, value)
    return value
  }
}
