import type { StoragePage } from '#adapters/storage/local-storage-store.ts'
import type { Refusal } from '../ports/key-value-store.ts'

/** A browser's local storage as seen by its tabs: refusals throw, and other tabs are notified of changes asynchronously. */
export class StorageBrowser {
  refuses: Refusal = 'nothing'
  readonly #values = new Map<string, string>()
  readonly #tabs = new Set<EventTarget>()

  openPage(): StoragePage {
    const tab = new EventTarget()
    this.#tabs.add(tab)
    const storage = this.#storageOf(tab)
    const isDenied = () => this.refuses === 'everything'
    return {
      get localStorage() {
        if (isDenied()) throw new DOMException('Access is denied for this document.', 'SecurityError')
        return storage
      },
      addEventListener: (type, listener) => tab.addEventListener(type, listener as EventListener),
      removeEventListener: (type, listener) => tab.removeEventListener(type, listener as EventListener)
    }
  }

  /** By a script of the page itself, which no tab of the page is told of. */
  clearUnderPage(): void {
    this.#values.clear()
  }

  #storageOf(tab: EventTarget): Storage {
    const unlessRefused = (refusals: readonly Refusal[], name: string) => {
      if (refusals.includes(this.refuses)) throw new DOMException(name, name)
    }
    const change = (key: string, value: string | null) => {
      const current = this.#values.get(key) ?? null
      if (value === current) return
      if (value === null) this.#values.delete(key)
      else this.#values.set(key, value)
      this.#notify(tab, key)
    }
    const count = () => this.#values.size
    const storage = {
      get length() {
        unlessRefused(['everything'], 'SecurityError')
        return count()
      },
      getItem: (key: string) => {
        unlessRefused(['everything'], 'SecurityError')
        return this.#values.get(key) ?? null
      },
      setItem: (key: string, value: string) => {
        unlessRefused(['changes', 'everything'], 'QuotaExceededError')
        change(key, String(value))
      },
      removeItem: (key: string) => {
        unlessRefused(['changes', 'everything'], 'SecurityError')
        change(key, null)
      }
    } as Storage
    // As in browsers, stored keys are own properties.
    return new Proxy(storage, {
      ownKeys: () => {
        unlessRefused(['everything'], 'SecurityError')
        return [...this.#values.keys()]
      },
      getOwnPropertyDescriptor: (_storage, key) => ({
        value: this.#values.get(String(key)),
        enumerable: true,
        configurable: true
      })
    })
  }

  #notify(changing: EventTarget, key: string): void {
    for (const tab of this.#tabs) {
      if (tab !== changing) setTimeout(() => tab.dispatchEvent(Object.assign(new Event('storage'), { key })))
    }
  }
}
