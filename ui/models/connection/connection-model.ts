import { makeAutoObservable, observableRef, reaction, when } from 'mobx'
import type { Address } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { type ActiveConnection, type Connection, isActive } from '#domain/connection/connection.ts'
import { isSameWallet } from '#domain/connection/wallet-route.ts'
import type { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import type { ConnectOptions, Connector, Grant, Pairing } from '#domain/ports/connector.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { SignInDemand } from '#domain/session/session.ts'
import type { SignedMessage } from '#domain/session/sign-in-request.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import { type ConnectFailure, walletFailure } from '#domain/wallet/wallet-failure.ts'
import { stopAll } from '../stop-all.ts'
import { ConnectionFollower } from './connection-follower.ts'
import { ConnectionMemory } from './connection-memory.ts'
import { CurrentConnection } from './current-connection.ts'
import type { WalletsModel } from './wallets-model.ts'

/** Host code reads it in the specification's words, in every language (X3). */
const CONNECTOR_NOT_FOUND = 'Connector not found'

/** What an account has signed with its connection, to be verified. */
export interface SignedConnection extends SignedMessage {
  readonly account: Address
  /** When the message expires; ms since 1970, by the visitor's clock. */
  readonly expiresAt: number
}

/** The one active wallet: connect, reconnect, follow its events, disconnect; the same in every tab. */
export class ConnectionModel {
  readonly chains: readonly Chain[]
  readonly #initialChain: Chain | undefined
  readonly #wallets: WalletsModel
  readonly #memory: ConnectionMemory
  readonly #current: CurrentConnection
  readonly #follower: ConnectionFollower
  readonly #authentication: AuthenticationAdapter | undefined
  /** Whoever may look first is not asked to sign in by connecting, unless somebody waits for the session. */
  readonly #isSignInOptional: boolean
  #awaitedSessions = 0
  /** By the visitor's clock. */
  #requestExpiresAt = 0
  private lastSigned: SignedConnection | undefined = undefined

  constructor(
    store: KeyValueStore,
    wallets: WalletsModel,
    chains: readonly Chain[],
    demand: SignInDemand,
    initialChain?: Chain,
    authentication?: AuthenticationAdapter
  ) {
    this.chains = chains
    this.#initialChain = initialChain
    this.#isSignInOptional = demand === 'optional'
    this.#authentication = authentication
    this.#wallets = wallets
    this.#memory = new ConnectionMemory(store)
    this.#current = new CurrentConnection(this.#memory, wallets)
    this.#follower = new ConnectionFollower(this.#current, this.#memory, wallets)
    makeAutoObservable<ConnectionModel, 'lastSigned'>(
      this,
      { chains: false, lastSigned: observableRef },
      { autoBind: true }
    )
  }

  /** Shows the last visit's account immediately and asks its wallet in the background. @returns a function that stops. */
  start(): () => void {
    return stopAll([this.#follower.start(), this.#current.stop])
  }

  get connection(): Connection {
    return this.#current.connection
  }

  get connector(): Connector | undefined {
    return this.#current.connector
  }

  get active(): ActiveConnection | undefined {
    return isActive(this.connection) ? this.connection : undefined
  }

  /** The last visit's connection is shown, and its wallet has not answered yet. */
  get isRestoring(): boolean {
    return this.connection.status === 'restoring'
  }

  get account(): Address | undefined {
    return this.active?.account
  }

  /** Calls back whenever another account is shown, or none. @returns a function that stops. */
  followAccount(listener: (account: Address | undefined) => void): () => void {
    return reaction(() => this.account, listener)
  }

  get chainId(): number | undefined {
    return this.active?.chainId
  }

  /** Undefined while disconnected, and on a chain that is not configured. */
  get chain(): Chain | undefined {
    return this.chainId === undefined ? undefined : findChain(this.chains, this.chainId)
  }

  get wallet(): Wallet | undefined {
    return this.#current.wallet && this.#wallets.ofConnection(this.#current.wallet, this.active?.peerName)
  }

  get failure(): ConnectFailure | undefined {
    return 'failure' in this.connection ? this.connection.failure : undefined
  }

  get lost(): unknown {
    return 'lost' in this.connection ? this.connection.lost : undefined
  }

  get isEndedByWallet(): boolean {
    return 'isEndedByWallet' in this.connection && this.connection.isEndedByWallet === true
  }

  get isEndedByOtherTab(): boolean {
    return 'isEndedByOtherTab' in this.connection && this.connection.isEndedByOtherTab === true
  }

  get unsavedDisconnect(): Wallet | undefined {
    const route = 'unsavedDisconnect' in this.connection ? this.connection.unsavedDisconnect : undefined
    return route && this.#wallets.ofConnection(route)
  }

  get pairing(): Pairing | undefined {
    return 'pairing' in this.connection ? this.connection.pairing : undefined
  }

  get requestedAt(): number | undefined {
    return 'requestedAt' in this.connection ? this.connection.requestedAt : undefined
  }

  /** A rejected or cancelled request is not an error (requirement X2). @throws any other failure. */
  async connect(walletId: string): Promise<void> {
    const found = this.#wallets.find(walletId)
    if (!found) throw new Error(CONNECTOR_NOT_FOUND)
    const wallet = { id: walletId, isPaired: found.transport().kind === 'pairing' }
    this.#current.apply({ type: 'requested', wallet, at: Date.now() })
    const signal = this.#current.attempt()
    const onPairing = (pairing: Pairing) => {
      if (!signal.aborted) this.#current.apply({ type: 'pairingOffered', wallet, pairing })
    }
    let connector: Connector | undefined
    try {
      connector = await found.loadConnector()
      const canSignIn = wallet.isPaired || found.signsInWithConnection === true
      const isWanted = this.#authentication && (!this.#isSignInOptional || this.#awaitedSessions > 0)
      const options = { signal, onPairing, ...(canSignIn && isWanted && { signIn: this.#signInRequest }) }
      const grant = await connector.connect(this.#initialChain, options)
      if (signal.aborted) await this.#current.revocations.revokeUnused(wallet, connector)
      else {
        this.keepSigned(grant)
        this.#current.apply({ type: 'granted', wallet, connector, ...grant })
      }
    } catch (cause) {
      if (signal.aborted) return
      this.#current.apply({ type: 'failed', wallet, failure: walletFailure(cause) })
      // Approving a request that the wallet already shows notifies every page of this origin.
      if (isWalletError(cause, 'pending') && connector) this.#follower.resumeOnGrant({ wallet }, connector)
      if (!isWalletError(cause, 'rejected')) throw cause
    }
  }

  /** Where signing in is optional, a wallet that can is asked for it with the connection, until the returned function is called. */
  awaitSession(): () => void {
    this.#awaitedSessions++
    return () => void this.#awaitedSessions--
  }

  /** Of the connected account, until its verification has ended. */
  get signed(): SignedConnection | undefined {
    return this.lastSigned?.account === this.account ? this.lastSigned : undefined
  }

  /** It has been verified, or refused; what was signed since is kept. */
  dropSigned(signed: SignedConnection): void {
    if (this.lastSigned === signed) this.lastSigned = undefined
  }

  /** Stops waiting for a wallet. What it still grants is revoked, unless it has been connected since. */
  cancel(): void {
    this.#current.apply({ type: 'cancelled' })
  }

  /** Resumes with the account that the last visit's wallet offers instead of the expected one. */
  acceptAccount(): Promise<void> {
    return this.#follower.acceptAccount()
  }

  /** Final in every tab until the visitor connects again. Revokes the permission if the wallet supports it. */
  async disconnect(): Promise<void> {
    await this.#current.apply({ type: 'ended', unsavedDisconnect: this.#memory.rememberDisconnect(this.#wallets) })
  }

  /** Requests another account; not every wallet emits the change. A choice made once it is disconnected is revoked. */
  async chooseAccount(): Promise<void> {
    const connector = await this.readyConnector()
    const wallet = this.#current.wallet
    const { account, chainId } = await connector.chooseAccount()
    if (!wallet) return
    if (!isSameWallet(wallet, this.active?.wallet)) return this.#current.revocations.revokeUnused(wallet, connector)
    this.#current.apply({ type: 'accountsChanged', wallet, accounts: [account] })
    this.#current.apply({ type: 'chainChanged', wallet, chainId })
  }

  /** Requests another chain; not every wallet emits the change. */
  async switchChain(chain: Chain): Promise<void> {
    const connector = await this.readyConnector()
    const wallet = this.#current.wallet
    await connector.switchChain(chain)
    if (wallet) this.#current.apply({ type: 'chainChanged', wallet, chainId: chain.id })
  }

  /** A service that cannot be asked leaves the sign-in to its dialog. */
  readonly #signInRequest: NonNullable<ConnectOptions['signIn']> = async (way) => {
    try {
      const request = await this.#authentication?.signInRequest?.(way)
      if (request) this.#requestExpiresAt = Date.now() + request.expiresAt - request.issuedAt
      return request
    } catch {
      return undefined
    }
  }

  private keepSigned({ account, signed }: Grant): void {
    this.lastSigned = signed && { ...signed, account, expiresAt: this.#requestExpiresAt }
  }

  /** The active wallet's connector. Waits while the last visit's connection is being restored. @throws WalletError if it is lost. */
  async readyConnector(): Promise<Connector> {
    await when(() => !this.isRestoring)
    if (!this.connector) throw new WalletError('timeout')
    return this.connector
  }
}
