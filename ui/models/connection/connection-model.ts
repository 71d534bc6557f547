import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import type { Address } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import {
  type ActiveConnection,
  type Connection,
  type ConnectionEvent,
  disconnected,
  isActive,
  nextConnection
} from '#domain/connection/connection.ts'
import type { Connector, Grant, Pairing } from '#domain/ports/connector.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { pageText } from '#domain/text/page.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import { type ConnectFailure, walletFailure } from '#domain/wallet/wallet-failure.ts'
import { stopAll } from '../stop-all.ts'
import type { StoredConnection } from '../stored-settings.ts'
import { ConnectionFollower } from './connection-follower.ts'
import { ConnectionMemory, isSameWallet } from './connection-memory.ts'
import { Revocations } from './revocations.ts'
import type { WalletsModel } from './wallets-model.ts'

/** The one active wallet: connect, reconnect, follow its events, disconnect; alike in every tab. */
export class ConnectionModel {
  connection: Connection = disconnected
  failure: ConnectFailure | undefined = undefined
  /** What a wallet elsewhere is to take up, while it is waited for. */
  pairing: Pairing | undefined = undefined
  /** Since when the wallet is being asked to connect; milliseconds since 1970. */
  requestedAt: number | undefined = undefined
  connector: Connector | undefined = undefined
  /** The wallet has taken up a pairing, or is to take up one. */
  isPaired = false
  /** Why the wallet could not be asked any more: the connection ended without anyone's word. */
  lost: unknown = undefined
  /** The connection ended because another tab has moved on. */
  isLeftElsewhere = false
  /** What the next visit connects although the visitor has disconnected, because the browser could not save that. */
  unforgotten: Wallet | undefined = undefined
  readonly chains: readonly Chain[]
  readonly revocations: Revocations
  readonly #memory: ConnectionMemory
  readonly #follower: ConnectionFollower
  readonly #wallets: WalletsModel
  readonly #initialChain: Chain | undefined
  /** Of the newest attempt; an answer to one before is ignored. */
  #attempt = new AbortController()
  #stopListening: () => void = () => undefined

  constructor(store: KeyValueStore, wallets: WalletsModel, chains: readonly Chain[], initialChain?: Chain) {
    this.#memory = new ConnectionMemory(store)
    this.revocations = new Revocations(this, this.#memory, wallets)
    this.#follower = new ConnectionFollower(this, this.#memory, wallets)
    this.#wallets = wallets
    this.#initialChain = initialChain
    this.chains = chains
    makeAutoObservable(
      this,
      {
        connection: observableRef,
        failure: observableRef,
        pairing: observableRef,
        connector: observableRef,
        lost: observableRef,
        unforgotten: observableRef,
        chains: false,
        revocations: false
      },
      { autoBind: true }
    )
  }

  /** Shows the last visit's account at once and asks its wallet in the background. @returns a function that stops. */
  start(): () => void {
    return stopAll([this.#follower.start(), () => runInAction(() => this.#abandon())])
  }

  get active(): ActiveConnection | undefined {
    return isActive(this.connection) ? this.connection : undefined
  }

  get account(): Address | undefined {
    return this.active?.account
  }

  get chainId(): number | undefined {
    return this.active?.chainId
  }

  /** Undefined while disconnected, and on a chain that is not configured. */
  get chain(): Chain | undefined {
    return this.chainId === undefined ? undefined : findChain(this.chains, this.chainId)
  }

  get wallet(): Wallet | undefined {
    return this.route && this.#wallets.ofConnection(this.route, this.active?.peerName)
  }

  /** Which wallet it is, and in which way it is reached. */
  get route(): StoredConnection | undefined {
    const { connection, isPaired } = this
    return connection.status === 'disconnected' ? undefined : { walletId: connection.walletId, isPaired }
  }

  /** What the visitor has rejected or taken back is no error (section 8). @throws whatever else it was that failed. */
  async connect(walletId: string): Promise<void> {
    const wallet = this.#wallets.find(walletId)
    if (!wallet) throw new Error(pageText.errors.connectorNotFound)
    const isPaired = wallet.way().kind === 'pairing'
    const signal = this.begin(walletId, isPaired)
    const onPairing = (pairing: Pairing) => {
      if (!signal.aborted) runInAction(() => Object.assign(this, { pairing }))
    }
    let connector: Connector | undefined
    try {
      connector = await wallet.loadConnector()
      const grant = await connector.connect(this.#initialChain, { signal, onPairing })
      if (signal.aborted) await this.revocations.revokeUnused({ walletId, isPaired }, connector)
      else this.adopt(walletId, connector, grant)
    } catch (cause) {
      if (signal.aborted) return
      this.fail(walletId, cause)
      // A wallet that approves the request which it already shows tells every page of this origin.
      if (isWalletError(cause, 'pending') && connector) this.listen(this.#follower.onGrant({ walletId }, connector))
      if (!isWalletError(cause, 'rejected')) throw cause
    }
  }

  /** Stops waiting for a wallet; what it still answers is ignored. */
  cancel(): void {
    if (this.connection.status === 'connecting') this.apply({ type: 'failed', walletId: this.connection.walletId })
    else if (this.connection.status === 'disconnected' && this.failure) this.#abandon()
  }

  /** Resumes with the account that the wallet of the last visit offers, and that is shown. */
  acceptAccount(): Promise<void> {
    return this.#follower.acceptAccount()
  }

  /** Final in every tab until the visitor connects again; gives the permission back where the wallet can. */
  async disconnect(): Promise<void> {
    const { active, route, connector } = this
    const unforgotten = this.#memory.rememberDisconnect(this.#wallets)
    this.leave()
    this.unforgotten = unforgotten
    if (active && route) await this.revocations.revoke(route, connector)
  }

  /** The active wallet's connector, waited for while the last visit's wallet is still being asked. */
  async readyConnector(): Promise<Connector> {
    await when(() => this.connection.status !== 'restoring')
    if (!this.connector) throw new WalletError('timeout')
    return this.connector
  }

  apply(event: ConnectionEvent): void {
    const before = this.connection
    this.connection = nextConnection(before, event)
    if (this.connection === before) return
    const { status } = this.connection
    if (status !== 'connecting') {
      this.requestedAt = undefined
      this.pairing = undefined
    }
    if (event.type === 'disconnected') this.lost = event.cause
    if (status === 'disconnected') this.#abandon()
    const route = { walletId: event.walletId, isPaired: this.isPaired }
    // What another tab has connected since is not this wallet's to change.
    if (event.type !== 'granted' && !isSameWallet(route, this.#memory.connection)) return
    if (status === 'connected') this.#memory.keep({ ...route, grant: this.connection })
    else if (status === 'disconnected' && event.type !== 'failed') this.#memory.forgetGrant(route)
  }

  begin(walletId: string, isPaired: boolean): AbortSignal {
    this.#abandon()
    this.failure = undefined
    this.lost = undefined
    this.unforgotten = undefined
    this.requestedAt = Date.now()
    this.isPaired = isPaired
    this.apply({ type: 'requested', walletId })
    return this.#attempt.signal
  }

  /** Shows what is stored, where nothing is shown yet. */
  restore({ walletId, isPaired = false, grant }: StoredConnection): AbortSignal {
    this.isPaired = isPaired
    this.isLeftElsewhere = false
    if (grant) this.apply({ type: 'restored', walletId, ...grant })
    return this.#renew()
  }

  adopt(walletId: string, connector: Connector, grant: Grant): void {
    const { connection: before } = this.#memory
    this.connector = connector
    this.failure = undefined
    this.lost = undefined
    this.unforgotten = undefined
    this.isLeftElsewhere = false
    this.listen(connector.subscribe((event) => this.apply({ ...event, walletId })))
    this.#memory.forgetDisconnect()
    this.apply({ type: 'restored', walletId, ...grant })
    this.apply({ type: 'granted', walletId, ...grant })
    this.#wallets.remember(walletId)
    // A session that nobody uses any more would stay open on the visitor's phone.
    if (before?.isPaired && !isSameWallet(before, this.route)) void this.revocations.revokeUnused(before)
  }

  fail(walletId: string, cause: unknown): void {
    this.failure = { walletId, ...walletFailure(cause) }
    this.apply({ type: 'failed', walletId })
  }

  /** A wallet that is connected, and only did not say so once more, is not lost; nor is an absent one that was not shown. */
  lose(walletId: string, cause: unknown): void {
    if (this.connection.status === 'connected') return
    if (this.active || !(isWalletError(cause, 'absent') && cause.problem === 'gone')) this.lost = cause
    this.apply({ type: 'failed', walletId })
  }

  /** @param where another tab has moved on, and this one follows. */
  leave(where?: 'elsewhere'): void {
    this.#abandon()
    this.isLeftElsewhere = where === 'elsewhere'
    this.lost = undefined
    this.unforgotten = undefined
    this.connection = disconnected
  }

  /** @param stop ends it, which happens once another wallet is listened to, or none. */
  listen(stop: () => void): void {
    this.#stopListening()
    this.#stopListening = stop
  }

  #abandon(): void {
    this.#renew()
    this.pairing = undefined
    this.requestedAt = undefined
    this.listen(() => undefined)
    this.connector = undefined
  }

  #renew(): AbortSignal {
    this.#attempt.abort()
    this.#attempt = new AbortController()
    return this.#attempt.signal
  }
}
