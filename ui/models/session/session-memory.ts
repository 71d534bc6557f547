import { isAddress } from '#domain/address.ts'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { SharedSession } from '#domain/session/session.ts'
import { SESSION_KEY } from '../stored-settings.ts'

/** What the tabs of a browser tell each other of the session that they share. */
export class SessionMemory {
  readonly #store: KeyValueStore

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  /** Undefined for text that no tab would write. */
  get shared(): SharedSession | undefined {
    const stored = this.#store.read(SESSION_KEY)
    if (stored === 'ending' || stored === 'ended') return stored
    const [issuedAt, address] = stored?.split(' ') ?? []
    return Number(issuedAt) > 0 && isAddress(address) ? { address, issuedAt: Number(issuedAt) } : undefined
  }

  keep({ address, issuedAt }: AuthenticationSession): void {
    this.#store.write(SESSION_KEY, `${issuedAt} ${address}`)
  }

  /** `ending` while the service has not confirmed it: the next visit asks for it again instead of restoring. */
  end(how: 'ending' | 'ended'): void {
    this.#store.write(SESSION_KEY, how)
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(SESSION_KEY, listener)
  }
}
