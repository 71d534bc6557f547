import type { KeyValueStore } from '#domain/ports/key-value-store.ts'

/** As much of a window as the store needs. */
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
 * Keeps texts in `localStorage`. What the browser refuses to keep (storage denied, quota used up) is kept in memory
 * for the life of the page, and tried again with the next write of the same key.
 */
export class LocalStorageStore implements KeyValueStore {
  readonly #page: StoragePage
  readonly #storage: Storage | undefined
  /** Keys whose newest value did not reach storage; undefined means removed. */
  readonly #unsaved = new Map<string, string | undefined>()

  constructor(page: StoragePage = globalThis.window) {
    this.#page = page
    this.#storage = openLocalStorage(page)
  }

  read(key: string): string | undefined {
    if (this.#unsaved.has(key)) return this.#unsaved.get(key)
    try {
      return this.#storage?.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }

  write(key: string, value: string): void {
    this.#save(key, value, (storage) => storage.setItem(key, value))
  }

  remove(key: string): void {
    this.#save(key, undefined, (storage) => storage.removeItem(key))
  }

  subscribe(key: string, listener: () => void): () => void {
    const handleStorage = (event: StorageEvent) => {
      // A null key says that another tab cleared everything.
      if (event.key !== key && event.key !== null) return
      this.#unsaved.delete(key)
      listener()
    }
    // A page that the browser had kept aside has heard of nothing in the meantime.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener()
    }
    this.#page.addEventListener('storage', handleStorage)
    this.#page.addEventListener('pageshow', handleShow)
    return () => {
      this.#page.removeEventListener('storage', handleStorage)
      this.#page.removeEventListener('pageshow', handleShow)
    }
  }

  #save(key: string, value: string | undefined, save: (storage: Storage) => void): void {
    try {
      if (!this.#storage) throw new Error('No storage.')
      save(this.#storage)
      this.#unsaved.delete(key)
    } catch {
      this.#unsaved.set(key, value)
    }
  }
}

/** Reading `localStorage` alone throws where the browser denies it, and where there is no window. */
function openLocalStorage(page: StoragePage): Storage | undefined {
  try {
    return page.localStorage
  } catch {
    return undefined
  }
}
