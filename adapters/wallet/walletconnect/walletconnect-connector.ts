import type { Address, Hex } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain.ts'
import { SwitchChainError, UnsupportedMethodError } from '#domain/errors.ts'
import type { ConnectOptions, Connector, ConnectorEvent, Grant, TransferRequest } from '#domain/ports/connector.ts'
import { walletConnectMessages } from '#domain/walletconnect-messages.ts'
import { Eip1193Connector } from '../eip1193-connector.ts'
import { AppLink, type LinkStorage, type WalletApp } from './app-link.ts'
import { cancellation } from './cancellation.ts'
import type { SharedProvider } from './shared-provider.ts'

interface ConnectorSurroundings {
  readonly chains: readonly Chain[]
  readonly origin: string
  /** The page's localStorage, where there is one. */
  readonly links?: LinkStorage | undefined
}

/** A wallet on another device, or in another app, reached through WalletConnect's relay. */
export class WalletConnectConnector implements Connector {
  /** A session's accounts are chosen in the wallet: it has no request for it. */
  readonly canChooseAccount = false
  readonly #provider: SharedProvider
  readonly #surroundings: ConnectorSurroundings
  readonly #wallet: Eip1193Connector
  readonly #link: AppLink
  readonly #walletName: string | undefined

  /** @param app the wallet that was picked, and the link that requests are to bring to the front. */
  constructor(provider: SharedProvider, surroundings: ConnectorSurroundings, app?: WalletApp) {
    this.#provider = provider
    this.#surroundings = surroundings
    this.#wallet = new Eip1193Connector(provider, surroundings.origin)
    this.#link = new AppLink(app, surroundings.links)
    this.#walletName = app?.name
  }

  /** For one wallet: a session with another one is not taken for its. */
  forWallet(app: WalletApp): WalletConnectConnector {
    return new WalletConnectConnector(this.#provider, this.#surroundings, app)
  }

  get canSwitchChain(): boolean {
    return this.#provider.canSwitchChain
  }

  async connect(chain?: Chain, options: ConnectOptions = {}): Promise<Grant> {
    if (this.#surroundings.chains.length === 0) throw new SwitchChainError(walletConnectMessages.noChains)
    await this.#provider.pair(options, this.#walletName)
    this.#link.keep()
    const { cancelled, stop } = cancellation(options.signal ? [options.signal] : [])
    try {
      return await Promise.race([this.#wallet.connect(chain), cancelled])
    } catch (cause) {
      // A session that nobody uses would stand in the way of the next one. It ends here, whatever the relay says.
      await this.#provider.end().catch(() => undefined)
      throw cause
    } finally {
      stop()
      this.#link.forget()
    }
  }

  async resume(): Promise<Grant | undefined> {
    const grant = await this.#wallet.resume()
    if (!grant) this.#link.forget()
    return grant
  }

  async disconnect(): Promise<void> {
    this.#link.forget()
    // Whatever the relay says: the session has ended here.
    await this.#provider.end().catch(() => undefined)
  }

  async switchChain(chain: Chain): Promise<void> {
    if (!this.#surroundings.chains.some(({ id }) => id === chain.id))
      throw new SwitchChainError(walletConnectMessages.chainNotFound)
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
    throw new UnsupportedMethodError('wallet_requestPermissions is not part of a session.')
  }

  watchAsset(token: Token, chainId: number): Promise<void> {
    return this.#wallet.watchAsset(token, chainId)
  }

  /** Whoever stops listening has left this wallet, perhaps for another one: its app is left alone from then on. */
  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    this.#link.keep()
    const stop = this.#wallet.subscribe((event) => {
      if (event.type === 'disconnected') this.#link.forget()
      listener(event)
    })
    return () => {
      stop()
      this.#link.forget()
    }
  }

  /** Final; the session stands, for another tab or visit to resume. */
  close(): Promise<void> {
    return this.#provider.close()
  }
}
