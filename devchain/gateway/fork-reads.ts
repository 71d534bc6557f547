import { Mutex } from '#devchain/wait/mutex.ts'
import { Semaphore } from '#devchain/wait/semaphore.ts'
import { STATE_BLOCK_PARAMETERS } from './block-parameters.ts'
import { Refusal } from './refusal.ts'
import { type RpcCall, type RpcMessage, withCalls } from './rpc-call.ts'

/** How many reads a fork makes at the same time: enough to wait for a source far away, and no storm. */
export const READS_AT_A_TIME = 8

const HELD_FOR_MS = 2_000
/** Each read that waits for its source takes a thread; anvil hangs for good once it has no more than its 512. */
const MAX_RELEASED = 256

/** These are not older; anvil reads them without the lock that the others wait for. */
const NEWEST: readonly unknown[] = [undefined, 'latest', 'pending']

/** Whatever a fork may have to fetch for its answer. */
const READS =
  /^(?:(?:debug|trace|ots|erigon)_|eth_(?:get|call|createAccessList|estimateGas|feeHistory|fillTransaction|newFilter|simulate)|linea_estimateGas)/

type Ask = (text: string) => Promise<string>

/** Where a chain's forks fetch what they have not yet: our own node with a recorded state always answers, sooner or later. */
export type ReadSource = 'recorded' | 'foreign'

interface Queues {
  readonly newestState: Semaphore
  readonly olderState: Mutex
}

/**
 * Queues reads in front of each fork, which may hang for good otherwise: with more reads than it has threads, or when one
 * fetches an account or a slot of older state from its source while another waits for the same lock.
 */
export class ForkReads {
  readonly #sourceOf: (chainId: number) => ReadSource | undefined
  readonly #queues = new Map<number, Queues>()

  /** A chain without a source forks nothing. */
  constructor(sourceOf: (chainId: number) => ReadSource | undefined) {
    this.#sourceOf = sourceOf
  }

  /** Calls `ask` in turn. @returns its answer, or synchronously undefined when the message reads nothing through a fork */
  readonly inTurn = (chainId: number, message: RpcMessage, ask: Ask): Promise<string> | undefined => {
    const source = this.#sourceOf(chainId)
    if (!source || !message.calls.some(isRead)) return undefined
    return this.#ask(this.#queuesOf(chainId, source), message, ask)
  }

  async #ask(queues: Queues, message: RpcMessage, ask: Ask): Promise<string> {
    const older = message.calls.filter(readsOlderState)
    if (older.length > 1) await this.#fetch(queues, older, ask)
    const answers: string[] = []
    for (const piece of piecesOf(message)) answers.push(await askPiece(queues, piece, ask))
    return answers.length > 1 ? joined(answers) : (answers[0] ?? '')
  }

  /** A node answers the calls of a batch at the same time, so what they read is fetched before. */
  async #fetch(queues: Queues, calls: readonly RpcCall[], ask: Ask): Promise<void> {
    for (const { method, params } of calls) {
      const call = { jsonrpc: '2.0', id: 1, method, params }
      // The batch will say what is wrong.
      await askPiece(queues, { text: JSON.stringify(call), isBatch: false, calls: [call] }, ask).catch(() => undefined)
    }
  }

  #queuesOf(chainId: number, source: ReadSource): Queues {
    const queues = this.#queues.get(chainId) ?? {
      newestState: new Semaphore({ permits: READS_AT_A_TIME, heldForMs: HELD_FOR_MS, maxReleased: MAX_RELEASED }),
      olderState: source === 'recorded' ? new Mutex() : new Mutex({ timeout: timeoutOf(chainId) })
    }
    this.#queues.set(chainId, queues)
    return queues
  }
}

function timeoutOf(chainId: number) {
  const toError = () => new Refusal(503, -32603, `The node of chain ${chainId} waits for its source.`)
  return { ms: HELD_FOR_MS, toError }
}

function askPiece({ newestState, olderState }: Queues, { text, calls }: RpcMessage, ask: Ask): Promise<string> {
  if (calls.some(readsOlderState)) return olderState.run(() => ask(text))
  return newestState.run(calls.filter(isRead).length, () => ask(text))
}

/** A batch in parts that a fork may answer at the same time. */
function piecesOf(message: RpcMessage): readonly RpcMessage[] {
  const { calls } = message
  if (calls.length <= READS_AT_A_TIME) return [message]
  return Array.from({ length: Math.ceil(calls.length / READS_AT_A_TIME) }, (_, i) =>
    withCalls(message, calls.slice(i * READS_AT_A_TIME, (i + 1) * READS_AT_A_TIME))
  )
}

/** Nothing is answered to a part of notifications, and one error may be to all of a part. */
function joined(answers: readonly string[]): string {
  const parsed: readonly unknown[] = answers.filter((text) => text !== '').flatMap((text) => JSON.parse(text))
  return parsed.length > 0 ? JSON.stringify(parsed) : ''
}

function isRead({ method }: RpcCall): boolean {
  return READS.test(method)
}

function readsOlderState({ method, params }: RpcCall): boolean {
  const position = STATE_BLOCK_PARAMETERS[method]
  return position !== undefined && Array.isArray(params) && !NEWEST.includes(params[position])
}
