import { reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import type { AuthenticationAdapter, StandingSession } from '#domain/ports/authentication-adapter.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import {
  afterOtherTab,
  endsWithAccount,
  foundSession,
  type SessionState,
  untilAskedMs
} from '#domain/session/session.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { Pulse } from '../pulse.ts'
import { stopAll } from '../stop-all.ts'
import { SessionMemory } from './session-memory.ts'
import type { SessionModel } from './session-model.ts'

/** Finds out whose session it is as accounts come and go, other tabs speak and time passes, and ends this tab's own. */
export class SessionFollower {
  readonly #session: SessionModel
  readonly #connection: ConnectionModel
  readonly #memory: SessionMemory
  readonly #pulse: Pulse
  readonly #authentication: AuthenticationAdapter | undefined
  /** Counts questions to the service, so that an answer that is no longer waited for is ignored. */
  #question = 0
  #ending: Promise<void> | undefined
  /** Whose session this tab has left behind, until the service has said whether it stands. */
  #left: Address | undefined
  /** When to ask whether the session still stands; milliseconds since 1970, because a timer does not count sleep. */
  #askAt = Number.POSITIVE_INFINITY

  constructor(
    session: SessionModel,
    connection: ConnectionModel,
    store: KeyValueStore,
    pulse: Pulse,
    authentication: AuthenticationAdapter | undefined
  ) {
    this.#session = session
    this.#connection = connection
    this.#memory = new SessionMemory(store)
    this.#pulse = pulse
    this.#authentication = authentication
  }

  /** @returns a function that stops. */
  start(): () => void {
    this.#session.follow()
    if (!this.#authentication) return () => undefined
    return stopAll([
      this.#interrupt,
      this.#pulse.subscribe(this.#confirm),
      this.#memory.subscribe(this.#followOtherTab),
      reaction(() => this.#connection.account, this.#followAccount, { fireImmediately: true })
    ])
  }

  /** The service accepted a signature. */
  begin(session: StandingSession): void {
    this.#moveTo(foundSession(this.#connection.account, session))
    this.#memory.keep(session)
  }

  /** One at a time, because the cookie that it clears might be a newer session's by then. */
  readonly signOut = async (): Promise<void> => {
    this.#left = undefined
    this.#moveTo({ status: 'unauthenticated', account: this.#connection.account })
    this.#memory.end('ending')
    this.#ending ??= this.#endOnService().finally(() => {
      this.#ending = undefined
    })
    await this.#ending
  }

  /** Resolves when no sign-out is under way, so that it cannot end the next session. */
  async whenSignedOut(): Promise<void> {
    await this.#ending
  }

  readonly #followAccount = (account: Address | undefined): void => {
    const { shared } = this.#memory
    const { state } = this.#session
    const isHost = this.#connection.wallet?.isHost?.() === true
    if (account && account === this.#left) this.#left = undefined
    else if (state.account !== account && !isHost && endsWithAccount(state, shared)) this.#left = state.account
    const isOver = account ? shared === 'ending' : this.#isGivenUp && this.#left !== undefined
    if (isOver) void this.signOut()
    else if (account) this.#lookUp(account, { endsOthers: !isHost })
    else this.#moveTo({ status: 'loading', account })
  }

  /** Not so when the wallet only could not be asked, nor when another tab has left its own account. */
  get #isGivenUp(): boolean {
    const { lost, isLeftElsewhere } = this.#connection
    return lost === undefined && !isLeftElsewhere
  }

  readonly #followOtherTab = (): void => {
    const { account } = this.#connection
    const { state } = this.#session
    this.#left = undefined
    const isOut = { status: 'unauthenticated', account } as const
    const next = afterOtherTab(state, this.#memory.shared)
    if (next === 'forget') this.#moveTo(isOut)
    if (next === 'keep' || next === 'forget' || !account) return
    // Quietly: whoever is signing in this tab goes on with it.
    if (state.status === 'unauthenticated') void this.#ask(account, isOut)
    else this.#lookUp(account)
  }

  /**
   * A service that cannot be asked knows nobody for now: signing in is what tells the visitor.
   * @param endsOthers whether the session of another account is what one that was left has left behind.
   */
  #lookUp(account: Address, { endsOthers = false } = {}): void {
    this.#moveTo({ status: 'loading', account })
    void this.#ask(account, { status: 'unauthenticated', account }, endsOthers)
  }

  /** Where its time seems to be over, which is for the service to say. */
  readonly #confirm = (): void => {
    const { state } = this.#session
    if (state.status !== 'authenticated' || Date.now() < this.#askAt) return
    this.#askAt = Number.POSITIVE_INFINITY
    void this.#ask(state.account, { ...state, isUncertain: true })
  }

  /** @param otherwise what is known when the service cannot be asked. */
  async #ask(account: Address, otherwise: SessionState, endsOthers = false): Promise<void> {
    const question = ++this.#question
    const next = await this.#authentication?.getSession().then(
      (found) => foundSession(account, found),
      () => otherwise
    )
    if (!next || question !== this.#question) return
    const hasOther = next.status === 'unauthenticated' && next.other !== undefined
    const isOver = endsOthers && (next === otherwise ? this.#left !== undefined : hasOther)
    this.#left = undefined
    // It was accepted, though the answer that said so never came.
    if (next.status === 'authenticated' && this.#memory.shared === 'ended') this.#memory.keep(next.session)
    if (isOver) void this.signOut()
    else this.#moveTo(next)
  }

  #moveTo(state: SessionState): void {
    this.#interrupt()
    this.#session.moveTo(state)
    if (state.status === 'authenticated') this.#askAt = Date.now() + untilAskedMs(state)
  }

  /** An answer to the question before is ignored. */
  readonly #interrupt = (): void => {
    this.#question++
  }

  async #endOnService(): Promise<void> {
    try {
      await this.#authentication?.signOut()
      if (this.#memory.shared === 'ending') this.#memory.end('ended')
    } catch {
      // It stays `ending`: the next visit asks again.
    }
  }
}
