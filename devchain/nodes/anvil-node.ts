import type { Anvil, CreateAnvilOptions, Pool } from '@viem/anvil'
import { type LoopbackAddress, randomLoopback, urlOf } from '../random-loopback.ts'
import { privateAnvil } from './private-anvil.ts'

/** How to start a node, worked out anew for each start: what it forks may have moved in the meantime. */
export interface NodePlan {
  readonly options: CreateAnvilOptions
  /** Done once the node answers and before anybody else may use it. */
  readonly prepare?: (url: string) => Promise<void>
  /** What messages call the node that takes a dead one's place; "a fresh one" by default. */
  readonly successor?: string
}

interface AnvilNodeOptions {
  /** Unique in the pool, and what messages call the node. */
  readonly name: string
  readonly pool: Pool<string>
  readonly plan: () => Promise<NodePlan>
  readonly log: (line: string) => void
  /** A node that died sooner waits for the next request instead of dying in a loop. */
  readonly stableAfterMs: number
  /** Told when the node came back under another URL than before. */
  readonly onMoved?: () => void
}

const START_ATTEMPTS = 3
/** Ctrl-C reaches node and parent alike: the parent needs a moment to know that the end was asked for. */
const RESTART_AFTER_MS = 200
const FRESH = 'a fresh one'

/** One anvil, started on first use, that comes back when it dies: under the same URL unless that was taken. */
export class AnvilNode {
  readonly #options: AnvilNodeOptions
  #anvil: Anvil | undefined
  #starting: Promise<string> | undefined
  #address: LoopbackAddress | undefined
  #successor = FRESH
  #isClosed = false

  constructor(options: AnvilNodeOptions) {
    this.#options = options
  }

  /** @throws Error with one sentence when the node cannot be started; the next call tries again. */
  url(): Promise<string> {
    if (this.#isClosed) return Promise.reject(stopped())
    if (this.#starting) return this.#starting
    const starting = this.#start()
    this.#starting = starting
    starting.catch(() => {
      if (this.#starting === starting) this.#starting = undefined
    })
    return starting
  }

  /** Starts the node again from its plan; does nothing before first use. */
  async restart(): Promise<void> {
    if (!this.#starting) return
    await this.#starting.catch(() => undefined)
    await this.#leave()
    await this.url()
  }

  /** From here on no node comes back. */
  close(): void {
    this.#isClosed = true
  }

  async #start(): Promise<string> {
    const { options, prepare, successor = FRESH } = await this.#options.plan()
    const former = this.#address
    const address = await this.#launch(options)
    if (this.#isClosed) {
      await this.#leave()
      throw stopped()
    }
    const url = urlOf(address)
    try {
      await prepare?.(url)
    } catch (cause) {
      await this.#leave()
      throw new Error(`The node of ${this.#options.name} could not be prepared: ${reasonOf(cause)}`, { cause })
    }
    this.#address = address
    this.#successor = successor
    if (former !== undefined && former !== address) this.#options.onMoved?.()
    return url
  }

  async #launch(options: CreateAnvilOptions): Promise<LoopbackAddress> {
    const { pool, name } = this.#options
    for (let attempt = 1; ; attempt++) {
      const address = (attempt === 1 && this.#address) || (await randomLoopback())
      if (this.#isClosed) throw stopped() // while the plan waited, perhaps for another node
      try {
        const anvil = await pool.start(name, { ...options, ...privateAnvil(address) })
        const startedAt = Date.now()
        this.#anvil = anvil
        anvil.on('exit', () => this.#handleExit(anvil, Date.now() - startedAt))
        return address
      } catch (cause) {
        await pool.stop(name).catch(() => undefined) // a failed start would otherwise keep its place in the pool
        const reason = reasonOf(cause)
        const isPortTaken = reason.includes('in use')
        if (!isPortTaken || attempt === START_ATTEMPTS) {
          throw new Error(`The node of ${name} did not start: ${reason}`, { cause })
        }
      }
    }
  }

  #handleExit(anvil: Anvil, livedForMs: number): void {
    if (this.#anvil !== anvil) return
    void this.#leave()
    setTimeout(() => {
      if (!this.#isClosed) this.#comeBack(livedForMs)
    }, RESTART_AFTER_MS)
  }

  #comeBack(livedForMs: number): void {
    const { name, log, stableAfterMs } = this.#options
    if (livedForMs < stableAfterMs) {
      log(`The node of ${name} died as soon as it had started; the next request starts it again.`)
      return
    }
    this.url().then(
      () => log(`The node of ${name} died; ${this.#successor} has taken its place.`),
      (cause: unknown) => log(`The node of ${name} died and did not come back. ${reasonOf(cause)}`)
    )
  }

  /** Takes the node out of the pool; @viem/anvil rejects when it is dead already. */
  async #leave(): Promise<void> {
    this.#anvil = undefined
    this.#starting = undefined
    await this.#options.pool.stop(this.#options.name).catch(() => undefined)
  }
}

function stopped(): Error {
  return new Error('The devchain has stopped.')
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message.trim() : String(cause)
}
