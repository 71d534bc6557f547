import { WebSocket } from 'ws'
import { sleep } from '#devchain/wait/sleep.ts'
import { type SavedChain, type SavedChains, saveChain } from './saved-chain.ts'

const SAVE_EVERY_MS = 3_000
/** Saving takes longer the more a chain holds: at most a quarter of the time is spent on it. */
const PAUSES_PER_SAVE = 3
const MAX_PAUSE_MS = 10_000

interface KeeperOptions {
  readonly chainIds: readonly number[]
  /** Of a chain's node, once it runs. */
  readonly url: (chainId: number) => Promise<string>
  readonly state: SavedChains
  /** Called after each save. */
  readonly onKept?: () => void
  readonly log: (line: string) => void
  /** For what changes without a block; 3 s by default. */
  readonly everyMs?: number
}

/** The last states of chains, in memory: what was deployed survives its node, but not this process. */
export class KeptChains implements SavedChains {
  readonly #chains = new Map<number, SavedChain>()

  saved(chainId: number): SavedChain | undefined {
    return this.#chains.get(chainId)
  }

  keep(chainId: number, chain: SavedChain): void {
    this.#chains.set(chainId, chain)
  }
}

/**
 * Saves each chain after every block and, for what changes without one, every 3 seconds: a node that is killed loses no
 * more than the last moment. @returns a function that stops it.
 */
export function keepChains(options: KeeperOptions): () => Promise<void> {
  const stopped = new AbortController()
  const kept = options.chainIds.map((chainId) => keepChain(chainId, options, stopped.signal))
  return async () => {
    stopped.abort()
    await Promise.all(kept)
  }
}

async function keepChain(
  chainId: number,
  { url, state, onKept, log, everyMs = SAVE_EVERY_MS }: KeeperOptions,
  signal: AbortSignal
): Promise<void> {
  const heads = new NewHeads()
  while (!signal.aborted) {
    const startedAt = Date.now()
    const saved = await url(chainId)
      .then((node) => {
        heads.follow(node)
        return saveChain(node)
      })
      .catch(() => undefined) // a node that does not answer keeps its last saved state
    try {
      if (saved) state.keep(chainId, saved)
      if (saved) onKept?.()
    } catch (cause) {
      log(`The state could not be saved: ${cause}`)
    }
    await sleep(Math.min(MAX_PAUSE_MS, PAUSES_PER_SAVE * (Date.now() - startedAt)), signal)
    await heads.next(everyMs, signal)
  }
  heads.close()
}

/** Notices the blocks of a node, also after it was replaced. */
class NewHeads {
  #url: string | undefined
  #socket: WebSocket | undefined
  #hasNew = false
  #wake = () => {}

  /** Does nothing while it is connected to this node. */
  follow(url: string): void {
    if (url === this.#url && this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    this.close()
    const socket = new WebSocket(url.replace(/^http/, 'ws'), { perMessageDeflate: false })
    socket.on('error', () => socket.terminate())
    socket.once('open', () => socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}'))
    socket.on('message', () => {
      this.#hasNew = true
      this.#wake()
    })
    this.#url = url
    this.#socket = socket
  }

  /** Resolves once there was a block since the last time, or after `ms`. */
  async next(ms: number, signal: AbortSignal): Promise<void> {
    const woken = new AbortController()
    this.#wake = () => woken.abort()
    if (!this.#hasNew) await sleep(ms, AbortSignal.any([signal, woken.signal]))
    this.#hasNew = false
  }

  close(): void {
    this.#socket?.terminate()
  }
}
