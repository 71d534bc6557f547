import { toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ContractEvent, EventQuery } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { type ContractRead, nextRead, pendingRead } from '#domain/contract/contract-read.ts'
import { isGap, nextEvents, nextRange } from '#domain/contract/event-list.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { ChainHeads, HeadEvent } from '#ui/models/chain/chain-heads.ts'
import type { PollTimer } from '../poll-timer.ts'
import { stopAll } from '../stop-all.ts'

/** Events to follow. */
export interface FollowedEvents {
  /** Equal for what is followed once and shared. */
  readonly key: string
  readonly chainId: number
  readonly query: EventQuery
}

type EventsRead = ContractRead<readonly ContractEvent[]>

interface EventFollower {
  readonly events: FollowedEvents
  readonly listeners: Set<() => void>
  readonly attempts: Latest
  readonly unfollow: () => void
  read: EventsRead
  head: bigint | undefined
  lastRead: bigint | undefined
  isReading: boolean
}

/** The newest events that something on screen shows, followed with every new head. */
export class ContractEventsModel {
  readonly #gateway: ContractGateway
  readonly #heads: ChainHeads
  readonly #pollTimer: PollTimer
  readonly #followers = new Map<string, EventFollower>()

  constructor(gateway: ContractGateway, heads: ChainHeads, pollTimer: PollTimer) {
    this.#gateway = gateway
    this.#heads = heads
    this.#pollTimer = pollTimer
  }

  /** The same object while nothing changes; pending if nothing follows the events. */
  readonly stateOf = ({ key }: FollowedEvents): EventsRead => this.#followers.get(key)?.read ?? pendingRead

  /** Reads the newest blocks, and then every new one. @returns a function that stops. */
  readonly watch = (events: FollowedEvents, listener: () => void): (() => void) => {
    const follower = this.#followers.get(events.key) ?? this.#open(events)
    follower.listeners.add(listener)
    return () => {
      follower.listeners.delete(listener)
      if (follower.listeners.size > 0 || this.#followers.get(events.key) !== follower) return
      follower.attempts.cancel()
      follower.unfollow()
      this.#followers.delete(events.key)
    }
  }

  #open(events: FollowedEvents): EventFollower {
    const unfollow = stopAll([
      this.#heads.follow(events.chainId, (event) => this.#onHead(follower, event)),
      this.#pollTimer.subscribe(() => this.#continue(follower))
    ])
    const follower: EventFollower = {
      events,
      listeners: new Set(),
      attempts: new Latest(),
      unfollow,
      read: pendingRead,
      head: this.#heads.recent(events.chainId),
      lastRead: undefined,
      isReading: false
    }
    this.#followers.set(events.key, follower)
    queueMicrotask(() => void this.#catchUp(follower))
    return follower
  }

  #onHead(follower: EventFollower, event: HeadEvent): void {
    if (event.type === 'unreachable') show(follower, nextRead(follower.read, event.error))
    else if (event.type === 'restarted') startOver(follower)
    else {
      follower.head = event.head
      void this.#catchUp(follower)
    }
  }

  /** What a hidden page has interrupted; errors wait for the next poll. */
  #continue(follower: EventFollower): void {
    if (follower.read.status !== 'error') void this.#catchUp(follower)
  }

  /** Several reads, but never many, after the page was hidden for long; an error ends them until the next poll. */
  async #catchUp(follower: EventFollower): Promise<void> {
    if (follower.isReading || !this.#isBehind(follower)) return
    const { chainId, query } = follower.events
    const signal = follower.attempts.start()
    follower.isReading = true
    try {
      for (let { head } = follower; head !== undefined && this.#isBehind(follower); { head } = follower) {
        const range = nextRange(follower.lastRead, head)
        const events = await this.#gateway.events(chainId, query, range)
        if (signal.aborted) return
        const known = isGap(follower.lastRead, range) ? [] : (follower.read.data ?? [])
        follower.lastRead = range.toBlock
        show(follower, nextRead(follower.read, nextEvents(known, { range, events })))
      }
    } catch (cause) {
      if (signal.aborted) return
      show(follower, nextRead(follower.read, cause instanceof ContractError ? cause : toChainReadError(chainId, cause)))
    }
    follower.isReading = false
  }

  /** After an error, at least the newest blocks are read again. */
  #isBehind({ head, lastRead, read, listeners }: EventFollower): boolean {
    if (head === undefined || listeners.size === 0 || !this.#pollTimer.isVisible) return false
    return head !== lastRead || read.status === 'error'
  }
}

/** What was read before is of another chain. */
function startOver(follower: EventFollower): void {
  follower.attempts.cancel()
  follower.isReading = false
  follower.head = undefined
  follower.lastRead = undefined
  show(follower, pendingRead)
}

function show(follower: EventFollower, read: EventsRead): void {
  if (read === follower.read) return
  follower.read = read
  for (const listener of [...follower.listeners]) listener()
}
