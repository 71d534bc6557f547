import type { PerformOptions, Service } from '#adapters/tabs/shared-service.ts'
import type { Limits } from '#adapters/wallet/walletconnect/client/limits.ts'
import { closeClient, type Session, type SignClient } from '#adapters/wallet/walletconnect/client/open-client.ts'
import { Pairings } from '#adapters/wallet/walletconnect/client/pairings.ts'
import { reachRelay, withRelay } from '#adapters/wallet/walletconnect/client/relay.ts'
import { requestSession, settleRequests } from '#adapters/wallet/walletconnect/client/request.ts'
import {
  connectionReset,
  DISCONNECTED,
  toWalletConnectError
} from '#adapters/wallet/walletconnect/client/walletconnect-errors.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { abortedBy } from '#domain/wait/aborted-by.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { isShared, isSilent, parseNamedChain, requestChain } from './approved-session.ts'
import { CurrentSession } from './current-session.ts'
import { CODE_EXPIRED, parseSignInRequest, type SessionCall } from './tab-data.ts'
import type { SessionView } from './view.ts'

type OnProgress = PerformOptions['onProgress']

const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

/** The one session of all tabs, in the leader. Only its namespaces determine what is granted. */
export class LeaderSession implements Service<SessionCall> {
  readonly #client: SignClient
  readonly #current: CurrentSession
  readonly #pairings: Pairings
  readonly #limits: Limits
  readonly #closing = new AbortController()

  /** Calls back with the session as the page sees it, now and whenever that may have changed. */
  static async restore(
    client: SignClient,
    chainIds: readonly number[],
    limits: Limits,
    onView: (view: SessionView | undefined) => void
  ): Promise<LeaderSession> {
    const session = new LeaderSession(client, chainIds, limits)
    const current = session.#current
    await current.restored
    current.addEventListener('change', () => onView(current.view))
    onView(current.view)
    return session
  }

  private constructor(client: SignClient, chainIds: readonly number[], limits: Limits) {
    this.#client = client
    this.#current = new CurrentSession(client, chainIds)
    this.#pairings = new Pairings(client, chainIds, limits)
    this.#limits = limits
  }

  /** For any wallet but the session's, there is no session. @throws WalletError */
  async perform({ method, params, wallet }: SessionCall, { signal, onProgress }: PerformOptions): Promise<unknown> {
    try {
      if (method === 'connect') return await this.#connect(wallet, parseSignInRequest(params), { onProgress, signal })
      if (method === 'disconnect') return await this.#disconnect(wallet)
      const { granted } = this.#current
      if (!granted || !this.#current.isWith(wallet)) throw new WalletError('unauthorized')
      if (method === 'eth_chainId') return granted.chainId
      if (method === SWITCH) return await this.#switchChain(params, onProgress)
      return await this.#request(method, params, onProgress)
    } catch (cause) {
      throw toWalletConnectError(cause)
    }
  }

  /** Keeps the session, as closing the page does. */
  async close(): Promise<void> {
    this.#closing.abort()
    await closeClient(this.#client)
    settleRequests(this.#client)
  }

  /**
   * Offers a pairing until a wallet accepts it, or another tab's. Does nothing while there is a session with this
   * wallet; one with another wallet, which the visitor has left, is ended first.
   * @returns what the wallet signed with the session, or CODE_EXPIRED.
   */
  async #connect(wallet: string | undefined, signIn: SignInRequest | undefined, options: PerformOptions) {
    if (!this.#current.isWith(wallet)) await this.#disconnect()
    const signed = this.#current.granted ? [] : await this.#pair(wallet, signIn, options)
    if (!this.#current.granted) {
      if (signed) throw connectionReset()
      return CODE_EXPIRED
    }
    if (!this.#current.isWith(wallet)) throw new WalletError('answer', { problem: 'other-connected' })
    return signed ?? []
  }

  /** @returns what the wallet signed; undefined if its code has expired. */
  async #pair(wallet: string | undefined, signIn: SignInRequest | undefined, { onProgress, signal }: PerformOptions) {
    const offering = abortedBy(signal, this.#closing.signal)
    const handleChange = () => this.#current.granted && offering.abort()
    this.#current.addEventListener('change', handleChange, { signal: offering.signal })
    try {
      const accepted = await this.#pairings.accepted(onProgress, offering.signal, signIn)
      if (!accepted) return undefined
      if (this.#current.granted) return []
      await this.#current.begin(accepted.session, wallet)
      // The caller has given up in the meantime: nobody would use the session. The next leader would.
      if (signal.aborted && !this.#closing.signal.aborted) await this.#disconnect(wallet)
      return accepted.signed
    } catch (cause) {
      // Another tab or attempt may have connected in the meantime.
      if (!this.#current.granted) throw cause
      return []
    } finally {
      offering.abort()
    }
  }

  async #switchChain(params: unknown, onProgress: OnProgress): Promise<null> {
    const [parameter] = Array.isArray(params) ? params : []
    const chainId = parseNamedChain(Object(parameter).chainId)
    const { granted } = this.#current
    if (chainId === undefined || !granted) throw new WalletError('switch')
    if (!isShared(granted, chainId)) {
      if (!granted.methods.has(SWITCH) && granted.methods.has(ADD)) throw { code: 4902, message: 'Not shared yet.' }
      await this.#request(SWITCH, params, onProgress)
      const untilShared = (signal: AbortSignal) => this.#untilShared(chainId, signal)
      await withTimeout(this.#limits.sharedWithinMs, untilShared, notShared)
    }
    this.#current.selectChain(chainId)
    return null
  }

  /** Wallets first agree and then change the session, or end it. */
  #untilShared(chainId: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const { granted } = this.#current
        if (!granted) reject(notShared())
        else if (isShared(granted, chainId)) resolve()
      }
      this.#current.addEventListener('change', check, { signal })
      check()
    })
  }

  async #request(method: string, params: unknown, onProgress: OnProgress): Promise<unknown> {
    const { granted } = this.#current
    if (!granted?.methods.has(method)) throw new WalletError('unsupported', { message: `${method} was not approved.` })
    const { topic, sessionConfig } = granted
    const request = { method, params }
    const asked = { topic, chainId: `eip155:${requestChain(granted, request)}`, request }
    return withRelay(this.#client, this.#limits.relayWithinMs, this.#closing.signal, async ({ signal, stop }) => {
      const onSent = (requestId: number) => {
        stop()
        // Some wallets ask not to be brought to the front.
        if (sessionConfig?.disableDeepLink !== true && !isSilent(method)) onProgress({ requestId, topic })
      }
      await unlessAborted(signal, reachRelay(this.#client))
      return await requestSession(this.#client, asked, onSent, signal)
    })
  }

  /** Ends the session on both sides, unless it is with another wallet; here immediately, whatever the relay does. */
  async #disconnect(wallet?: string): Promise<void> {
    if (!this.#current.isWith(wallet)) return
    const { session: store, core } = this.#client
    const topic = this.#current.granted?.topic
    // Includes sessions that were never used, except while one is being connected.
    const isOver = (session: Session) => session.topic === topic || !this.#pairings.areAwaited
    const sessions = store.getAll().filter(isOver)
    await this.#current.end()
    const disconnects = sessions.map(async (session) => {
      this.#pairings.forget(session.pairingTopic)
      await reachRelay(this.#client)
      await this.#client.disconnect({ topic: session.topic, reason: DISCONNECTED })
    })
    const { disconnectWithinMs } = this.#limits
    await unlessAborted(AbortSignal.timeout(disconnectWithinMs), Promise.allSettled(disconnects)).catch(() => undefined)
    // Deleted for good even if the relay does not answer.
    for (const { topic: left } of sessions.filter((each) => store.keys.includes(each.topic))) {
      core.expirer.del(left)
      await store.delete(left, DISCONNECTED)
      await core.crypto.deleteSymKey(left)
    }
  }
}

function notShared(): WalletError {
  return new WalletError('switch', { problem: 'not-shared' })
}
