import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { restAfter } from '#domain/chain/endpoint-health.ts'
import type { BlockRange, ManyEventsQuery } from '#domain/contract/contract-call.ts'
import type { ContractGateway, LoggedEvents } from '#domain/ports/contract-gateway.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import type { PollTimer } from '../poll-timer.ts'

/** One query of logs may take a node as long as hundreds of other requests. */
const AT_ONCE = 2
/** A search is over once a node has failed so often in a row. */
const MAX_FAILURES = 8

/** Queries of one network. */
interface Lane {
  underWay: number
  readonly waiting: (() => void)[]
}

/** Reads logs for searches: a few queries of each network at a time, and none while nobody sees the page. */
export class LogReads {
  readonly #gateway: ContractGateway
  readonly #pollTimer: PollTimer
  readonly #lanes = new Map<number, Lane>()

  constructor(gateway: ContractGateway, pollTimer: PollTimer) {
    this.#gateway = gateway
    this.#pollTimer = pollTimer
  }

  /** For one search, which `signal` ends. */
  open(chainId: number, signal: AbortSignal): LogReader {
    const lane = this.#lanes.get(chainId) ?? { underWay: 0, waiting: [] }
    this.#lanes.set(chainId, lane)
    const ask: LogReader['read'] = (query, range) => this.#gateway.eventsOfMany(chainId, query, range)
    return new LogReader({ ask, lane, pollTimer: this.#pollTimer, signal })
  }
}

interface ReaderOptions {
  readonly ask: LogReader['read']
  readonly lane: Lane
  readonly pollTimer: PollTimer
  readonly signal: AbortSignal
}

/** Reads the logs that one search asks for; after failures it waits as long as a failing endpoint rests (`restAfter`). */
export class LogReader {
  readonly #options: ReaderOptions
  /** The failures since the last answer. */
  #failures: readonly ChainReadError[] = []

  constructor(options: ReaderOptions) {
    this.#options = options
  }

  /** @throws what the gateway throws, and the signal's reason once it is aborted. */
  async read<Arguments>(
    query: ManyEventsQuery<Arguments>,
    range: BlockRange
  ): Promise<readonly LoggedEvents<Arguments>[]> {
    const { ask, lane, signal } = this.#options
    await enter(lane)
    try {
      const failure = this.#failures.at(-1)
      if (failure && this.#failures.length >= MAX_FAILURES) throw failure
      const restMs = restAfter(this.#failures.length)
      if (restMs > 0) await sleep(restMs, signal)
      await this.whenSeen()
      const events = await ask(query, range)
      this.#failures = []
      return events
    } catch (cause) {
      this.#onFailure(cause)
      throw cause
    } finally {
      leave(lane)
    }
  }

  /** Resolves while the page is visible. @throws the signal's reason once it is aborted. */
  async whenSeen(): Promise<void> {
    const { pollTimer, signal } = this.#options
    signal.throwIfAborted()
    if (pollTimer.isVisible) return
    let stop: () => void = () => undefined
    const seen = new Promise<void>((resolve) => {
      stop = pollTimer.subscribe(resolve)
    })
    try {
      await unlessAborted(signal, seen)
    } finally {
      stop()
    }
  }

  /** A node that refuses has answered. */
  #onFailure(cause: unknown): void {
    if (!(cause instanceof ChainReadError)) return
    this.#failures = cause.failure === 'refused' ? [] : [...this.#failures, cause]
  }
}

async function enter(lane: Lane): Promise<void> {
  if (lane.underWay < AT_ONCE) lane.underWay++
  else await new Promise<void>((resolve) => lane.waiting.push(resolve))
}

/** Its place goes to whoever has waited longest. */
function leave(lane: Lane): void {
  const next = lane.waiting.shift()
  if (next) next()
  else lane.underWay--
}
