import { type ChainReadError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { Pulse } from '../pulse.ts'

/**
 * - `head`: the newest block, after each poll, whether it is a new one or not
 * - `unreachable`: the head could not be read
 * - `restarted`: the chain started over, as a local network may; what was read before is of another chain
 */
export type HeadEvent =
  | { readonly type: 'head'; readonly head: bigint }
  | { readonly type: 'unreachable'; readonly error: ChainReadError }
  | { readonly type: 'restarted' }

interface FollowedChain {
  readonly id: number
  readonly followers: Set<(event: HeadEvent) => void>
  readonly unfollow: () => void
  readonly reads: Latest
  head: bigint | undefined
  isReading: boolean
}

/** The heads of the chains that somebody follows, polled as often as the pulse polls the chain. */
export class ChainHeads {
  readonly #reader: ChainReader
  readonly #pulse: Pulse
  readonly #chains = new Map<number, FollowedChain>()

  constructor(reader: ChainReader, pulse: Pulse) {
    this.#reader = reader
    this.#pulse = pulse
  }

  /** Reads the head soon and then with every poll of the chain. @returns a function that stops. */
  follow(chainId: number, follower: (event: HeadEvent) => void): () => void {
    const chain = this.#chains.get(chainId) ?? this.#open(chainId)
    chain.followers.add(follower)
    return () => {
      chain.followers.delete(follower)
      if (chain.followers.size > 0 || this.#chains.get(chainId) !== chain) return
      this.#chains.delete(chainId)
      chain.unfollow()
    }
  }

  /** The head of a followed chain as last read. */
  last(chainId: number): bigint | undefined {
    return this.#chains.get(chainId)?.head
  }

  /** A chain is another one from now on: what was read of it no longer holds. */
  startOver(chainId: number): void {
    const chain = this.#chains.get(chainId)
    if (!chain) return
    chain.reads.cancel()
    chain.isReading = false
    chain.head = undefined
    this.#notify(chain, { type: 'restarted' })
    this.#poll(chain)
  }

  #open(id: number): FollowedChain {
    const unfollow = this.#pulse.follow(id, () => this.#poll(chain))
    const [followers, reads] = [new Set<(event: HeadEvent) => void>(), new Latest()]
    const chain: FollowedChain = { id, followers, unfollow, reads, head: undefined, isReading: false }
    this.#chains.set(id, chain)
    // Strict mode unmounts what has just been mounted, once, before this.
    queueMicrotask(() => this.#poll(chain))
    return chain
  }

  /** A chain with a pending read is skipped. */
  #poll(chain: FollowedChain): void {
    if (!chain.isReading && chain.followers.size > 0 && this.#pulse.isBeating) void this.#read(chain)
  }

  async #read(chain: FollowedChain): Promise<void> {
    chain.isReading = true
    const signal = chain.reads.start()
    const event = await this.#reader.getBlockNumber(chain.id).then(
      (head): HeadEvent => ({ type: 'head', head }),
      (cause: unknown): HeadEvent => ({ type: 'unreachable', error: toChainReadError(chain.id, cause) })
    )
    if (signal.aborted) return
    chain.isReading = false
    if (event.type === 'head') chain.head = event.head
    this.#notify(chain, event)
  }

  #notify(chain: FollowedChain, event: HeadEvent): void {
    for (const follower of [...chain.followers]) follower(event)
  }
}
