import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { SeenTexts } from '#domain/seen-texts.ts'

interface Subscription {
  readonly tab: object
  readonly isMeant: (key: string) => boolean
  readonly listener: (key: string) => void
}

/** One browser's storage; each `tab()` is a store that is notified of the other tabs' changes. */
export class FakeBrowserStorage {
  readonly values = new Map<string, string>()
  /** What the browser refuses from now on. */
  refuses: 'nothing' | 'changes' | 'everything' = 'nothing'
  /** The quota in characters of keys and values. */
  room = Number.POSITIVE_INFINITY
  /** Simulates another tab acting between a tab's reads and its next write. */
  beforeChange: () => void = () => undefined
  /** Writes to keys with this prefix are refused, as when only short values fit. */
  refusedPrefix: string | undefined = undefined
  readonly #subscriptions = new Set<Subscription>()

  tab(): KeyValueStore {
    const tab = {}
    /** Refused writes; undefined means removed. */
    const unsaved = new Map<string, string | undefined>()
    const seen = new SeenTexts()
    const change = (key: string, value: string | undefined) => {
      this.beforeChange()
      seen.note(key, value)
      const isRefused = this.refusedPrefix !== undefined && key.startsWith(this.refusedPrefix)
      const isSaved = this.refuses === 'nothing' && !isRefused && this.#hasRoom(key, value)
      if (isSaved) {
        unsaved.delete(key)
        this.#change(tab, key, value)
      } else unsaved.set(key, value)
      return isSaved
    }
    const listen = (isMeant: (key: string) => boolean, listener: (key: string) => void) => {
      const notify = (key: string) => {
        unsaved.delete(key)
        seen.note(key, undefined)
        listener(key)
      }
      const subscription = { tab, isMeant, listener: notify }
      this.#subscriptions.add(subscription)
      return () => this.#subscriptions.delete(subscription)
    }
    const isSaved = (key: string) => this.refuses !== 'everything' && this.values.has(key)
    return {
      read: (key) => {
        if (unsaved.has(key)) return unsaved.get(key)
        const saved = this.refuses === 'everything' ? undefined : this.values.get(key)
        if (saved !== undefined) seen.note(key, saved)
        return saved
      },
      keys: (prefix) => {
        const keys = new Set([...this.values.keys(), ...unsaved.keys()])
        const isThere = (key: string) => (unsaved.has(key) ? unsaved.get(key) !== undefined : isSaved(key))
        return [...keys].filter((key) => key.startsWith(prefix) && isThere(key))
      },
      write: change,
      remove: (key) => change(key, undefined) || !isSaved(key),
      subscribe: (key, listener) =>
        listen(
          (changed) => changed === key,
          () => listener()
        ),
      subscribeToAll: (prefix, listener) => {
        const stops = [seen.watch(prefix), listen((changed) => changed.startsWith(prefix), listener)]
        return () => {
          for (const stop of stops) stop()
        }
      },
      takeLost: (prefix) => {
        const lost = seen.takeLost(prefix, (key) => unsaved.has(key) || isSaved(key))
        for (const [key, text] of lost) unsaved.set(key, text)
        return [...lost.keys()]
      }
    }
  }

  /** A value that is no longer than before always fits. */
  #hasRoom(key: string, value: string | undefined): boolean {
    const before = this.values.get(key)
    if (value === undefined || this.room === Number.POSITIVE_INFINITY) return true
    if (before !== undefined && value.length <= before.length) return true
    const others = [...this.values].filter(([other]) => other !== key)
    return others.reduce((sum, entry) => sum + entry.join('').length, key.length + value.length) <= this.room
  }

  #change(by: object, key: string, value: string | undefined): void {
    if (this.values.get(key) === value) return
    if (value === undefined) this.values.delete(key)
    else this.values.set(key, value)
    for (const { tab, isMeant, listener } of [...this.#subscriptions]) {
      if (tab !== by && isMeant(key)) listener(key)
    }
  }
}
