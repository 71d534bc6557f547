import { SharedService } from '#adapters/tabs/shared-service.ts'
import { browserTabs, type Tabs } from '#adapters/tabs/tabs.ts'
import { Eip1193Connector, type WalletAccess } from '#adapters/wallet/eip1193/eip1193-connector.ts'
import type { Eip1193Provider } from '#adapters/wallet/eip1193/eip1193-provider.ts'
import { Eip1193Wallet } from '#adapters/wallet/eip1193/eip1193-wallet.ts'
import { defaultLimits, type Limits } from '#adapters/wallet/walletconnect/client/limits.ts'
import { type ClientOptions, openClient, openInTime } from '#adapters/wallet/walletconnect/client/open-client.ts'
import type { AccountSignature } from '#adapters/wallet/walletconnect/client/proposal.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ConnectOptions, Connector, ConnectorEvent, Grant } from '#domain/ports/connector.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { chainError } from '#domain/wallet/walletconnect-project.ts'
import { type PickedWallet, requestLink } from '../app-link.ts'
import { isSilent } from './approved-session.ts'
import { LeaderSession } from './leader-session.ts'
import {
  CODE_EXPIRED,
  parseCall,
  parsePairing,
  parseSent,
  parseSignatures,
  type SessionCall,
  toCallError
} from './tab-data.ts'
import { changesBetween, couldBeSameWallet, parseSessionView, peerNamed, type SessionView } from './view.ts'

type SharedSession = SharedService<SessionCall, SessionView>

interface Page {
  readonly chains: readonly Chain[]
  readonly origin: string
  /** Opens the link of a wallet's app; without it the visitor opens the app by hand. */
  readonly openLink?: (link: string) => void
}

export interface SessionOptions extends Omit<ClientOptions, 'chains'>, Page {
  readonly limits?: Limits
  /** The browser's, by default. */
  readonly tabs?: Tabs
}

/** Contacts nothing until a wallet is requested, unless there is a session from an earlier visit. */
export async function openPageSession(options: SessionOptions): Promise<PageSession> {
  const { chains, limits = defaultLimits, tabs = browserTabs(options.scope) } = options
  const open = (onView: (view: SessionView | undefined) => void) => {
    const chainIds = chains.map(({ id }) => id)
    const opening = openClient(options, (client) => LeaderSession.restore(client, chainIds, limits, onView))
    return openInTime(opening, limits.openWithinMs).catch((cause: unknown) => {
      throw new WalletError('answer', { problem: 'not-opened', cause })
    })
  }
  const tabOptions = { tabs, name: 'portside.walletconnect', silentMs: limits.silentMs }
  const shared = await SharedService.open({ ...tabOptions, open, parseCall, parseState: parseSessionView })
  return new PageSession(shared, options)
}

/** This page's part in the one session that all tabs share: wallets on another device, or in another app. */
export class PageSession {
  readonly #shared: SharedSession
  readonly #page: Page

  constructor(shared: SharedSession, page: Page) {
    this.#shared = shared
    this.#page = page
  }

  /**
   * The connector of one wallet, which ignores a session with another one; or of whichever wallet has the session.
   * @param app the wallet that was picked, which its requests bring to the front.
   */
  connectorFor(app?: PickedWallet): Connector {
    const wallet = new Eip1193Wallet(new SessionProvider(this.#shared, this.#page, app), this.#page.origin)
    return new Eip1193Connector(wallet, new SessionAccess(this.#shared, this.#page, wallet, app?.name))
  }

  /** Final; the session remains for another tab or visit to resume. */
  close(): Promise<void> {
    return this.#shared.close()
  }
}

/** Has the leader ask the wallet, and brings the wallet's app to the front in this tab. */
class SessionProvider implements Eip1193Provider {
  readonly #shared: SharedSession
  readonly #page: Page
  readonly #app: PickedWallet | undefined

  constructor(shared: SharedSession, page: Page, app: PickedWallet | undefined) {
    this.#shared = shared
    this.#page = page
    this.#app = app
  }

  request(call: Parameters<Eip1193Provider['request']>[0]): Promise<unknown> {
    const isRepeatable = call.method === 'eth_chainId' || isSilent(call.method)
    const onProgress = (progress: unknown) => this.#openApp(progress)
    return this.#shared.call({ ...call, wallet: this.#app?.name }, { onProgress, isRepeatable }).catch(throwCallError)
  }

  #openApp(progress: unknown): void {
    const sent = parseSent(progress)
    if (sent && this.#app?.href !== undefined) this.#page.openLink?.(requestLink(this.#app.href, sent))
  }
}

/** A session is granted by pairing with a wallet, and says itself what the wallet shares. */
class SessionAccess implements WalletAccess {
  /** A session's accounts are chosen in the wallet: there is no request for that. */
  readonly canChooseAccount = false
  readonly #shared: SharedSession
  readonly #page: Page
  readonly #wallet: Eip1193Wallet
  readonly #name: string | undefined

  constructor(shared: SharedSession, page: Page, wallet: Eip1193Wallet, name: string | undefined) {
    this.#shared = shared
    this.#page = page
    this.#wallet = wallet
    this.#name = name
  }

  get canSwitchChain(): boolean {
    return this.#view?.canSwitchChain ?? true
  }

  async connect(chain?: Chain, options: ConnectOptions = {}): Promise<Grant> {
    const { signal = new AbortController().signal, onPairing } = options
    if (this.#page.chains.length === 0) throw chainError('no-chains')
    const onProgress = (progress: unknown) => {
      const pairing = parsePairing(progress)
      if (pairing) onPairing?.(pairing)
    }
    const pair = async (): Promise<readonly AccountSignature[]> => {
      const params = await this.#signInRequest(chain, options, signal)
      const call = { method: 'connect', wallet: this.#name, ...(params && { params }) }
      const answer = await this.#shared.call(call, { signal, onProgress, isRepeatable: true }).catch(throwCallError)
      return answer === CODE_EXPIRED ? pair() : parseSignatures(answer)
    }
    const signatures = await pair()
    try {
      const grant = await unlessAborted(signal, this.#grantOn(chain))
      return { ...grant, ...signedFor(grant, signatures) }
    } catch (cause) {
      // An unused session would block the next one.
      await this.disconnect()
      throw toCallError(cause)
    }
  }

  async resume(): Promise<Grant | undefined> {
    await this.#shared.latest().catch(throwCallError)
    const { accounts: [account] = [], chainId = 0, peerName } = this.#view ?? {}
    return account && { account, chainId, ...peerNamed(peerName) }
  }

  /** Keeps a session that another wallet has in the meantime. */
  async disconnect(): Promise<void> {
    // Whatever the relay does, the session has ended on this side.
    const call = { method: 'disconnect', wallet: this.#name }
    await this.#shared.call(call, { isRepeatable: true }).catch(() => undefined)
  }

  async switchChain(chain: Chain): Promise<void> {
    if (!this.#isConfigured(chain)) throw chainError('chain-not-found')
    await this.#wallet.moveTo(chain)
  }

  async chooseAccount(): Promise<Grant> {
    throw new WalletError('unsupported', { message: 'wallet_requestPermissions is not part of a session.' })
  }

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    let before = this.#view
    const stopping = new AbortController()
    const handleChange = () => {
      const changes = changesBetween(before, this.#view)
      before = this.#view
      for (const change of changes) listener(change)
    }
    this.#shared.addEventListener('change', handleChange, { signal: stopping.signal })
    return () => stopping.abort()
  }

  /** Undefined while the session is another wallet's. */
  get #view(): SessionView | undefined {
    const { state } = this.#shared
    return couldBeSameWallet(state?.wallet, this.#name) ? state : undefined
  }

  /**
   * What a wallet is asked to sign with a session on all of the page's chains, the given one first. Undefined if the service
   * does not take them all, and if there is a session.
   */
  async #signInRequest(
    chain: Chain | undefined,
    { signIn }: ConnectOptions,
    signal: AbortSignal
  ): Promise<SignInRequest | undefined> {
    if (!signIn || this.#view) return undefined
    const request = await unlessAborted(signal, signIn('wc_sessionAuthenticate')).catch(throwCallError)
    const ids = this.#page.chains.map(({ id }) => id)
    const chainIds = [...ids.filter((id) => id === chain?.id), ...ids.filter((id) => id !== chain?.id)]
    return request && chainIds.every((id) => request.chainIds.includes(id)) ? { ...request, chainIds } : undefined
  }

  async #grantOn(chain: Chain | undefined): Promise<Grant> {
    let grant = await this.resume()
    if (chain && grant && grant.chainId !== chain.id && this.#isConfigured(chain)) {
      // Whatever the wallet answers, its session is granted.
      await this.#wallet.followsTo(chain)
      grant = await this.resume()
    }
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    return grant
  }

  #isConfigured({ id }: Chain): boolean {
    return this.#page.chains.some((chain) => chain.id === id)
  }
}

/** A signature for another account or chain stands for nothing. */
function signedFor(grant: Grant, signatures: readonly AccountSignature[]): Pick<Grant, 'signed'> {
  const found = signatures.find(({ account, chainId }) => account === grant.account && chainId === grant.chainId)
  return found ? { signed: { message: found.message, signature: found.signature } } : {}
}

function throwCallError(cause: unknown): never {
  throw toCallError(cause)
}
