interface WatchedPrefix {
  watchers: number
  readonly texts: Map<string, string>
  /** Those that were missing at the last look. */
  missing: ReadonlySet<string>
}

/**
 * The texts that a page has seen in its storage, by key, under prefixes that it watches: to tell which of them vanished
 * although neither the page nor another tab removed them.
 */
export class SeenTexts {
  readonly #prefixes = new Map<string, WatchedPrefix>()

  /** @returns a function that stops. */
  watch(prefix: string): () => void {
    const watched = this.#prefixes.get(prefix) ?? { watchers: 0, texts: new Map(), missing: new Set() }
    watched.watchers++
    this.#prefixes.set(prefix, watched)
    let isStopped = false
    return () => {
      if (isStopped) return
      isStopped = true
      if (--watched.watchers === 0) this.#prefixes.delete(prefix)
    }
  }

  /** @param text undefined once it was removed: that is final. */
  note(key: string, text: string | undefined): void {
    for (const [prefix, { texts }] of this.#prefixes) {
      if (!key.startsWith(prefix)) continue
      if (text === undefined) texts.delete(key)
      else texts.set(key, text)
    }
  }

  /** Another tab may have removed any of them. */
  forget(): void {
    for (const { texts } of this.#prefixes.values()) texts.clear()
  }

  /**
   * Forgets and returns what has been missing since the look before: another tab's removal takes effect a moment before it
   * is told of.
   */
  takeLost(prefix: string, isThere: (key: string) => boolean): ReadonlyMap<string, string> {
    const watched = this.#prefixes.get(prefix)
    const lost = new Map<string, string>()
    if (!watched) return lost
    const missing = [...watched.texts].filter(([key]) => !isThere(key))
    for (const [key, text] of missing) {
      if (!watched.missing.has(key)) continue
      lost.set(key, text)
      watched.texts.delete(key)
    }
    watched.missing = new Set(missing.map(([key]) => key))
    return lost
  }
}
