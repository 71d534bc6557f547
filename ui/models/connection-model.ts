import { makeAutoObservable, observableRef, when } from 'mobx'
import type { Address } from '#domain/address.ts'
import { type Chain, type ChainView, chainView, findChain } from '#domain/chain.ts'
import {
  type ActiveConnection,
  type Connection,
  type ConnectionEvent,
  disconnected,
  isActive,
  nextConnection
} from '#domain/connection.ts'
import { RequestPendingError, UserRejectedError, WalletTimeoutError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { Connector, Grant, Pairing } from '#domain/ports/connector.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { Wallet } from '#domain/wallet.ts'
import { type WalletFailure, walletFailure } from '#domain/wallet-failure.ts'
import { ConnectionMemory } from './connection-memory.ts'
import { connectorOf, reconnect } from './reconnect.ts'
import type { StoredConnection } from './stored-settings.ts'
import type { WalletsModel } from './wallets-model.ts'
import { within } from './within.ts'

const REVOKE_WITHIN_MS = 3000
/** How long another tab may take to say that it has taken up what a wallet granted to this origin. */
const GIVE_BACK_AFTER_MS = 1000

export interface ConnectFailure extends WalletFailure {
  readonly walletId: string
}

/** The one active wallet: connect, reconnect, follow its events, disconnect; alike in every tab. */
export class ConnectionModel {
  connection: Connection = disconnected
  failure: ConnectFailure | undefined = undefined
  /** What a wallet elsewhere is to take up, while it is waited for. */
  pairing: Pairing | undefined = undefined
  /** Since when the wallet is being asked to connect; milliseconds since 1970. */
  requestedAt: number | undefined = undefined
  connector: Connector | undefined = undefined
  /** Why the wallet of the last visit could not be asked, in words: the connection ended without anyone's word. */
  lost: string | undefined = undefined
  readonly chains: readonly Chain[]
  readonly #memory: ConnectionMemory
  readonly #wallets: WalletsModel
  readonly #initialChain: Chain | undefined
  /** Counts attempts, so that an answer to an abandoned one is ignored. */
  #attempt = 0
  #cancellation = new AbortController()
  #isPaired = false
  /** Another tab has changed the connection while this one was waiting for a wallet. */
  #hasMissed = false
  #stopListening: () => void = () => undefined

  constructor(store: KeyValueStore, wallets: WalletsModel, chains: readonly Chain[], initialChain?: Chain) {
    this.#memory = new ConnectionMemory(store)
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
        chains: false
      },
      { autoBind: true }
    )
  }

  /** Shows the last visit's account at once and asks its wallet in the background. @returns a function that stops. */
  start(): () => void {
    const stop = this.#memory.subscribe(this.followOtherTab)
    this.followOtherTab()
    return () => {
      stop()
      this.#abandon()
    }
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

  get chainView(): ChainView | undefined {
    return this.chainId === undefined ? undefined : chainView(this.chains, this.chainId)
  }

  get isChainSupported(): boolean {
    return this.chain !== undefined
  }

  get wallet(): Wallet | undefined {
    return this.connection.status === 'disconnected' ? undefined : this.#wallets.find(this.connection.walletId)
  }

  /** What the visitor has rejected or taken back is no error (section 8). @throws whatever else it was that failed. */
  async connect(walletId: string): Promise<void> {
    const wallet = this.#wallets.find(walletId)
    if (!wallet) throw new Error(messages.errors.connectorNotFound)
    const attempt = this.begin(walletId)
    this.#isPaired = wallet.way().kind === 'pairing'
    const { signal } = this.#cancellation
    const onPairing = (pairing: Pairing) => {
      if (attempt === this.#attempt) this.offer(pairing)
    }
    let connector: Connector | undefined
    try {
      connector = await wallet.loadConnector()
      const grant = await connector.connect(this.#initialChain, { signal, onPairing })
      if (attempt === this.#attempt) this.adopt(walletId, connector, grant)
      else await this.giveBack(walletId, connector)
    } catch (cause) {
      if (attempt !== this.#attempt) return
      this.fail(walletId, cause)
      if (cause instanceof RequestPendingError && connector) this.#awaitOpenPrompt(walletId, connector)
      if (!(cause instanceof UserRejectedError)) throw cause
    }
  }

  /** Stops waiting for a wallet; what it still answers is ignored. */
  cancel(): void {
    if (this.connection.status === 'connecting') this.apply({ type: 'failed', walletId: this.connection.walletId })
    else if (this.connection.status === 'disconnected' && this.failure) this.#abandon()
  }

  /** A permission that came too late is not kept, unless the wallet has been connected since, here or in another tab. */
  async giveBack(walletId: string, connector: Connector): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GIVE_BACK_AFTER_MS))
    if (!this.#isInUse(walletId)) await connector.disconnect()
  }

  /** Final in every tab until the visitor connects again; gives the permission back where the wallet can. */
  async disconnect(): Promise<void> {
    const { active, connector } = this
    this.#memory.rememberDisconnect()
    this.leave()
    if (!active) return
    const revoke = async () => (connector ?? (await connectorOf(this.#wallets, active.walletId))).disconnect()
    // A wallet that does not answer keeps the permission; the page has left it all the same.
    await within(REVOKE_WITHIN_MS, revoke()).catch(() => undefined)
  }

  /** The active wallet's connector, waited for while the last visit's wallet is still being asked. */
  async readyConnector(): Promise<Connector> {
    await when(() => this.connection.status !== 'restoring')
    if (!this.connector) throw new WalletTimeoutError(messages.walletFailures.timeout)
    return this.connector
  }

  apply(event: ConnectionEvent): void {
    const before = this.connection
    this.connection = nextConnection(before, event)
    if (this.connection === before) return
    if (this.connection.status !== 'connecting') {
      this.requestedAt = undefined
      this.pairing = undefined
    }
    if (this.connection.status === 'disconnected') this.#abandon()
    if (this.connection.status === 'connected')
      this.#keep({ walletId: this.connection.walletId, grant: this.connection })
    else if (before.status === 'connected' && this.connection.status === 'disconnected')
      this.#keep({ walletId: before.walletId })
    if (before.status === 'connecting' && this.#hasMissed) this.followOtherTab()
  }

  begin(walletId: string): number {
    this.#abandon()
    this.failure = undefined
    this.lost = undefined
    this.requestedAt = Date.now()
    this.apply({ type: 'requested', walletId })
    return this.#attempt
  }

  offer(pairing: Pairing): void {
    this.pairing = pairing
  }

  adopt(walletId: string, connector: Connector, grant: Grant): void {
    this.connector = connector
    this.failure = undefined
    this.lost = undefined
    this.#stopListening()
    this.#stopListening = connector.subscribe((event) => this.apply({ ...event, walletId }))
    this.#memory.forgetDisconnect()
    this.apply({ type: 'granted', walletId, ...grant })
    this.#wallets.remember(walletId)
  }

  fail(walletId: string, cause: unknown): void {
    this.failure = { walletId, ...walletFailure(cause) }
    this.apply({ type: 'failed', walletId })
  }

  leave(): void {
    this.#abandon()
    this.lost = undefined
    this.requestedAt = undefined
    this.connection = disconnected
  }

  /** Storage is what tabs share: at start, and whenever another tab connects, moves or disconnects. */
  followOtherTab(): void {
    this.#hasMissed = this.connection.status === 'connecting'
    if (this.#hasMissed) return
    const stored = this.#memory.connectionToResume(this.#wallets)
    if (!stored) {
      if (this.active) this.leave()
      return
    }
    // One wallet in every tab: another choice elsewhere is followed here.
    if (this.active && this.active.walletId !== stored.walletId) this.leave()
    const { active } = this
    const isNew = active && !isSameGrant(active, stored.grant)
    if (this.connection.status === 'disconnected' || (isNew && active.status === 'restoring')) void this.resume(stored)
    else if (isNew) void this.recheck(active)
  }

  /** Wallets may tell one tab only that they have changed; this one asks, and follows what the wallet says. */
  async recheck(active: ActiveConnection): Promise<void> {
    const attempt = this.#attempt
    const grant = await this.connector?.resume().catch(() => active)
    // Tabs that hear different things of their wallets must not talk each other into them, for ever.
    if (attempt !== this.#attempt || isSameGrant(active, grant)) return
    const { walletId } = active
    if (grant) this.apply({ type: 'granted', walletId, account: grant.account, chainId: grant.chainId })
    else this.apply({ type: 'accountsChanged', walletId, accounts: [] })
  }

  async resume(stored: StoredConnection): Promise<void> {
    const { walletId, grant } = stored
    const attempt = ++this.#attempt
    this.#isPaired = stored.isPaired === true
    if (grant) this.apply({ type: 'restored', walletId, ...grant })
    try {
      const { connector, grant: granted } = await reconnect(this.#wallets, stored)
      if (attempt !== this.#attempt) return
      if (granted) this.adoptResumed(walletId, connector, granted)
      else this.forget(walletId)
    } catch (cause) {
      if (attempt === this.#attempt) this.lose(walletId, cause)
    }
  }

  lose(walletId: string, cause: unknown): void {
    this.lost = cause instanceof WalletTimeoutError ? messages.connect.slow : walletFailure(cause).reason
    this.apply({ type: 'failed', walletId })
  }

  adoptResumed(walletId: string, connector: Connector, granted: Grant): void {
    if (!this.active) this.apply({ type: 'restored', walletId, ...granted })
    this.adopt(walletId, connector, granted)
  }

  /** The wallet no longer grants anything: it is asked again on the next visit, but its account is not shown before. */
  forget(walletId: string): void {
    this.#keep({ walletId })
    this.apply({ type: 'failed', walletId })
  }

  /** A wallet that approves the request which it already shows tells every page of this origin. */
  #awaitOpenPrompt(walletId: string, connector: Connector): void {
    this.#stopListening = connector.subscribe((event) => {
      if (event.type === 'accountsChanged' && event.accounts.length > 0) void this.resume({ walletId })
    })
  }

  #keep(connection: StoredConnection): void {
    this.#memory.keep({ ...connection, ...(this.#isPaired && { isPaired: true }) })
  }

  #isInUse(walletId: string): boolean {
    if (this.connection.status !== 'disconnected') return this.connection.walletId === walletId
    const stored = this.#memory.connection
    return stored?.walletId === walletId && stored.grant !== undefined
  }

  #abandon(): void {
    this.#attempt++
    this.#cancellation.abort()
    this.#cancellation = new AbortController()
    this.pairing = undefined
    this.#stopListening()
    this.#stopListening = () => undefined
    this.connector = undefined
  }
}

function isSameGrant(one: Grant, other: Grant | undefined): boolean {
  return one.account === other?.account && one.chainId === other.chainId
}
