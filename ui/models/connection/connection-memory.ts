import type { ActiveConnection } from '#domain/connection/connection.ts'
import { isSameWallet, type WalletRoute } from '#domain/connection/wallet-route.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import {
  CONNECTION_KEY,
  DISCONNECTED_KEY,
  expectedAccount,
  hasStoredConnection,
  parseStoredConnection,
  type StoredConnection,
  serialiseConnection
} from '../stored-settings.ts'
import type { WalletsModel } from './wallets-model.ts'

/** The stored connection, as read by the next visit and by other tabs. */
export class ConnectionMemory {
  readonly #store: KeyValueStore
  /** The last connection that overwrote what another tab had stored. */
  #overwritten: ActiveConnection | undefined

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  /** Undefined after a remembered disconnect. */
  get connection(): StoredConnection | undefined {
    return hasStoredConnection(this.#store) ? parseStoredConnection(this.#store.read(CONNECTION_KEY)) : undefined
  }

  /**
   * The wallet to reconnect automatically: the last visit's, or the host. The host's stored account is ignored, because
   * the host may show another tab with another account.
   */
  connectionToResume(wallets: Pick<WalletsModel, 'find' | 'host'>): StoredConnection | undefined {
    const { connection } = this
    const { host } = wallets
    if (host && (!connection || connection.wallet.id === host.id))
      return this.#wasDisconnected ? undefined : { wallet: { id: host.id, isPaired: false } }
    const isHostElsewhere = connection && wallets.find(connection.wallet.id)?.isHost?.() === false
    return isHostElsewhere ? undefined : connection
  }

  /** Stores the wallet that the next visit resumes, and forgets a remembered disconnect. */
  keep(active: ActiveConnection): void {
    this.#store.remove(DISCONNECTED_KEY)
    this.#write({ wallet: active.wallet, grant: active })
  }

  /** Changes nothing once another tab has connected another wallet. */
  update(active: ActiveConnection): void {
    if (this.#isKept(active.wallet)) this.#write({ wallet: active.wallet, grant: active })
  }

  /** Only once for each state, or tabs whose wallets disagree would overwrite each other forever. */
  overwrite(active: ActiveConnection): void {
    if (!this.connection?.grant || this.#overwritten === active) return
    this.#overwritten = active
    this.update(active)
  }

  /** A wallet in the page may merely be locked, and is asked again; a paired wallet's ended session never returns. */
  forgetGrant(wallet: WalletRoute): void {
    if (!this.#isKept(wallet)) return
    const lastAccount = this.connection && expectedAccount(this.connection)
    if (wallet.isPaired) this.#store.remove(CONNECTION_KEY)
    else this.#write({ wallet, ...(lastAccount && { lastAccount }) })
  }

  /** @returns the wallet that the next visit will reconnect anyway, if the browser could not save the disconnect. */
  rememberDisconnect({ host }: Pick<WalletsModel, 'host'>): WalletRoute | undefined {
    const { connection } = this
    const save = () => this.#store.write(DISCONNECTED_KEY, 'true')
    const isSaved = save()
    const isForgotten = this.#store.remove(CONNECTION_KEY)
    // Removing the connection may have freed the space.
    if (isSaved || save()) return undefined
    return connection && !isForgotten ? connection.wallet : host && { id: host.id, isPaired: false }
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(CONNECTION_KEY, listener)
  }

  get #wasDisconnected(): boolean {
    return this.#store.read(DISCONNECTED_KEY) !== undefined
  }

  #isKept(wallet: WalletRoute): boolean {
    return isSameWallet(wallet, this.connection?.wallet)
  }

  #write(connection: StoredConnection): void {
    this.#store.write(CONNECTION_KEY, serialiseConnection(connection))
  }
}
