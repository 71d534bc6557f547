/** As much of a `LockManager` as is needed. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, callback: () => unknown): Promise<unknown>
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
  /** The window: has the events `pagehide`, `pageshow` and `visibilitychange`. */
  readonly page: Pick<EventTarget, 'addEventListener'>
  readonly isVisible: () => boolean
}

/** Without Web Locks (old browsers, pages that came over plain HTTP) a tab is alone, as far as it knows. */
export function browserTabs(): Tabs {
  const page = globalThis.window as Window | undefined
  const locks = page?.navigator.locks as LockManager | undefined
  if (!page || !locks || !('BroadcastChannel' in page)) return aloneTab(page ?? new EventTarget())
  const isVisible = () => page.document.visibilityState === 'visible'
  return { locks, openChannel: (name) => new BroadcastChannel(name), page, isVisible }
}

export function aloneTab(page: Tabs['page']): Tabs {
  const none = () => undefined
  // Never at once: locks are granted later.
  const locks: Locks = { request: async (_name, _options, callback) => Promise.resolve().then(callback) }
  const openChannel = () => ({ postMessage: none, addEventListener: none, close: none })
  return { locks, openChannel, page, isVisible: () => true }
}
