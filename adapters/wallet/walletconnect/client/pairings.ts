import type { Pairing } from '#domain/ports/connector.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { proposeAuthentication } from './authentication.ts'
import type { Limits } from './limits.ts'
import { outcomesOf, type SignClient } from './open-client.ts'
import { type Accepted, type Proposed, pairingTopicOf, proposeSession } from './proposal.ts'
import { type RelayWatch, reachRelay, withRelay } from './relay.ts'
import { DISCONNECTED, toWalletConnectError } from './walletconnect-errors.ts'

type Show = (pairing: Pairing) => void

/** Offers one pairing after another until a wallet accepts one. */
export class Pairings {
  readonly #client: SignClient
  readonly #chains: string[]
  readonly #limits: Limits
  /** On its way to the relay. Kept even if no caller waits, because a second concurrent one confuses the package. */
  #proposing: Promise<Proposed> | undefined
  /** The latest one; no other is proposed while it is open. */
  #authentication: Proposed | undefined
  #waiting = 0

  constructor(client: SignClient, chainIds: readonly number[], limits: Limits) {
    this.#client = client
    this.#chains = chainIds.map((chainId) => `eip155:${chainId}`)
    this.#limits = limits
  }

  /** True while a caller waits for a wallet to accept one. */
  get areAwaited(): boolean {
    return this.#waiting > 0
  }

  /**
   * The session of the wallet that accepts one, unless the signal aborts first. What a wallet is asked to sign with it is
   * for one pairing: undefined if nobody accepts that one in time.
   */
  async accepted(show: Show, aborted: AbortSignal, signIn?: SignInRequest): Promise<Accepted | undefined> {
    this.#waiting++
    const offerUntilTaken = async ({ signal, setAnswered }: RelayWatch) => {
      for (;;) {
        setAnswered(false)
        const proposed = await unlessAborted(signal, this.#propose(signIn))
        setAnswered(true)
        const accepted = await this.#offer(proposed, show, signal)
        if (accepted || signIn) return accepted
      }
    }
    return withRelay(this.#client, this.#limits.relayWithinMs, aborted, offerUntilTaken).finally(() => this.#waiting--)
  }

  /** Otherwise a pairing outlives its session, and so does a proposal that is no longer shown. */
  forget(pairingTopic: string, proposals = this.#proposalsOf(pairingTopic)): void {
    const { expirer } = this.#client.core
    for (const { id } of proposals) this.#withdraw(id)
    if (expirer.has(pairingTopic)) expirer.set(pairingTopic, 0)
  }

  #propose(signIn?: SignInRequest): Promise<Proposed> {
    if (this.#proposing) return this.#proposing
    // The package has one key for the answers to authentications.
    const isOpen = this.#authentication !== undefined && Date.now() < this.#authentication.expiresAt
    const asked = isOpen ? undefined : signIn
    const until = signIn ? Date.now() + signIn.expiresAt - signIn.issuedAt : 0
    const proposing = reachRelay(this.#client)
      .then(() =>
        asked ? proposeAuthentication(this.#client, asked, until) : proposeSession(this.#client, this.#chains)
      )
      .finally(() => {
        this.#proposing = undefined
      })
    const handleProposed = (proposed: Proposed) => {
      if (asked) this.#authentication = proposed
      if (this.#waiting > 0) return
      this.forget(pairingTopicOf(proposed.uri))
      this.#retire(proposed)
    }
    proposing.then(handleProposed, () => undefined)
    this.#proposing = proposing
    return proposing
  }

  /** @returns undefined if no wallet accepted it in time. */
  async #offer(proposed: Proposed, show: Show, signal: AbortSignal): Promise<Accepted | undefined> {
    const { uri } = proposed
    const pairingTopic = pairingTopicOf(uri)
    // Once they have expired, the package no longer knows which they were.
    const proposals = this.#proposalsOf(pairingTopic)
    const expiresAt = Math.min(Date.now() + this.#limits.pairingMs, proposed.expiresAt)
    const untilAccepted = () => {
      const accepted = unlessAborted(signal, proposed.accepted())
      show({ uri, expiresAt })
      return accepted
    }
    try {
      signal.throwIfAborted()
      // This timer starts before the package's own, so it fires first.
      return await withTimeout(expiresAt - Date.now(), untilAccepted, () => new WalletError('timeout'))
    } catch (cause) {
      this.forget(pairingTopic, proposals)
      if (toWalletConnectError(cause).kind === 'timeout') return undefined
      throw cause
    } finally {
      this.#retire(proposed)
    }
  }

  #retire(proposed: Proposed): void {
    proposed.retire()
    if (this.#authentication === proposed) this.#authentication = undefined
  }

  #proposalsOf(pairingTopic: string) {
    return this.#client.proposal.getAll({ pairingTopic })
  }

  /** The package has no call for this, but drops expired proposals. A session approved at this very moment is ended. */
  #withdraw(id: number): void {
    const outcomes = outcomesOf(this.#client)
    const outcome = `session_connect:${id}`
    // The package's own timer, due when a code expires, would cause a rejection that nobody can catch.
    outcomes.emit(outcome, { error: { code: 0, message: 'Proposal expired' } })
    outcomes.once(outcome, ({ session }) => {
      if (session) this.#client.disconnect({ topic: session.topic, reason: DISCONNECTED }).catch(() => undefined)
    })
    const { expirer } = this.#client.core
    if (expirer.has(id)) expirer.set(id, 0)
  }
}
