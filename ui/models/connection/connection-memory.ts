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

/** The connection as the next visit, and every other tab, finds it. */
export class ConnectionMemory {
  readonly #store: KeyValueStore
  /** What was stored last although another tab had stored otherwise. */
  #insisted: ActiveConnection | undefined

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  /** Undefined after a remembered disconnect. */
  get connection(): StoredConnection | undefined {
    return hasStoredConnection(this.#store) ? parseStoredConnection(this.#store.read(CONNECTION_KEY)) : undefined
  }

  /**
   * The wallet to ask without being told to: the last visit's, or the one that shows the page. What account that has is
   * for itself to say, because another tab may be shown by it with another account.
   */
  connectionToResume(wallets: Pick<WalletsModel, 'find' | 'host'>): StoredConnection | undefined {
    const { connection } = this
    const { host } = wallets
    if (host && (!connection || connection.wallet.id === host.id))
      return this.#wasDisconnected ? undefined : { wallet: { id: host.id, isPaired: false } }
    const isHostElsewhere = connection && wallets.find(connection.wallet.id)?.isHost?.() === false
    return isHostElsewhere ? undefined : connection
  }

  /** Once a wallet is connected, it is again the one to be resumed. */
  keep(active: ActiveConnection): void {
    this.#store.remove(DISCONNECTED_KEY)
    this.#write({ wallet: active.wallet, grant: active })
  }

  /** What another tab has connected since is not this wallet's to change. */
  update(active: ActiveConnection): void {
    if (this.#isKept(active.wallet)) this.#write({ wallet: active.wallet, grant: active })
  }

  /** Once for each state: tabs whose wallets report different things must not overwrite each other for ever. */
  insist(active: ActiveConnection): void {
    if (!this.connection?.grant || this.#insisted === active) return
    this.#insisted = active
    this.update(active)
  }

  /** A wallet in the page may only be locked and is asked again; a session that has ended never comes back. */
  forgetGrant(wallet: WalletRoute): void {
    if (!this.#isKept(wallet)) return
    const lastAccount = this.connection && expectedAccount(this.connection)
    if (wallet.isPaired) this.#store.remove(CONNECTION_KEY)
    else this.#write({ wallet, ...(lastAccount && { lastAccount }) })
  }

  /** @returns the wallet that the next visit connects all the same, where the browser could not save the disconnect. */
  rememberDisconnect({ host }: Pick<WalletsModel, 'host'>): WalletRoute | undefined {
    const { connection } = this
    const save = () => this.#store.write(DISCONNECTED_KEY, 'true')
    const isSaved = save()
    const isForgotten = this.#store.remove(CONNECTION_KEY)
    // What is forgotten may have made the room.
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
