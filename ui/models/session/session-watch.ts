import { reaction } from 'mobx'
import type { AuthenticationAdapter, SessionNews } from '#domain/ports/authentication-adapter.ts'
import type { PageActivity } from '#domain/ports/page-activity.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { PollTimer } from '../poll-timer.ts'
import { stopAll } from '../stop-all.ts'
import type { SessionModel } from './session-model.ts'

/** How soon to listen again after listening has failed; until then nothing is heard. */
const RETRY_MS = 60_000

/** Hears from the service what becomes of the session elsewhere, while it is valid and the page is visible. */
export class SessionWatch {
  readonly #session: SessionModel
  readonly #pollTimer: PollTimer
  readonly #activity: PageActivity
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #listeners = new Set<() => void>()
  readonly #attempts = new Latest()
  #isListening = false
  /** Milliseconds since 1970; undefined if nothing has been tried since the session began or the page was shown. */
  #triedAt: number | undefined

  constructor(
    session: SessionModel,
    pollTimer: PollTimer,
    activity: PageActivity,
    authentication: AuthenticationAdapter | undefined
  ) {
    this.#session = session
    this.#pollTimer = pollTimer
    this.#activity = activity
    this.#authentication = authentication
  }

  /** @returns a function that stops. */
  start(): () => void {
    return stopAll([
      this.#activity.onVisibility(this.#restart),
      () => this.#stop(),
      () => this.#listeners.clear(),
      this.#pollTimer.subscribe(this.#onTick),
      reaction(() => this.#session.session?.issuedAt, this.#restart, { fireImmediately: true })
    ])
  }

  /** Called when the account may have signed in or out in another browser. @returns a function that stops. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly #restart = (): void => {
    this.#stop()
    this.#onTick()
  }

  #stop(): void {
    this.#attempts.cancel()
    this.#isListening = false
    this.#triedAt = undefined
  }

  readonly #onTick = (): void => {
    if (this.#isListening || !this.#session.session || !this.#pollTimer.isVisible) return
    if (this.#triedAt === undefined || hasPassed(RETRY_MS, this.#triedAt, Date.now())) void this.#listen()
  }

  async #listen(): Promise<void> {
    const signal = this.#attempts.start()
    this.#isListening = true
    this.#triedAt = Date.now()
    try {
      const controls = await this.#authentication?.sessionControls?.()
      await controls?.watch?.((news) => signal.aborted || this.#report(news), signal)
    } catch {
      // What could not be heard is asked for instead.
      if (!signal.aborted) this.#session.send({ type: 'doubted' })
    }
    if (!signal.aborted) this.#isListening = false
  }

  #report(news: SessionNews): void {
    if (news === 'ended') this.#session.send({ type: 'doubted' })
    // What has changed while nobody listened is not known.
    else for (const listener of this.#listeners) listener()
  }
}
