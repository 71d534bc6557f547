import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
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
    if (host && (!connection || connection.walletId === host.id))
      return this.#wasDisconnected ? undefined : { walletId: host.id }
    const isHostElsewhere = connection && wallets.find(connection.walletId)?.isHost?.() === false
    return isHostElsewhere ? undefined : connection
  }

  keep(connection: StoredConnection): void {
    this.#store.write(CONNECTION_KEY, serialiseConnection(connection))
  }

  /** A wallet in the page may only be locked and is asked again; a session that has ended never comes back. */
  forgetGrant({ walletId, isPaired }: StoredConnection): void {
    const lastAccount = this.connection && expectedAccount(this.connection)
    if (isPaired) this.#store.remove(CONNECTION_KEY)
    else this.keep({ walletId, ...(lastAccount && { lastAccount }) })
  }

  /** @returns the wallet that the next visit connects all the same, where the browser could not save the disconnect. */
  rememberDisconnect(wallets: Pick<WalletsModel, 'ofConnection' | 'host'>): Wallet | undefined {
    const { connection } = this
    const save = () => this.#store.write(DISCONNECTED_KEY, 'true')
    const isSaved = save()
    const isForgotten = this.#store.remove(CONNECTION_KEY)
    // What is forgotten may have made the room.
    if (isSaved || save()) return undefined
    return connection && !isForgotten ? wallets.ofConnection(connection) : wallets.host
  }

  forgetDisconnect(): void {
    this.#store.remove(DISCONNECTED_KEY)
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(CONNECTION_KEY, listener)
  }

  get #wasDisconnected(): boolean {
    return this.#store.read(DISCONNECTED_KEY) !== undefined
  }
}

/** A wallet that is reached in another way is another one: it has an account of its own. */
export function isSameWallet(one: StoredConnection, other: StoredConnection | undefined): boolean {
  return one.walletId === other?.walletId && !one.isPaired === !other.isPaired
}
