import type { SharedService } from '#adapters/tabs/shared-service.ts'
import type { Eip1193Provider } from '#adapters/wallet/eip1193.ts'
import { Eip1193Connector, FOLLOW_UP_MS } from '#adapters/wallet/injected/eip1193-connector.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ConnectOptions, ConnectorEvent, Grant } from '#domain/ports/connector.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { chainError } from '#domain/wallet/walletconnect-project.ts'
import { requestLink, type WalletApp } from '../app-link.ts'
import { isSilent } from './approved-session.ts'
import { parsePairing, parseSent, type SessionCall, toCallError } from './tab-data.ts'
import { changesBetween, isSameWallet, peerNamed, type View } from './view.ts'

type SharedSession = SharedService<SessionCall, View>

export interface Page {
  readonly chains: readonly Chain[]
  readonly origin: string
  /** Opens the link of a wallet's app; without it the visitor opens the app by hand. */
  readonly openLink?: (link: string) => void
}

/** A wallet on another device, or in another app, reached through WalletConnect's relay by the leader. */
export class WalletConnectConnector extends Eip1193Connector {
  /** A session's accounts are chosen in the wallet: there is no request for that. */
  override readonly canChooseAccount = false
  readonly #shared: SharedSession
  readonly #page: Page
  readonly #wallet: string | undefined

  /** @param app the wallet that was picked, which its requests bring to the front. */
  constructor(shared: SharedSession, page: Page, app?: WalletApp) {
    const onProgress = (progress: unknown) => {
      const sent = parseSent(progress)
      if (sent && app?.href !== undefined) page.openLink?.(requestLink(app.href, sent))
    }
    const request: Eip1193Provider['request'] = (call) => {
      const isRepeatable = call.method === 'eth_chainId' || isSilent(call.method)
      return shared.call({ ...call, wallet: app?.name }, { onProgress, isRepeatable }).catch(throwCallError)
    }
    super({ request }, page.origin)
    this.#shared = shared
    this.#page = page
    this.#wallet = app?.name
  }

  /** The connector of one wallet, which ignores a session with another one. */
  forWallet(app: WalletApp): WalletConnectConnector {
    return new WalletConnectConnector(this.#shared, this.#page, app)
  }

  override get canSwitchChain(): boolean {
    return this.#view?.canSwitchChain ?? true
  }

  override async connect(chain?: Chain, options: ConnectOptions = {}): Promise<Grant> {
    const { signal = new AbortController().signal, onPairing } = options
    if (this.#page.chains.length === 0) throw chainError('no-chains')
    const onProgress = (progress: unknown) => {
      const pairing = parsePairing(progress)
      if (pairing) onPairing?.(pairing)
    }
    const call = { method: 'connect', wallet: this.#wallet }
    await this.#shared.call(call, { signal, onProgress, isRepeatable: true }).catch(throwCallError)
    try {
      return await unlessAborted(signal, this.#grantOn(chain))
    } catch (cause) {
      // An unused session would block the next one.
      await this.disconnect()
      throw toCallError(cause)
    }
  }

  override async resume(): Promise<Grant | undefined> {
    await this.#shared.latest().catch(throwCallError)
    const { accounts: [account] = [], chainId = 0, peerName } = this.#view ?? {}
    return account && { account, chainId, ...peerNamed(peerName) }
  }

  /** Keeps a session that another wallet has in the meantime. */
  override async disconnect(): Promise<void> {
    // Whatever the relay does, the session has ended on this side.
    const call = { method: 'disconnect', wallet: this.#wallet }
    await this.#shared.call(call, { isRepeatable: true }).catch(() => undefined)
  }

  override async switchChain(chain: Chain): Promise<void> {
    if (!this.#page.chains.some(({ id }) => id === chain.id)) throw chainError('chain-not-found')
    await super.switchChain(chain)
  }

  override async chooseAccount(): Promise<Grant> {
    throw new WalletError('unsupported', { message: 'wallet_requestPermissions is not part of a session.' })
  }

  override subscribe(listener: (event: ConnectorEvent) => void): () => void {
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

  /** Final; the session remains for another tab or visit to resume. */
  close(): Promise<void> {
    return this.#shared.close()
  }

  /** Undefined while the session is another wallet's. */
  get #view(): View | undefined {
    const { state } = this.#shared
    return isSameWallet(state?.wallet, this.#wallet) ? state : undefined
  }

  async #grantOn(chain: Chain | undefined): Promise<Grant> {
    let grant = await this.resume()
    if (chain && grant && grant.chainId !== chain.id) {
      const asking = () => this.switchChain(chain)
      // Whatever the wallet answers, its session is granted.
      await withTimeout(FOLLOW_UP_MS, asking, () => new WalletError('timeout')).catch(() => undefined)
      grant = await this.resume()
    }
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    return grant
  }
}

function throwCallError(cause: unknown): never {
  throw toCallError(cause)
}
