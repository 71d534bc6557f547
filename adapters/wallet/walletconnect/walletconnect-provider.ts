import type { ConnectOptions } from '#domain/ports/connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { delay } from '../delay.ts'
import { type InvitationLimits, Invitations } from './client/invitations.ts'
import { closeClient, type Session, type SignClient } from './client/open-client.ts'
import { reachRelay } from './client/reach-relay.ts'
import { RelayWatch } from './client/relay-watch.ts'
import { isShared, parseChainId } from './session/approved-session.ts'
import { requestChain } from './session/request-chain.ts'
import { SessionState } from './session/session-state.ts'
import type { View } from './session/view-events.ts'
import type { AskOptions } from './tabs/session-owner.ts'
import type { Ask, SentRequest } from './tabs/tab-messages.ts'
import { connectionReset, toWalletConnectError } from './walletconnect-errors.ts'

export interface ProviderLimits extends InvitationLimits {
  /** How long the wallet may take to share a chain that it has agreed to. */
  readonly sharedWithinMs: number
  /** How long a disconnect may wait for the relay. */
  readonly farewellMs: number
}

type RequestAsk = Omit<Extract<Ask, { readonly kind: 'request' }>, 'kind'>

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
    const session = await this.#untilSession(options)
    if (session && !this.#state.selection) {
      await this.#state.begin(session, wallet)
      // Whoever asked has gone meanwhile: nobody uses it.
      if (options.signal?.aborted) await this.end(wallet)
    }
    if (!this.#state.selection) throw connectionReset()
    if (!this.#state.isWith(wallet)) throw new WalletError('answer', { problem: 'other-connected' })
  }

  /** For another wallet than the session's there is none. */
  async request(
    { method, params, wallet }: RequestAsk,
    { onSent = () => undefined }: AskOptions = {}
  ): Promise<unknown> {
    const view = this.#state.isWith(wallet) ? this.#state.view : undefined
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return view?.accounts ?? []
    if (!view) throw new WalletError('unauthorized')
    if (method === 'eth_chainId') return view.chainId
    if (method === SWITCH) return this.#switchChain(params, onSent)
    return this.#ask(method, params, onSent)
  }

  /** Ends the session on both sides, unless it is with another wallet; here at once, whatever the relay says. */
  async end(wallet?: string): Promise<void> {
    if (!this.#state.isWith(wallet)) return
    const topic = this.#state.selection?.topic
    // Those that nobody took up too, but for one that somebody is about to.
    const isOver = (session: Session) => session.topic === topic || !this.#invitations.areAwaited
    const sessions = this.#client.session.getAll().filter(isOver)
    await this.#state.end()
    await this.#leave(sessions)
  }

  /** Leaves the session standing, as a page that goes away does. */
  async close(): Promise<void> {
    this.#invitations.close()
    this.#state.close()
    await closeClient(this.#client)
  }

  /** Says so to the wallets, and forgets the sessions for good even when the relay does not answer. */
  async #leave(sessions: readonly Session[]): Promise<void> {
    const { core, session: kept } = this.#client
    const reason = { code: 6000, message: 'User disconnected.' }
    const farewell = async ({ topic, pairingTopic }: Session) => {
      this.#invitations.forget(pairingTopic)
      await reachRelay(this.#client)
      await this.#client.disconnect({ topic, reason })
    }
    const patience = delay(this.#limits.farewellMs)
    await Promise.race([Promise.allSettled(sessions.map(farewell)), patience.over])
    patience.stop()
    for (const { topic } of sessions.filter((each) => kept.keys.includes(each.topic))) {
      core.expirer.del(topic)
      await kept.delete(topic, reason)
      await core.crypto.deleteSymKey(topic)
    }
  }

  /** @returns undefined when there is one meanwhile that another tab, or another try, has taken up. */
  async #untilSession(options: ConnectOptions): Promise<Session | undefined> {
    if (this.#state.selection) return undefined
    const isConnected = new AbortController()
    const stop = this.#state.subscribe(() => {
      if (this.#state.selection) isConnected.abort()
    })
    try {
      return await this.#invitations.accepted(options, isConnected.signal)
    } catch (cause) {
      if (isConnected.signal.aborted) return undefined
      throw cause
    } finally {
      stop()
    }
  }

  async #switchChain(params: unknown, onSent: (sent: SentRequest) => void): Promise<null> {
    const [parameter] = Array.isArray(params) ? params : []
    const chainId = parseChainId(Object(parameter).chainId)
    const { approved } = this.#state
    if (chainId === undefined || !approved) throw new WalletError('switch')
    if (!isShared(approved, chainId)) {
      if (!approved.methods.has(SWITCH) && approved.methods.has(ADD)) throw { code: 4902, message: 'Not shared yet.' }
      await this.#ask(SWITCH, params, onSent)
      await this.#untilShared(chainId)
    }
    this.#state.selectChain(chainId)
    return null
  }

  async #ask(method: string, params: unknown, onSent: (sent: SentRequest) => void): Promise<unknown> {
    const { approved, selection } = this.#state
    if (!approved?.methods.has(method) || !selection)
      throw new WalletError('unsupported', { message: `${method} was not approved.` })
    const request = { method, params }
    const chainId = requestChain(approved, selection.chainId, request)
    // Some wallets want to be left where they are.
    const staysBehind = this.#client.session.get(selection.topic).sessionConfig?.disableDeepLink === true
    const watch = new RelayWatch(this.#client.core.relayer, this.#limits.relayWithinMs)
    const handleSent = (sent: { readonly request: unknown; readonly id: number; readonly topic: string }) => {
      if (sent.request !== request) return
      watch.stop()
      if (!staysBehind) onSent({ requestId: sent.id, topic: sent.topic })
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

  /** Wallets agree first, and change the session then; or end it. */
  async #untilShared(chainId: number): Promise<void> {
    const patience = delay(this.#limits.sharedWithinMs)
    let stop: () => void = () => undefined
    const settled = new Promise<void>((resolve) => {
      const check = () => {
        const { approved } = this.#state
        if (!approved || isShared(approved, chainId)) resolve()
      }
      stop = this.#state.subscribe(check)
      check()
    })
    await Promise.race([settled, patience.over])
    patience.stop()
    stop()
    const { approved } = this.#state
    if (!approved || !isShared(approved, chainId)) throw new WalletError('switch')
  }
}
