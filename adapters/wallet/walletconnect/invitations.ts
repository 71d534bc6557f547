import { WalletTimeoutError } from '#domain/errors.ts'
import type { ConnectOptions } from '#domain/ports/connector.ts'
import { delay } from './delay.ts'
import type { Session, SignClient } from './open-client.ts'
import { reachRelay } from './reach-relay.ts'
import { RelayWatch } from './relay-watch.ts'
import { connectionReset, toWalletConnectError } from './walletconnect-errors.ts'

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

  /** @throws what `Connector.connect` may throw. */
  async accepted({ signal, onPairing = () => undefined }: ConnectOptions): Promise<Session> {
    if (signal?.aborted) throw connectionReset()
    const watch = new RelayWatch(this.#client.core.relayer, this.#limits.relayWithinMs)
    const { cancelled, stop } = cancellation([this.#closing.signal, ...(signal ? [signal] : [])])
    const ended = Promise.race([watch.failed, cancelled])
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

  /** The pairing behind a session outlives it otherwise. */
  forgetPairings(): void {
    for (const { topic } of this.#client.pairing.getAll()) this.#forget(topic)
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
        if (this.#waiting === 0) this.#withdraw(proposed)
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
    const approval = proposed.approval()
    const { uri = '' } = proposed
    const expiresAt = Math.min(Date.now() + this.#limits.pairingMs, expiryOf(uri))
    const expiry = delay(expiresAt - Date.now())
    let session: Session | undefined
    try {
      onPairing({ uri, expiresAt })
      session = await Promise.race([approval, expiry.over, ended])
      return session
    } catch (cause) {
      if (toWalletConnectError(cause) instanceof WalletTimeoutError) return undefined
      throw cause
    } finally {
      expiry.stop()
      if (!session) {
        this.#withdraw(proposed)
        // One that comes in this very moment is no longer wanted.
        const reason = { code: 6000, message: 'User disconnected.' }
        approval.then(({ topic }) => this.#client.disconnect({ topic, reason })).catch(() => undefined)
      }
    }
  }

  #withdraw({ uri = '' }: Proposed): void {
    const [, topic] = /^wc:([0-9a-f]+)@/.exec(uri) ?? []
    if (topic !== undefined) this.#forget(topic)
  }

  /** There is no call for it; what has expired is forgotten at once. */
  #forget(pairingTopic: string): void {
    const { core, proposal } = this.#client
    for (const { id } of proposal.getAll({ pairingTopic })) core.expirer.set(id, 0)
    if (core.expirer.has(pairingTopic)) core.expirer.set(pairingTopic, 0)
  }
}

/** In ms since 1970; the package writes seconds into the link. */
function expiryOf(uri: string): number {
  const seconds = Number(/[?&]expiryTimestamp=(\d+)/.exec(uri)?.[1])
  return Number.isNaN(seconds) ? Number.POSITIVE_INFINITY : seconds * 1000
}

function cancellation(signals: readonly AbortSignal[]): {
  readonly cancelled: Promise<never>
  readonly stop: () => void
} {
  let stop: () => void = () => undefined
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => reject(connectionReset())
    for (const signal of signals) signal.addEventListener('abort', cancel)
    stop = () => {
      for (const signal of signals) signal.removeEventListener('abort', cancel)
    }
  })
  return { cancelled, stop }
}
