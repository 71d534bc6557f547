import { SwitchChainError, UnauthorizedError, UnsupportedMethodError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { ConnectOptions } from '#domain/ports/connector.ts'
import { type Approved, parseChainId } from './approved-session.ts'
import { delay } from './delay.ts'
import { type InvitationLimits, Invitations } from './invitations.ts'
import { closeClient, type SignClient } from './open-client.ts'
import { reachRelay } from './reach-relay.ts'
import { RelayWatch } from './relay-watch.ts'
import { SessionState } from './session-state.ts'
import type { View } from './view-events.ts'
import { connectionReset, toWalletConnectError } from './walletconnect-errors.ts'

export interface ProviderLimits extends InvitationLimits {
  /** How long the wallet may take to share a chain that it has agreed to. */
  readonly sharedWithinMs: number
  /** How long a disconnect may wait for the relay. */
  readonly farewellMs: number
}

/** WalletConnect's time-out for a request (section 9); it allows no shorter one. */
const REQUEST_EXPIRY_S = 300
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

/** A WalletConnect session as an EIP-1193 provider. The session's namespaces say what is granted, nothing else does. */
export class WalletConnectProvider {
  readonly #client: SignClient
  readonly #invitations: Invitations
  readonly #state: SessionState
  readonly #limits: ProviderLimits

  static async restore(
    client: SignClient,
    chainIds: readonly number[],
    limits: ProviderLimits
  ): Promise<WalletConnectProvider> {
    return new WalletConnectProvider(client, await SessionState.restore(client, chainIds), chainIds, limits)
  }

  private constructor(client: SignClient, state: SessionState, chainIds: readonly number[], limits: ProviderLimits) {
    this.#client = client
    this.#state = state
    this.#limits = limits
    this.#invitations = new Invitations(client, chainIds, limits)
  }

  get view(): View | undefined {
    return this.#state.view
  }

  /** Calls back whenever the view may have changed. @returns a function that stops. */
  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener)
  }

  /**
   * Offers a pairing until a wallet takes it up, or takes up the pairing of another tab. Does nothing while there is a
   * session with this wallet; one with another wallet, which the visitor has left, is ended first.
   */
  async pair(options: ConnectOptions, wallet?: string): Promise<void> {
    if (this.#state.selection) {
      if (this.#state.isWith(wallet)) return
      await this.end()
    }
    const isConnected = new AbortController()
    const stop = this.#state.subscribe(() => {
      if (this.#state.selection) isConnected.abort()
    })
    try {
      await this.#state.begin(await this.#invitations.accepted(options, isConnected.signal), wallet)
    } catch (cause) {
      if (!isConnected.signal.aborted) throw cause
      if (!this.#state.isWith(wallet)) throw connectionReset()
    } finally {
      stop()
    }
  }

  async request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    const { view } = this.#state
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return view?.accounts ?? []
    if (!view) throw new UnauthorizedError(messages.walletFailures.unauthorized)
    if (method === 'eth_chainId') return view.chainId
    if (method === SWITCH) return this.#switchChain(params)
    return this.#ask(method, params)
  }

  /** Ends the session on both sides; here at once, and for good even when the relay does not answer. */
  async end(): Promise<void> {
    const { core, session } = this.#client
    const topics = session.keys
    await this.#state.end()
    this.#invitations.forgetPairings()
    const reason = { code: 6000, message: 'User disconnected.' }
    const farewell = async (topic: string) => {
      await reachRelay(this.#client)
      await this.#client.disconnect({ topic, reason })
    }
    const patience = delay(this.#limits.farewellMs)
    await Promise.race([Promise.allSettled(topics.map(farewell)), patience.over])
    patience.stop()
    for (const topic of topics.filter((each) => session.keys.includes(each))) {
      core.expirer.del(topic)
      await session.delete(topic, reason)
      await core.crypto.deleteSymKey(topic)
    }
  }

  /** Leaves the session standing, as a page that goes away does. */
  async close(): Promise<void> {
    this.#invitations.close()
    this.#state.close()
    await closeClient(this.#client)
  }

  async #switchChain(params: unknown): Promise<null> {
    const [parameter] = Array.isArray(params) ? params : []
    const chainId = parseChainId(Object(parameter).chainId)
    const { approved } = this.#state
    if (chainId === undefined || !approved) throw new SwitchChainError(messages.walletFailures.switch)
    if (!isShared(approved, chainId)) {
      if (!approved.methods.has(SWITCH) && approved.methods.has(ADD)) throw { code: 4902, message: 'Not shared yet.' }
      await this.#ask(SWITCH, params)
      await this.#untilShared(chainId)
    }
    this.#state.selectChain(chainId)
    return null
  }

  async #ask(method: string, params: unknown): Promise<unknown> {
    const { approved, selection } = this.#state
    if (!approved?.methods.has(method) || !selection) throw new UnsupportedMethodError(`${method} was not approved.`)
    const chainId = isShared(approved, selection.chainId) ? selection.chainId : approved.accounts[0]?.chainId
    const request = { method, params }
    const watch = new RelayWatch(this.#client.core.relayer, this.#limits.relayWithinMs)
    const handleSent = (sent: { readonly request: unknown }) => {
      if (sent.request === request) watch.stop()
    }
    this.#client.on('session_request_sent', handleSent)
    try {
      await Promise.race([reachRelay(this.#client), watch.failed])
      const asked = { topic: selection.topic, chainId: `eip155:${chainId}`, request, expiry: REQUEST_EXPIRY_S }
      return await Promise.race([this.#client.request(asked), watch.failed])
    } catch (cause) {
      throw toWalletConnectError(cause)
    } finally {
      watch.stop()
      this.#client.off('session_request_sent', handleSent)
    }
  }

  /** Wallets agree first, and change the session then. */
  async #untilShared(chainId: number): Promise<void> {
    const patience = delay(this.#limits.sharedWithinMs)
    let check: () => void = () => undefined
    const shared = new Promise<true>((resolve) => {
      check = () => {
        if (this.#state.approved && isShared(this.#state.approved, chainId)) resolve(true)
      }
    })
    this.#client.on('session_update', check)
    check()
    const isNowShared = await Promise.race([shared, patience.over])
    patience.stop()
    this.#client.off('session_update', check)
    if (!isNowShared) throw new SwitchChainError(messages.walletFailures.switch)
  }
}

function isShared({ accounts }: Approved, chainId: number): boolean {
  return accounts.some((account) => account.chainId === chainId)
}
