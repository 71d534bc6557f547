import type { Anvil, CreateAnvilOptions, Pool } from '@viem/anvil'
import { type LoopbackAddress, randomLoopback, urlOf } from '../random-loopback.ts'
import { type ProbePause, untilHung } from './hang-watch.ts'
import { privateAnvil } from './private-anvil.ts'

/** How to start a node; made for each start, since the URL it forks may have changed. */
export interface NodePlan {
  readonly options: CreateAnvilOptions
  readonly threads: number
  /** Runs once the node answers, before anyone else may use it. */
  readonly prepare?: (url: string) => Promise<void>
  /** How messages describe the replacement of a node; "a fresh one" by default. */
  readonly successor?: string
}

export interface AnvilNodeOptions {
  /** Unique in the pool; used in messages. */
  readonly name: string
  readonly pool: Pool<string>
  readonly plan: () => Promise<NodePlan>
  readonly log: (line: string) => void
  /** A node that crashed sooner restarts only on the next request, not in a loop. */
  readonly stableAfterMs: number
  readonly probePause: ProbePause
  /** Ends the process of a node that hangs, which ignores requests to end. */
  readonly kill: (address: LoopbackAddress) => void
  /** Called when the node restarted under a different URL. */
  readonly onMoved?: () => void
}

const START_ATTEMPTS = 3
/** Ctrl-C reaches both node and parent: the parent needs a moment to notice it. */
const RESTART_AFTER_MS = 200
const FRESH = 'a fresh one'

/** One anvil, started on first use and restarted when it crashes or hangs, under the same URL unless that is taken. */
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

  /** Restarts the node from its plan; does nothing before first use. */
  async restart(): Promise<void> {
    if (!this.#starting) return
    await this.#starting.catch(() => undefined)
    await this.#remove()
    await this.url()
  }

  /** Prevents further starts and restarts. */
  close(): void {
    this.#isClosed = true
  }

  async #start(): Promise<string> {
    const { prepare, successor = FRESH, ...plan } = await this.#options.plan()
    const former = this.#address
    const address = await this.#launch(plan)
    if (this.#isClosed) {
      await this.#remove()
      throw stopped()
    }
    const url = urlOf(address)
    try {
      await prepare?.(url)
    } catch (cause) {
      await this.#remove()
      throw new Error(`The node of ${this.#options.name} could not be prepared: ${reasonOf(cause)}`, { cause })
    }
    this.#address = address
    this.#successor = successor
    if (former !== undefined && former !== address) this.#options.onMoved?.()
    return url
  }

  async #launch({ options, threads }: Pick<NodePlan, 'options' | 'threads'>): Promise<LoopbackAddress> {
    const { pool, name } = this.#options
    for (let attempt = 1; ; attempt++) {
      const address = (attempt === 1 && this.#address) || (await randomLoopback())
      if (this.#isClosed) throw stopped() // closed while waiting for the plan
      try {
        const anvil = await pool.start(name, { ...options, ...privateAnvil(address, threads) })
        this.#anvil = anvil
        this.#watch(anvil, address)
        return address
      } catch (cause) {
        await pool.stop(name).catch(() => undefined) // a failed start would otherwise block its name in the pool
        const reason = reasonOf(cause)
        const isPortTaken = reason.includes('in use')
        if (!isPortTaken || attempt === START_ATTEMPTS) {
          throw new Error(`The node of ${name} did not start: ${reason}`, { cause })
        }
      }
    }
  }

  /** Until it has exited: a node can also hang while it is being stopped. */
  #watch(anvil: Anvil, address: LoopbackAddress): void {
    const { probePause, kill } = this.#options
    const startedAt = Date.now()
    const exited = new AbortController()
    let failed = 'crashed'
    anvil.on('exit', () => {
      exited.abort()
      this.#handleExit(anvil, failed, Date.now() - startedAt)
    })
    void untilHung(urlOf(address), probePause, exited.signal).then((isHung) => {
      if (!isHung) return
      failed = 'stopped answering'
      kill(address)
    })
  }

  #handleExit(anvil: Anvil, failed: string, uptimeMs: number): void {
    if (this.#anvil !== anvil) return
    void this.#remove()
    setTimeout(() => {
      if (!this.#isClosed) this.#restartAfter(failed, uptimeMs)
    }, RESTART_AFTER_MS)
  }

  #restartAfter(failed: string, uptimeMs: number): void {
    const { name, log, stableAfterMs } = this.#options
    if (uptimeMs < stableAfterMs) {
      log(`The node of ${name} ${failed} right after starting; the next request restarts it.`)
      return
    }
    this.url().then(
      () => log(`The node of ${name} ${failed}; ${this.#successor} has replaced it.`),
      (cause: unknown) => log(`The node of ${name} ${failed} and could not be restarted. ${reasonOf(cause)}`)
    )
  }

  /** Removes the node from the pool; @viem/anvil rejects if it has already exited. */
  async #remove(): Promise<void> {
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
