import { WebSocket } from 'ws'
import { sleep } from '#devchain/wait/sleep.ts'
import { type ChainSnapshots, takeSnapshot } from './chain-snapshot.ts'

const SAVE_EVERY_MS = 3_000
/** Saving takes longer the more a chain holds: at most a quarter of the time is spent on it. */
const PAUSES_PER_SAVE = 3
const MAX_PAUSE_MS = 10_000

interface SnapshotOptions {
  readonly chainIds: readonly number[]
  /** Of a chain's node, once it runs. */
  readonly url: (chainId: number) => Promise<string>
  readonly state: ChainSnapshots
  /** Called after each save. */
  readonly onSnapshot?: () => void
  readonly log: (line: string) => void
  /** For what changes without a block; 3 s by default. */
  readonly everyMs?: number
}

/**
 * Saves each chain after every block and, for what changes without one, every 3 seconds: a node that is killed loses no
 * more than the last moment. @returns a function that stops it.
 */
export function takeSnapshots(options: SnapshotOptions): () => Promise<void> {
  const stopped = new AbortController()
  const ended = options.chainIds.map((chainId) => takeSnapshotsOf(chainId, options, stopped.signal))
  return async () => {
    stopped.abort()
    await Promise.all(ended)
  }
}

async function takeSnapshotsOf(
  chainId: number,
  { url, state, onSnapshot, log, everyMs = SAVE_EVERY_MS }: SnapshotOptions,
  signal: AbortSignal
): Promise<void> {
  const heads = new NewHeads()
  while (!signal.aborted) {
    const startedAt = Date.now()
    const snapshot = await url(chainId)
      .then((node) => {
        heads.follow(node)
        return takeSnapshot(node)
      })
      .catch(() => undefined) // a node that does not answer has its last snapshot
    try {
      if (snapshot) state.set(chainId, snapshot)
      if (snapshot) onSnapshot?.()
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
