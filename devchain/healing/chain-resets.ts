import { callNode } from '#devchain/json-rpc.ts'
import type { Hex } from '#domain/address.ts'

/** Names one life of a chain: another one after every restart of its node, and after its head went back. */
export type Incarnation = string

/** What a node says of itself. */
interface NodeMetadata {
  /** Another one after every start, and after `anvil_reset`; the same after `evm_revert`. */
  readonly instanceId: Hex
  readonly latestBlockNumber: number
}

interface Seen {
  readonly instanceId: Hex
  /** How often the head of this instance went back. */
  readonly stepsBack: number
  readonly head: number
  /** Milliseconds since 1970. */
  readonly at: number
}

export type Incarnations = ReadonlyMap<number, Incarnation>

const LOOK_EVERY_MS = 1_000
/** A reorganisation that is under way shows a head that goes back, too; it has made its blocks soon. */
const LOOK_AGAIN_AFTER_MS = 250

/** Notices that a chain of one worker started over. Only for nodes of our own: behind others a lagging node looks alike. */
export class ChainResets {
  readonly #nodeUrl: (chainId: number) => Promise<string>
  /** Nobody's node is started only to be looked at. */
  readonly #started = new Set<number>()
  readonly #seen = new Map<number, Seen>()
  /** The highest block of the lives that have ended. */
  readonly #formerHeads = new Map<number, number>()
  /** One look at a time: an older answer that arrives later would look like a head that went back. */
  readonly #looks = new Map<number, Promise<unknown>>()
  readonly #listeners = new Set<(incarnations: Incarnations) => void>()
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(nodeUrl: (chainId: number) => Promise<string>) {
    this.#nodeUrl = nodeUrl
  }

  /** Asks the node. @throws Error when it does not answer. */
  look(chainId: number): Promise<Incarnation> {
    const before = this.#looks.get(chainId) ?? Promise.resolve()
    const look = before.then(() => this.#ask(chainId))
    this.#looks.set(
      chainId,
      look.catch(() => undefined)
    )
    return look
  }

  /** The node was started: what was seen before holds no longer. */
  handleStart(chainId: number): void {
    this.#started.add(chainId)
    const seen = this.#seen.get(chainId)
    if (seen) this.#seen.set(chainId, { ...seen, at: 0 })
    if (this.#listeners.size > 0) this.look(chainId).catch(() => undefined)
  }

  /** Undefined when the last look is too long ago to tell. */
  head(chainId: number): number | undefined {
    const seen = this.#seen.get(chainId)
    return seen && Date.now() - seen.at < LOOK_EVERY_MS ? seen.head : undefined
  }

  /** How far the chain had come before it last started over; undefined when it never did. */
  formerHead(chainId: number): number | undefined {
    return this.#formerHeads.get(chainId)
  }

  /** Those that were looked at. */
  get incarnations(): Incarnations {
    return new Map([...this.#seen].map(([chainId, seen]) => [chainId, incarnationOf(seen)]))
  }

  /** Looks at every started chain now and each second, and tells of all of them whenever one changed. @returns what ends that. */
  subscribe(listener: (incarnations: Incarnations) => void): () => void {
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => this.#lookAtAll(), LOOK_EVERY_MS).unref()
    this.#lookAtAll()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.close()
    }
  }

  /** From here on nobody is told anything. */
  close(): void {
    this.#listeners.clear()
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** A node that is just coming back is looked at next time. */
  #lookAtAll(): void {
    for (const chainId of this.#started) this.look(chainId).catch(() => undefined)
  }

  async #ask(chainId: number): Promise<Incarnation> {
    const before = this.#seen.get(chainId)
    const { instanceId, latestBlockNumber: head } = await this.#atRest(chainId, before)
    const now = nextSeen(before, instanceId, head)
    this.#seen.set(chainId, now)
    if (before && incarnationOf(before) === incarnationOf(now)) return incarnationOf(now)
    if (before) this.#formerHeads.set(chainId, Math.max(before.head, this.#formerHeads.get(chainId) ?? 0))
    for (const listener of this.#listeners) listener(this.incarnations)
    return incarnationOf(now)
  }

  /** A head that went back is believed once a second look finds it where the first one did. */
  async #atRest(chainId: number, before: Seen | undefined): Promise<NodeMetadata> {
    const ask = async () => callNode<NodeMetadata>(await this.#nodeUrl(chainId), 'anvil_metadata')
    let now = await ask()
    while (hasGoneBack(now, before)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_AFTER_MS))
      const next = await ask()
      if (next.latestBlockNumber === now.latestBlockNumber) return next
      now = next
    }
    return now
  }
}

/** False for a node that was started anew: there is nothing that it could go back from. */
function hasGoneBack({ instanceId, latestBlockNumber }: NodeMetadata, before: Seen | undefined): boolean {
  return instanceId === before?.instanceId && latestBlockNumber < before.head
}

function nextSeen(before: Seen | undefined, instanceId: Hex, head: number): Seen {
  const at = Date.now()
  if (before?.instanceId !== instanceId) return { instanceId, stepsBack: 0, head, at }
  return { instanceId, stepsBack: before.stepsBack + Number(head < before.head), head, at }
}

function incarnationOf({ instanceId, stepsBack }: Seen): Incarnation {
  return `${instanceId.slice(2, 18)}-${stepsBack}`
}
