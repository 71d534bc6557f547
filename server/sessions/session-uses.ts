import type { ClientDetails } from '#server/store/client-details.ts'

interface UseStore {
  noteUse(id: string, now: number, client: ClientDetails): Promise<void>
}

/** How exactly a visitor learns when a session was last used. */
const EVERY_MS = 10 * 60_000
/** About 2 MB. */
const MAX_REMEMBERED = 10_000

/** Notes when and where sessions are used, without making a request wait or fail for it. */
export class SessionUses {
  readonly #store: UseStore
  /** When each session was last noted, the oldest first. */
  readonly #notedAt = new Map<string, number>()

  constructor(store: UseStore) {
    this.#store = store
  }

  /** At most once in ten minutes for each session. */
  note(id: string, now: number, client: ClientDetails): void {
    // In either direction: the clock may have been set back.
    if (Math.abs(now - (this.#notedAt.get(id) ?? Number.NEGATIVE_INFINITY)) < EVERY_MS) return
    this.#notedAt.delete(id)
    this.#notedAt.set(id, now)
    const [oldest] = this.#notedAt.keys()
    if (oldest !== undefined && this.#notedAt.size > MAX_REMEMBERED) this.#notedAt.delete(oldest)
    this.#store.noteUse(id, now, client).catch(() => undefined)
  }
}
