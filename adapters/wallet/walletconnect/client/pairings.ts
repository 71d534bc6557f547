import type { Pairing } from '#domain/ports/connector.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { Limits } from './limits.ts'
import { outcomesOf, type Session, type SignClient } from './open-client.ts'
import { type RelayWatch, reachRelay, withRelay } from './relay.ts'
import { DISCONNECTED, toWalletConnectError } from './walletconnect-errors.ts'

type Proposed = Awaited<ReturnType<SignClient['connect']>>
type Show = (pairing: Pairing) => void

/** The methods that the page asks for, all optional: wallets grant what they can, and are asked for the rest later. */
const METHODS = [
  'personal_sign',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus'
]
const EVENTS = ['accountsChanged', 'chainChanged']

/** Offers one pairing after another until a wallet accepts one. */
export class Pairings {
  readonly #client: SignClient
  readonly #chains: string[]
  readonly #limits: Limits
  /** On its way to the relay. Kept even if no caller waits, because a second concurrent one confuses the package. */
  #proposing: Promise<Proposed> | undefined
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

  /** The session of the wallet that accepts one, unless the signal aborts first. */
  async accepted(show: Show, aborted: AbortSignal): Promise<Session> {
    this.#waiting++
    const offerUntilTaken = async ({ signal, setAnswered }: RelayWatch) => {
      for (;;) {
        setAnswered(false)
        const proposed = await unlessAborted(signal, this.#propose())
        setAnswered(true)
        const session = await this.#offer(proposed, show, signal)
        if (session) return session
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

  #propose(): Promise<Proposed> {
    if (this.#proposing) return this.#proposing
    const eip155 = { chains: this.#chains, methods: METHODS, events: EVENTS }
    const proposing = reachRelay(this.#client)
      .then(() => this.#client.connect({ optionalNamespaces: { eip155 } }))
      .then(approvedOnce)
      .finally(() => {
        this.#proposing = undefined
      })
    const forgetUnwanted = ({ uri }: Proposed) => this.#waiting === 0 && this.forget(topicOf(uri))
    proposing.then(forgetUnwanted, () => undefined)
    this.#proposing = proposing
    return proposing
  }

  /** @returns undefined if no wallet accepted it in time. */
  async #offer({ uri = '', approval }: Proposed, show: Show, signal: AbortSignal): Promise<Session | undefined> {
    const pairingTopic = topicOf(uri)
    // Once they have expired, the package no longer knows which they were.
    const proposals = this.#proposalsOf(pairingTopic)
    const expiresAt = Math.min(Date.now() + this.#limits.pairingMs, expiryOf(uri))
    const untilApproved = () => {
      const approved = unlessAborted(signal, approval())
      show({ uri, expiresAt })
      return approved
    }
    try {
      signal.throwIfAborted()
      // This timer starts before the package's own, so it fires first.
      return await withTimeout(expiresAt - Date.now(), untilApproved, () => new WalletError('timeout'))
    } catch (cause) {
      this.forget(pairingTopic, proposals)
      if (toWalletConnectError(cause).kind === 'timeout') return undefined
      throw cause
    }
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

/** Two callers may be shown the same code. Each call of the package's own would start a timer that nothing clears. */
function approvedOnce({ approval, ...proposed }: Proposed): Proposed {
  let approved: Promise<Session> | undefined
  return {
    ...proposed,
    approval: () => {
      approved ??= approval()
      return approved
    }
  }
}

function topicOf(uri = ''): string {
  return /^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? ''
}

/** In ms since 1970; the package writes seconds into the link. Its proposal expires later, by what the relay takes. */
function expiryOf(uri: string): number {
  const [, seconds] = /[?&]expiryTimestamp=(\d+)/.exec(uri) ?? []
  return seconds ? Number(seconds) * 1000 : Number.POSITIVE_INFINITY
}
