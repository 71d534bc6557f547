import type { KeyValueStore } from '#domain/ports/key-value-store.ts'

interface Subscription {
  readonly tab: object
  readonly key: string
  readonly listener: () => void
}

/** One browser's storage; each `tab()` is a store that hears what the other tabs change. */
export class FakeBrowserStorage {
  readonly values = new Map<string, string>()
  /** What the browser does not let pages do any more. */
  refuses: 'nothing' | 'changes' | 'everything' = 'nothing'
  readonly #subscriptions = new Set<Subscription>()

  tab(): KeyValueStore {
    const tab = {}
    /** What the browser did not take; undefined means removed. */
    const unsaved = new Map<string, string | undefined>()
    const change = (key: string, value: string | undefined) => {
      if (this.refuses !== 'nothing') return void unsaved.set(key, value)
      unsaved.delete(key)
      this.#change(tab, key, value)
    }
    return {
      read: (key) => {
        if (unsaved.has(key)) return unsaved.get(key)
        return this.refuses === 'everything' ? undefined : this.values.get(key)
      },
      write: change,
      remove: (key) => change(key, undefined),
      subscribe: (key, listener) => {
        const heard = () => {
          unsaved.delete(key)
          listener()
        }
        const subscription = { tab, key, listener: heard }
        this.#subscriptions.add(subscription)
        return () => this.#subscriptions.delete(subscription)
      }
    }
  }

  #change(by: object, key: string, value: string | undefined): void {
    if (this.values.get(key) === value) return
    if (value === undefined) this.values.delete(key)
    else this.values.set(key, value)
    for (const { tab, key: followed, listener } of [...this.#subscriptions]) {
      if (tab !== by && followed === key) listener()
    }
  }
}
