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
import { WalletTimeoutError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { Connector, Grant, Pairing } from '#domain/ports/connector.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { Wallet } from '#domain/wallet.ts'
import { type WalletFailure, walletFailure } from '#domain/wallet-failure.ts'
import {
  CONNECTION_KEY,
  DISCONNECTED_KEY,
  parseStoredConnection,
  type StoredConnection,
  serialiseConnection
} from './stored-settings.ts'
import type { WalletsModel } from './wallets-model.ts'
import { within } from './within.ts'

/** How long the wallet of the last visit may take to answer before the page counts as disconnected. */
export const RECONNECT_WITHIN_MS = 5000
const REVOKE_WITHIN_MS = 3000

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
  /** True after the wallet of the last visit did not answer in time: the connection ended without anyone's word. */
  wasSlow = false
  readonly chains: readonly Chain[]
  readonly #store: KeyValueStore
  readonly #wallets: WalletsModel
  readonly #initialChain: Chain | undefined
  /** Counts attempts, so that an answer to an abandoned one is ignored. */
  #attempt = 0
  #cancellation = new AbortController()
  #stopListening: () => void = () => undefined

  constructor(store: KeyValueStore, wallets: WalletsModel, chains: readonly Chain[], initialChain?: Chain) {
    this.#store = store
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
    const stop = this.#store.subscribe(CONNECTION_KEY, this.followOtherTab)
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

  async connect(walletId: string): Promise<void> {
    const wallet = this.#wallets.find(walletId)
    if (!wallet) throw new Error(messages.errors.connectorNotFound)
    const attempt = this.begin(walletId)
    const { signal } = this.#cancellation
    const onPairing = (pairing: Pairing) => {
      if (attempt === this.#attempt) this.offer(pairing)
    }
    try {
      const connector = await wallet.loadConnector()
      const grant = await connector.connect(this.#initialChain, { signal, onPairing })
      if (attempt === this.#attempt) this.adopt(walletId, connector, grant)
    } catch (cause) {
      if (attempt === this.#attempt) this.fail(walletId, cause)
    }
  }

  /** Stops waiting for a wallet; what it still answers is ignored. */
  cancel(): void {
    if (this.connection.status !== 'connecting') return
    this.apply({ type: 'failed', walletId: this.connection.walletId })
  }

  /** Final in every tab until the visitor connects again; gives the permission back where the wallet can. */
  async disconnect(): Promise<void> {
    const { active, connector } = this
    this.#store.write(DISCONNECTED_KEY, 'true')
    this.#store.remove(CONNECTION_KEY)
    this.leave()
    if (!active) return
    const revoke = async () => (connector ?? (await this.#connectorOf(active.walletId))).disconnect()
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
      this.#remember({ walletId: this.connection.walletId, grant: this.connection })
    else if (before.status === 'connected' && this.connection.status === 'disconnected')
      this.#remember({ walletId: before.walletId })
  }

  begin(walletId: string): number {
    this.#abandon()
    this.failure = undefined
    this.wasSlow = false
    this.requestedAt = Date.now()
    this.apply({ type: 'requested', walletId })
    return this.#attempt
  }

  offer(pairing: Pairing): void {
    this.pairing = pairing
  }

  adopt(walletId: string, connector: Connector, grant: Grant): void {
    this.connector = connector
    this.wasSlow = false
    this.#stopListening = connector.subscribe((event) => this.apply({ ...event, walletId }))
    this.#store.remove(DISCONNECTED_KEY)
    this.apply({ type: 'granted', walletId, ...grant })
    this.#wallets.remember(walletId)
  }

  fail(walletId: string, cause: unknown): void {
    this.failure = { walletId, ...walletFailure(cause) }
    this.apply({ type: 'failed', walletId })
  }

  leave(): void {
    this.#abandon()
    this.wasSlow = false
    this.requestedAt = undefined
    this.connection = disconnected
  }

  /** Storage is what tabs share: at start, and whenever another tab connects, moves or disconnects. */
  followOtherTab(): void {
    const stored = parseStoredConnection(this.#store.read(CONNECTION_KEY))
    if (this.#store.read(DISCONNECTED_KEY) !== undefined || !stored) {
      if (this.active) this.leave()
      return
    }
    // One wallet in every tab: another choice elsewhere is followed here.
    if (this.active && this.active.walletId !== stored.walletId) this.leave()
    if (this.connection.status === 'disconnected') void this.resume(stored)
  }

  async resume({ walletId, grant }: StoredConnection): Promise<void> {
    const attempt = ++this.#attempt
    if (grant) this.apply({ type: 'restored', walletId, ...grant })
    try {
      const deadline = Date.now() + RECONNECT_WITHIN_MS
      await this.#wallets.whenReady(walletId, RECONNECT_WITHIN_MS)
      const connector = await within(deadline - Date.now(), this.#connectorOf(walletId))
      const granted = await within(deadline - Date.now(), connector.resume())
      if (attempt !== this.#attempt) return
      if (granted) this.adoptResumed(walletId, connector, granted)
      else this.forget(walletId)
    } catch {
      if (attempt === this.#attempt) this.giveUp(walletId)
    }
  }

  giveUp(walletId: string): void {
    this.wasSlow = true
    this.apply({ type: 'failed', walletId })
  }

  adoptResumed(walletId: string, connector: Connector, granted: Grant): void {
    if (!this.active) this.apply({ type: 'restored', walletId, ...granted })
    this.adopt(walletId, connector, granted)
  }

  /** The wallet no longer grants anything: it is asked again on the next visit, but its account is not shown before. */
  forget(walletId: string): void {
    this.#remember({ walletId })
    this.apply({ type: 'failed', walletId })
  }

  async #connectorOf(walletId: string): Promise<Connector> {
    const wallet = this.#wallets.find(walletId)
    if (!wallet) throw new WalletTimeoutError(messages.errors.connectorNotFound)
    return wallet.loadConnector()
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

  #remember({ walletId, grant }: StoredConnection): void {
    const kept = grant && { account: grant.account, chainId: grant.chainId }
    this.#store.write(CONNECTION_KEY, serialiseConnection(kept ? { walletId, grant: kept } : { walletId }))
  }
}
