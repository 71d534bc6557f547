/** The part of `LockManager` that is used. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, callback: () => unknown): Promise<unknown>
}

/** The part of `BroadcastChannel` that is used. */
export interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void, options?: AddEventListenerOptions): void
  close(): void
}

/** What the tabs of an origin communicate with. */
export interface Tabs {
  readonly locks: Locks
  readonly openChannel: (name: string) => Channel
  /** The window, which emits `pagehide`, `pageshow` and `visibilitychange`. */
  readonly page: Pick<EventTarget, 'addEventListener'>
  readonly isVisible: () => boolean
}

/** Without Web Locks (old browsers, pages served over plain HTTP), a tab acts as if it were the only one. */
export function browserTabs(): Tabs {
  const page = globalThis.window as Window | undefined
  const locks = page?.navigator.locks as LockManager | undefined
  if (!page || !locks || !('BroadcastChannel' in page)) return aloneTab(page ?? new EventTarget())
  const isVisible = () => page.document.visibilityState === 'visible'
  return { locks, openChannel: (name) => new BroadcastChannel(name), page, isVisible }
}

export function aloneTab(page: Tabs['page']): Tabs {
  const none = () => undefined
  // Never synchronously: locks are granted later.
  const locks: Locks = { request: async (_name, _options, callback) => Promise.resolve().then(callback) }
  const openChannel = () => ({ postMessage: none, addEventListener: none, close: none })
  return { locks, openChannel, page, isVisible: () => true }
}
