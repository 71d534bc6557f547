import { delay } from '#adapters/wallet/delay.ts'
import type { ConnectOptions } from '#domain/ports/connector.ts'
import { cancellation } from '../cancellation.ts'
import { connectionReset, toWalletConnectError } from '../walletconnect-errors.ts'
import type { Session, SignClient } from './open-client.ts'
import { reachRelay } from './reach-relay.ts'
import { RelayWatch } from './relay-watch.ts'
import { withdrawProposal } from './withdraw-proposal.ts'

type Proposed = Awaited<ReturnType<SignClient['connect']>>

export interface InvitationLimits {
  /** How long an unanswered pairing stands; WalletConnect's own limit is 5 minutes (section 9). */
  readonly pairingMs: number
  readonly relayWithinMs: number
}

/** What the page asks wallets for. Optional throughout: wallets grant what they can, and are asked about the rest later. */
const METHODS = [
  'personal_sign',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset'
]
const EVENTS = ['accountsChanged', 'chainChanged']

/** Offers one pairing after another until a wallet takes one up. */
export class Invitations {
  readonly #client: SignClient
  readonly #chains: readonly string[]
  readonly #limits: InvitationLimits
  /** On its way to the relay. Kept when nobody waits any more, because a second one beside it confuses the package. */
  #proposing: Promise<Proposed> | undefined
  #waiting = 0
  readonly #closing = new AbortController()

  constructor(client: SignClient, chainIds: readonly number[], limits: InvitationLimits) {
    this.#client = client
    this.#chains = chainIds.map((chainId) => `eip155:${chainId}`)
    this.#limits = limits
  }

  /** @param unwanted ends the wait as the visitor's own signal does. @throws what `Connector.connect` may throw. */
  async accepted({ signal, onPairing = () => undefined }: ConnectOptions, unwanted: AbortSignal): Promise<Session> {
    if (signal?.aborted) throw connectionReset()
    const watch = new RelayWatch(this.#client.core.relayer, this.#limits.relayWithinMs)
    const { cancelled, stop } = cancellation([this.#closing.signal, unwanted, ...(signal ? [signal] : [])])
    const ended = Promise.race([watch.failed, cancelled])
    // It may end while nothing is raced against it.
    ended.catch(() => undefined)
    this.#waiting++
    try {
      for (;;) {
        watch.expect()
        const proposed = await Promise.race([this.#propose(), ended])
        watch.answered()
        const session = await this.#offer(proposed, ended, onPairing)
        if (session) return session
      }
    } catch (cause) {
      throw toWalletConnectError(cause)
    } finally {
      this.#waiting--
      watch.stop()
      stop()
    }
  }

  /** Whether somebody waits for a wallet to take one up. */
  get areAwaited(): boolean {
    return this.#waiting > 0
  }

  /** The pairing behind a session outlives it otherwise; so does a proposal that nobody can see any more. */
  forget(pairingTopic: string, proposalIds = this.#proposalsOf(pairingTopic)): void {
    const { expirer } = this.#client.core
    for (const id of proposalIds) withdrawProposal(this.#client, id)
    if (expirer.has(pairingTopic)) expirer.set(pairingTopic, 0)
  }

  /** Ends every wait, for good. */
  close(): void {
    this.#closing.abort()
  }

  #propose(): Promise<Proposed> {
    if (this.#proposing) return this.#proposing
    const eip155 = { chains: [...this.#chains], methods: METHODS, events: EVENTS }
    const proposing = reachRelay(this.#client).then(() => this.#client.connect({ optionalNamespaces: { eip155 } }))
    this.#proposing = proposing
    proposing.then(
      (proposed) => {
        this.#proposing = undefined
        if (this.#waiting === 0) this.forget(topicOf(proposed.uri ?? ''))
      },
      () => {
        this.#proposing = undefined
      }
    )
    return proposing
  }

  /** @returns undefined when nobody took it up in time. */
  async #offer(
    proposed: Proposed,
    ended: Promise<never>,
    onPairing: NonNullable<ConnectOptions['onPairing']>
  ): Promise<Session | undefined> {
    const { uri = '' } = proposed
    const pairingTopic = topicOf(uri)
    // When it has expired, the package no longer knows which it was.
    const proposalIds = this.#proposalsOf(pairingTopic)
    const expiresAt = Math.min(Date.now() + this.#limits.pairingMs, expiryOf(uri))
    // Before the package sets its own timer: of two that are due, the older one goes first.
    const expiry = delay(expiresAt - Date.now())
    const approval = proposed.approval()
    let session: Session | undefined
    try {
      onPairing({ uri, expiresAt })
      session = await Promise.race([approval, expiry.over, ended])
      return session
    } catch (cause) {
      if (toWalletConnectError(cause).kind === 'timeout') return undefined
      throw cause
    } finally {
      expiry.stop()
      if (!session) this.forget(pairingTopic, proposalIds)
    }
  }

  #proposalsOf(pairingTopic: string): readonly number[] {
    return this.#client.proposal.getAll({ pairingTopic }).map(({ id }) => id)
  }
}

function topicOf(uri: string): string {
  return /^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? ''
}

/** In ms since 1970; the package writes seconds into the link. */
function expiryOf(uri: string): number {
  const seconds = Number(/[?&]expiryTimestamp=(\d+)/.exec(uri)?.[1])
  return Number.isNaN(seconds) ? Number.POSITIVE_INFINITY : seconds * 1000
}
