import { type Address, isSameAddress } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain.ts'
import { baseGoerli } from '#domain/chains.ts'
import { connectorMessages } from '#domain/connector-messages.ts'
import { SwitchChainError, UnauthorizedError } from '#domain/errors.ts'
import type { Connector, ConnectorEvent, Grant, TransferRequest } from '#domain/ports/connector.ts'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import type { Wallet } from '#domain/wallet.ts'
import { alice, fakeSignature, hashOf } from './fake-values.ts'

/** A wallet for tests: every method is a field that a test may replace, `emit` speaks as the wallet. */
export class FakeConnector implements Connector {
  canSwitchChain = true
  canChooseAccount = true
  /** Whom the wallet shares, and where it is, whether or not it has granted that. */
  account: Address = alice
  chainId: number = baseGoerli.id
  granted: Grant | undefined = undefined
  /** How often the person was asked. */
  prompts = 0
  /** What the next prompt ends with, instead of approval. */
  refusal: Error | undefined = undefined
  canRevoke = true
  revoked = 0
  readonly sent: TransferRequest[] = []
  /** Whom the person chooses when asked for an account once more. */
  choice: Address | undefined = undefined
  readonly watched: Token[] = []
  readonly listeners = new Set<(event: ConnectorEvent) => void>()

  connect: Connector['connect'] = async (chain) => {
    this.#prompt()
    if (chain && chain.id !== this.chainId) await this.switchChain(chain)
    this.granted = { account: this.account, chainId: this.chainId }
    return this.granted
  }
  resume: Connector['resume'] = async () => this.granted
  switchChain: Connector['switchChain'] = async ({ id }: Chain) => {
    if (id === this.chainId) return
    this.#prompt()
    this.emit({ type: 'chainChanged', chainId: id })
  }
  signMessage: Connector['signMessage'] = async (account) => {
    this.#prompt()
    this.#authorize(account)
    return fakeSignature
  }
  sendTransfer: Connector['sendTransfer'] = async (request) => {
    if (request.chainId !== this.chainId) throw new SwitchChainError(connectorMessages.wrongNetwork)
    this.#prompt()
    this.#authorize(request.from)
    this.sent.push(request)
    return hashOf(this.sent.length)
  }
  transactionHash: Connector['transactionHash'] = async (sent) => sent
  chooseAccount: Connector['chooseAccount'] = async () => {
    this.#prompt()
    this.account = this.choice ?? this.account
    this.granted = { account: this.account, chainId: this.chainId }
    return this.granted
  }
  watchAsset: Connector['watchAsset'] = async (token, chainId) => {
    if (chainId !== this.chainId) throw new SwitchChainError(connectorMessages.wrongNetwork)
    this.#prompt()
    this.watched.push(token)
  }
  disconnect: Connector['disconnect'] = async () => {
    this.revoked++
    if (this.canRevoke) this.granted = undefined
  }

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  emit(event: ConnectorEvent): void {
    this.#follow(event)
    for (const listener of [...this.listeners]) listener(event)
  }

  /** What the wallet says of itself is true. */
  #follow(event: ConnectorEvent): void {
    if (event.type === 'chainChanged') this.chainId = event.chainId
    const [account] = event.type === 'accountsChanged' ? event.accounts : [this.account]
    if (account) this.account = account
    if (event.type === 'disconnected' || !account) this.granted = undefined
    else if (this.granted) this.granted = { account: this.account, chainId: this.chainId }
  }

  #prompt(): void {
    this.prompts++
    const { refusal } = this
    this.refusal = undefined
    if (refusal) throw refusal
  }

  #authorize(account: Address): void {
    if (!this.granted || !isSameAddress(account, this.granted.account)) throw new UnauthorizedError('Not granted.')
  }
}

export class FakeDiscovery implements WalletDiscovery {
  #wallets: readonly Wallet[] = []
  readonly #listeners = new Set<() => void>()

  wallets(): readonly Wallet[] {
    return this.#wallets
  }

  subscribe(listener: () => void): () => void {
    const called = () => listener()
    this.#listeners.add(called)
    return () => this.#listeners.delete(called)
  }

  /** A wallet and a provider count once. */
  announce(wallet: Wallet): void {
    const isKnown = this.#wallets.some(
      ({ id, loadConnector }) => id === wallet.id || loadConnector === wallet.loadConnector
    )
    if (isKnown) return
    this.#wallets = [...this.#wallets, wallet]
    for (const listener of [...this.#listeners]) listener()
  }
}

export function walletOf(id: string, connector: Connector, more: Partial<Wallet> = {}): Wallet {
  return {
    id,
    name: id,
    iconUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    iconBackground: '#ffffff',
    groupName: 'Installed',
    groupIndex: 0,
    way: () => ({ kind: 'here' }),
    loadConnector: async () => connector,
    ...more
  }
}
