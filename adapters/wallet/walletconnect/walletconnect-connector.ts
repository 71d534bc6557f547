import { Eip1193Connector } from '#adapters/wallet/injected/eip1193-connector.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import type { ConnectOptions, Connector, ConnectorEvent, Grant, TransferRequest } from '#domain/ports/connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { chainError } from '#domain/wallet/walletconnect-project.ts'
import { requestLink, type WalletApp } from './app-link.ts'
import { cancellation } from './cancellation.ts'
import { WalletSession } from './session/wallet-session.ts'
import type { SharedProvider } from './tabs/shared-provider.ts'

interface ConnectorSurroundings {
  readonly chains: readonly Chain[]
  readonly origin: string
  readonly openLink?: (link: string) => void
}

/** A wallet on another device, or in another app, reached through WalletConnect's relay. */
export class WalletConnectConnector implements Connector {
  /** A session's accounts are chosen in the wallet: it has no request for it. */
  readonly canChooseAccount = false
  readonly #provider: SharedProvider
  readonly #surroundings: ConnectorSurroundings
  readonly #session: WalletSession
  readonly #wallet: Eip1193Connector

  /** @param app the wallet that was picked, which its requests bring to the front. */
  constructor(provider: SharedProvider, surroundings: ConnectorSurroundings, app?: WalletApp) {
    this.#provider = provider
    this.#surroundings = surroundings
    const { origin, openLink } = surroundings
    this.#session = new WalletSession(provider, app?.name, (sent) => {
      if (app?.href !== undefined) openLink?.(requestLink(app.href, sent))
    })
    this.#wallet = new Eip1193Connector(this.#session, origin)
  }

  /** For one wallet: a session with another one is not taken for its. */
  forWallet(app: WalletApp): WalletConnectConnector {
    return new WalletConnectConnector(this.#provider, this.#surroundings, app)
  }

  get canSwitchChain(): boolean {
    return this.#session.canSwitchChain
  }

  async connect(chain?: Chain, options: ConnectOptions = {}): Promise<Grant> {
    if (this.#surroundings.chains.length === 0) throw chainError('no-chains')
    await this.#session.pair(options)
    const { cancelled, stop } = cancellation(options.signal ? [options.signal] : [])
    try {
      return this.#named(await Promise.race([this.#wallet.connect(chain), cancelled]))
    } catch (cause) {
      // A session that nobody uses would stand in the way of the next one.
      await this.disconnect()
      throw cause
    } finally {
      stop()
    }
  }

  async resume(): Promise<Grant | undefined> {
    const grant = await this.#wallet.resume()
    return grant && this.#named(grant)
  }

  /** Leaves the session alone that another wallet has by now. */
  async disconnect(): Promise<void> {
    // Whatever the relay says: the session has ended here.
    await this.#session.end().catch(() => undefined)
  }

  async switchChain(chain: Chain): Promise<void> {
    if (!this.#surroundings.chains.some(({ id }) => id === chain.id)) throw chainError('chain-not-found')
    await this.#wallet.switchChain(chain)
  }

  signMessage(account: Address, message: string): Promise<Hex> {
    return this.#wallet.signMessage(account, message)
  }

  sendTransfer(request: TransferRequest): Promise<Hex> {
    return this.#wallet.sendTransfer(request)
  }

  transactionHash(sent: Hex): Promise<Hex> {
    return this.#wallet.transactionHash(sent)
  }

  async chooseAccount(): Promise<Grant> {
    throw new WalletError('unsupported', { message: 'wallet_requestPermissions is not part of a session.' })
  }

  watchAsset(token: Token, chainId: number): Promise<void> {
    return this.#wallet.watchAsset(token, chainId)
  }

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    return this.#wallet.subscribe((event) => listener(event.type === 'accountsChanged' ? this.#named(event) : event))
  }

  /** Final; the session stands, for another tab or visit to resume. */
  close(): Promise<void> {
    return this.#provider.close()
  }

  /** The session may be another wallet's than the last time. */
  #named<Granted extends Pick<Grant, 'peerName'>>(granted: Granted): Granted {
    const { peerName } = this.#session
    return peerName === undefined ? granted : { ...granted, peerName }
  }
}
