import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import {
  CONNECTION_KEY,
  DISCONNECTED_KEY,
  hasStoredConnection,
  parseStoredConnection,
  type StoredConnection,
  serialiseConnection
} from './stored-settings.ts'
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
    if (isPaired) this.#store.remove(CONNECTION_KEY)
    else this.keep({ walletId })
  }

  rememberDisconnect(): void {
    this.#store.write(DISCONNECTED_KEY, 'true')
    this.#store.remove(CONNECTION_KEY)
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
