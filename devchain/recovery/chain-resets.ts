import type { Hex } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'

/** Identifies one instance of a chain: changes with every restart of its node, and when its head goes back. */
export type ChainInstance = string

/** The result of `anvil_metadata`. */
interface NodeMetadata {
  /** Changes with every start and `anvil_reset`, but not with `evm_revert`. */
  readonly instanceId: Hex
  readonly latestBlockNumber: number
}

interface Seen {
  readonly instanceId: Hex
  /** Number of times the head of this instance went back. */
  readonly stepsBack: number
  readonly head: number
  /** Milliseconds since 1970. */
  readonly at: number
}

export type ChainInstances = ReadonlyMap<number, ChainInstance>

const CHECK_EVERY_MS = 1_000
/** During a reorganisation the head also goes back, but only for a moment. */
const CHECK_AGAIN_AFTER_MS = 250

/** Detects restarts of one worker's chains. Only for our own nodes: elsewhere a lagging node would look the same. */
export class ChainResets {
  readonly #nodeUrl: (chainId: number) => Promise<string>
  /** Only started nodes are checked: a check must not start one. */
  readonly #started = new Set<number>()
  readonly #seen = new Map<number, Seen>()
  /** The highest block of the former instances. */
  readonly #formerHeads = new Map<number, number>()
  /** One check at a time: an older answer that arrives late would look like a head that went back. */
  readonly #checks = new Map<number, Promise<unknown>>()
  readonly #listeners = new Set<(instances: ChainInstances) => void>()
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(nodeUrl: (chainId: number) => Promise<string>) {
    this.#nodeUrl = nodeUrl
  }

  /** Queries the node. @throws Error when it does not answer. */
  check(chainId: number): Promise<ChainInstance> {
    const before = this.#checks.get(chainId) ?? Promise.resolve()
    const check = before.then(() => this.#update(chainId))
    this.#checks.set(
      chainId,
      check.catch(() => undefined)
    )
    return check
  }

  /** The node was started: earlier checks are out of date. */
  handleStart(chainId: number): void {
    this.#started.add(chainId)
    const seen = this.#seen.get(chainId)
    if (seen) this.#seen.set(chainId, { ...seen, at: 0 })
    if (this.#listeners.size > 0) this.check(chainId).catch(() => undefined)
  }

  /** Undefined when the last check is out of date. */
  head(chainId: number): number | undefined {
    const seen = this.#seen.get(chainId)
    return seen && Date.now() - seen.at < CHECK_EVERY_MS ? seen.head : undefined
  }

  /** The highest head of the former instances; undefined when the chain never restarted. */
  formerHead(chainId: number): number | undefined {
    return this.#formerHeads.get(chainId)
  }

  /** Of the chains checked so far. */
  get instances(): ChainInstances {
    return new Map([...this.#seen].map(([chainId, seen]) => [chainId, instanceOf(seen)]))
  }

  /** Checks every started chain now and each second, and passes on all instances when one changes. @returns an unsubscriber. */
  subscribe(listener: (instances: ChainInstances) => void): () => void {
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => this.#checkAll(), CHECK_EVERY_MS).unref()
    this.#checkAll()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.close()
    }
  }

  /** Removes all subscribers. */
  close(): void {
    this.#listeners.clear()
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** A node that is restarting is checked next time. */
  #checkAll(): void {
    for (const chainId of this.#started) this.check(chainId).catch(() => undefined)
  }

  async #update(chainId: number): Promise<ChainInstance> {
    const before = this.#seen.get(chainId)
    const { instanceId, latestBlockNumber: head } = await this.#settledMetadata(chainId, before)
    const now = nextSeen(before, instanceId, head)
    this.#seen.set(chainId, now)
    if (before && instanceOf(before) === instanceOf(now)) return instanceOf(now)
    if (before) this.#formerHeads.set(chainId, Math.max(before.head, this.#formerHeads.get(chainId) ?? 0))
    for (const listener of this.#listeners) listener(this.instances)
    return instanceOf(now)
  }

  /** A head that went back is confirmed when a second check finds it at the same block. */
  async #settledMetadata(chainId: number, before: Seen | undefined): Promise<NodeMetadata> {
    const ask = async () => callNode<NodeMetadata>(await this.#nodeUrl(chainId), 'anvil_metadata')
    let now = await ask()
    while (hasGoneBack(now, before)) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_AGAIN_AFTER_MS))
      const next = await ask()
      if (next.latestBlockNumber === now.latestBlockNumber) return next
      now = next
    }
    return now
  }
}

/** False after a restart, which has no earlier head. */
function hasGoneBack({ instanceId, latestBlockNumber }: NodeMetadata, before: Seen | undefined): boolean {
  return instanceId === before?.instanceId && latestBlockNumber < before.head
}

function nextSeen(before: Seen | undefined, instanceId: Hex, head: number): Seen {
  const at = Date.now()
  if (before?.instanceId !== instanceId) return { instanceId, stepsBack: 0, head, at }
  return { instanceId, stepsBack: before.stepsBack + Number(head < before.head), head, at }
}

function instanceOf({ instanceId, stepsBack }: Seen): ChainInstance {
  return `${instanceId.slice(2, 18)}-${stepsBack}`
}
