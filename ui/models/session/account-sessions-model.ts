import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { AccountSessions, AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { nextSessionList, type SessionList, type SessionListEvent } from '#domain/session/session-list.ts'
import { Latest } from '#domain/wait/latest.ts'
import { stopAll } from '../stop-all.ts'
import type { SessionModel } from './session-model.ts'
import type { SessionWatch } from './session-watch.ts'

/** The account's sessions in all browsers, of which the visitor can end each. */
export class AccountSessionsModel {
  list: SessionList = { status: 'hidden' }
  readonly #session: SessionModel
  readonly #watch: SessionWatch
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #reading = new Latest()
  #isReading = false

  constructor(session: SessionModel, watch: SessionWatch, authentication: AuthenticationAdapter | undefined) {
    this.#session = session
    this.#watch = watch
    this.#authentication = authentication
    makeAutoObservable(this, { list: observableRef }, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return stopAll([
      () => this.#reading.cancel(),
      this.#watch.subscribe(() => this.list.status !== 'hidden' && void this.read()),
      // Of another session, nothing is known.
      reaction(
        () => this.#session.session?.issuedAt,
        () => this.close()
      )
    ])
  }

  /** Reads the list when it comes into view; out of view, it stays up to date. */
  show(): () => void {
    void this.read()
    return () => undefined
  }

  async read(): Promise<void> {
    const signal = this.#reading.start()
    this.#isReading = true
    this.apply({ type: 'opened' })
    const event = await this.#ask(
      async (sessions) => ({ type: 'read', sessions: await sessions.read() }) as const
    ).catch(() => ({ type: 'notRead' }) as const)
    if (signal.aborted) return
    this.#isReading = false
    this.apply(event ?? { type: 'closed' })
  }

  /** @param id of a listed session, or all but this browser's own. */
  async end(id: string | 'others'): Promise<void> {
    if (this.list.status !== 'listed' || this.list.ending !== undefined) return
    this.apply({ type: 'ending', id })
    const event = await this.#ask(async (sessions) => {
      await (id === 'others' ? sessions.endOthers() : sessions.end(id))
      return { type: 'ended' } as const
    }).catch(() => ({ type: 'notEnded' }) as const)
    this.apply(event ?? { type: 'closed' })
    // The answer may be from before the end, and would bring the session back.
    if (this.#isReading && this.list.status === 'listed') void this.read()
  }

  private close(): void {
    this.#reading.cancel()
    this.#isReading = false
    this.apply({ type: 'closed' })
  }

  private apply(event: SessionListEvent): void {
    this.list = nextSessionList(this.list, event)
  }

  /** Undefined without a service that lists sessions. */
  async #ask<Answer>(use: (sessions: AccountSessions) => Promise<Answer>): Promise<Answer | undefined> {
    const controls = await this.#authentication?.sessionControls?.()
    return controls?.list && use(controls.list)
  }
}
