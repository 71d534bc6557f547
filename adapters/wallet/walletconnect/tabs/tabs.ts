/** As much of a `LockManager` as is needed. */
export interface Locks {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    callback: () => unknown
  ): Promise<unknown>
}

/** As much of a `BroadcastChannel` as is needed. */
export interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  close(): void
}

/** What lets the tabs of an origin find each other. */
export interface Tabs {
  readonly locks: Locks
  readonly openChannel: (name: string) => Channel
  /** The window: hears of `pagehide`, `pageshow` and `visibilitychange`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly isVisible: () => boolean
}

/** Without Web Locks (old browsers, pages that came over plain HTTP) a tab is alone, as far as it knows. */
export function browserTabs(): Tabs {
  const page = globalThis.window as Window | undefined
  const locks = page?.navigator.locks as LockManager | undefined
  if (!page || !locks || !('BroadcastChannel' in page)) return aloneTab(page ?? new EventTarget())
  return {
    locks,
    openChannel: (name) => new BroadcastChannel(name),
    page,
    isVisible: () => page.document.visibilityState === 'visible'
  }
}

export function aloneTab(page: Tabs['page']): Tabs {
  return {
    locks: {
      async request(_name, _options, callback) {
        // Never at once: locks are granted later.
        await undefined
        return callback()
      }
    },
    openChannel: () => ({ postMessage: () => undefined, addEventListener: () => undefined, close: () => undefined }),
    page,
    isVisible: () => true
  }
}
