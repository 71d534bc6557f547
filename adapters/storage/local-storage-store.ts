import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { SeenTexts } from '#domain/seen-texts.ts'

/** The part of a window that the store uses. */
export interface StoragePage {
  readonly localStorage: Storage
  addEventListener<Type extends keyof StoragePageEvents>(
    type: Type,
    listener: (event: StoragePageEvents[Type]) => void
  ): void
  removeEventListener<Type extends keyof StoragePageEvents>(
    type: Type,
    listener: (event: StoragePageEvents[Type]) => void
  ): void
}

type StoragePageEvents = Pick<WindowEventMap, 'storage' | 'pageshow'>

/**
 * Stores texts in `localStorage`. What the browser refuses to store (access denied, quota exceeded) is kept in memory
 * until the page is closed, and retried with the next write of the same key.
 */
export class LocalStorageStore implements KeyValueStore {
  readonly #page: StoragePage
  readonly #storage: Storage | undefined
  readonly #scope: string
  /** Keys whose newest value did not reach storage; undefined means removed. */
  readonly #unsaved = new Map<string, string | undefined>()
  readonly #seen = new SeenTexts()
  /** The names of all keys, only until the browser can tell of other tabs: thousands take long, and models ask one after the other. */
  #listed: readonly string[] | undefined

  /** @param scope begins every key in the browser, so that sites on one origin keep to their own. */
  constructor(page: StoragePage = globalThis.window, scope = '') {
    this.#page = page
    this.#scope = scope
    this.#storage = openLocalStorage(page)
  }

  read(key: string): string | undefined {
    if (this.#unsaved.has(key)) return this.#unsaved.get(key)
    const saved = this.#savedText(key)
    if (saved !== undefined) this.#seen.note(key, saved)
    return saved
  }

  keys(prefix: string): readonly string[] {
    const saved = this.#savedKeys().flatMap((name) => {
      const key = this.#keyOf(name)
      return key?.startsWith(prefix) ? [key] : []
    })
    if (this.#unsaved.size === 0) return saved
    const unsaved = [...this.#unsaved.keys()].filter((key) => key.startsWith(prefix))
    return [...new Set([...saved, ...unsaved])].filter((key) => this.read(key) !== undefined)
  }

  write(key: string, value: string): boolean {
    return this.#save(key, value, (storage) => storage.setItem(this.#scope + key, value))
  }

  remove(key: string): boolean {
    return (
      this.#save(key, undefined, (storage) => storage.removeItem(this.#scope + key)) ||
      this.#savedText(key) === undefined
    )
  }

  subscribe(key: string, listener: () => void): () => void {
    return this.#listen((changed) => changed === key, listener)
  }

  subscribeToAll(prefix: string, listener: (key: string | undefined) => void): () => void {
    const stopWatching = this.#seen.watch(prefix)
    const stopListening = this.#listen((changed) => changed.startsWith(prefix), listener)
    return () => {
      stopListening()
      stopWatching()
    }
  }

  takeLost(prefix: string): readonly string[] {
    const isThere = (key: string) => this.#unsaved.has(key) || this.#savedText(key) !== undefined
    const lost = this.#seen.takeLost(prefix, isThere)
    for (const [key, text] of lost) this.#unsaved.set(key, text)
    return [...lost.keys()]
  }

  #listen(matches: (key: string) => boolean, listener: (key: string | undefined) => void): () => void {
    const handleStorage = (event: StorageEvent) => {
      const key = event.key === null ? null : this.#keyOf(event.key)
      if (key === undefined || (key !== null && !matches(key))) return
      // A null key means that another tab cleared everything.
      if (key === null) {
        this.#unsaved.clear()
        this.#seen.forget()
      } else {
        this.#unsaved.delete(key)
        this.#seen.note(key, undefined)
      }
      listener(key ?? undefined)
    }
    // A page restored from the back/forward cache has missed all events.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      this.#seen.forget()
      listener(undefined)
    }
    this.#page.addEventListener('storage', handleStorage)
    this.#page.addEventListener('pageshow', handleShow)
    return () => {
      this.#page.removeEventListener('storage', handleStorage)
      this.#page.removeEventListener('pageshow', handleShow)
    }
  }

  /** Undefined for what is another site's on this origin. */
  #keyOf(name: string): string | undefined {
    return name.startsWith(this.#scope) ? name.slice(this.#scope.length) : undefined
  }

  #savedText(key: string): string | undefined {
    try {
      return this.#storage?.getItem(this.#scope + key) ?? undefined
    } catch {
      return undefined
    }
  }

  #savedKeys(): readonly string[] {
    try {
      if (!this.#storage) return []
      if (this.#listed?.length === this.#storage.length) return this.#listed
      queueMicrotask(() => {
        this.#listed = undefined
      })
      // Unlike `Object.keys`, this does not ask the browser for each key.
      this.#listed = Object.getOwnPropertyNames(this.#storage)
      return this.#listed
    } catch {
      return []
    }
  }

  #save(key: string, value: string | undefined, save: (storage: Storage) => void): boolean {
    this.#listed = undefined
    this.#seen.note(key, value)
    try {
      if (!this.#storage) throw new Error('No storage.')
      save(this.#storage)
      this.#unsaved.delete(key)
      return true
    } catch {
      this.#unsaved.set(key, value)
      return false
    }
  }
}

/** Merely reading `localStorage` throws if the browser denies access, or if there is no window. */
function openLocalStorage(page: StoragePage): Storage | undefined {
  try {
    return page.localStorage
  } catch {
    return undefined
  }
}
