import type { Address, Hex } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain.ts'
import { SwitchChainError, UnsupportedMethodError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { ConnectOptions, Connector, ConnectorEvent, Grant, TransferRequest } from '#domain/ports/connector.ts'
import { Eip1193Connector } from '../eip1193-connector.ts'
import type { WalletConnectProvider } from './walletconnect-provider.ts'

/** Where the page can leave a wallet's link, which the package then opens with every request, for ever. */
const LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** A wallet on another device, or in another app, reached through WalletConnect's relay. */
export class WalletConnectConnector implements Connector {
  readonly #provider: WalletConnectProvider
  readonly #wallet: Eip1193Connector
  readonly #chains: readonly Chain[]
  readonly #links: Pick<Storage, 'removeItem'> | undefined

  /** @param links the page's localStorage, where there is one. */
  constructor(
    provider: WalletConnectProvider,
    {
      chains,
      origin,
      links
    }: {
      readonly chains: readonly Chain[]
      readonly origin: string
      readonly links?: Pick<Storage, 'removeItem'> | undefined
    }
  ) {
    this.#provider = provider
    this.#wallet = new Eip1193Connector(provider, origin)
    this.#chains = chains
    this.#links = links
    provider.on('disconnect', () => this.#forgetLink())
  }

  get canSwitchChain(): boolean {
    return this.#provider.canSwitchChain
  }

  async connect(chain?: Chain, options: ConnectOptions = {}): Promise<Grant> {
    if (this.#chains.length === 0) throw new SwitchChainError(messages.errors.noChains)
    await this.#provider.pair(options)
    return this.#wallet.connect(chain)
  }

  resume(): Promise<Grant | undefined> {
    return this.#wallet.resume()
  }

  async disconnect(): Promise<void> {
    await this.#provider.end().catch(() => undefined)
    this.#forgetLink()
  }

  async switchChain(chain: Chain): Promise<void> {
    if (!this.#chains.some(({ id }) => id === chain.id)) throw new SwitchChainError(messages.errors.chainNotFound)
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

  /** A session's accounts are chosen in the wallet: it has no request for it. */
  async chooseAccount(): Promise<Grant> {
    throw new UnsupportedMethodError('wallet_requestPermissions is not part of a session.')
  }

  watchAsset(token: Token, chainId: number): Promise<void> {
    return this.#wallet.watchAsset(token, chainId)
  }

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    return this.#wallet.subscribe(listener)
  }

  /** Final; the session stands, for another tab or visit to resume. */
  close(): Promise<void> {
    return this.#provider.close()
  }

  #forgetLink(): void {
    try {
      this.#links?.removeItem(LINK_KEY)
    } catch {
      // A browser may forbid storage at any time.
    }
  }
}
