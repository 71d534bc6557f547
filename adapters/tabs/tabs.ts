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

/**
 * Without Web Locks (old browsers, pages served over plain HTTP), a tab acts as if it were the only one.
 * @param scope begins the names of locks and channels, so that sites on one origin do not meet.
 */
export function browserTabs(scope = ''): Tabs {
  const page = globalThis.window as Window | undefined
  const locks = page?.navigator.locks as LockManager | undefined
  if (!page || !locks || !('BroadcastChannel' in page)) return aloneTab(page ?? new EventTarget())
  const isVisible = () => page.document.visibilityState === 'visible'
  const scoped: Locks = { request: (name, options, callback) => locks.request(scope + name, options, callback) }
  return { locks: scoped, openChannel: (name) => new BroadcastChannel(scope + name), page, isVisible }
}

export function aloneTab(page: Tabs['page']): Tabs {
  const none = () => undefined
  // Never synchronously: locks are granted later.
  const locks: Locks = { request: async (_name, _options, callback) => Promise.resolve().then(callback) }
  const openChannel = () => ({ postMessage: none, addEventListener: none, close: none })
  return { locks, openChannel, page, isVisible: () => true }
}

interface LockOptions {
  /** Releases the lock, or stops waiting for it. */
  readonly signal: AbortSignal
  /** Takes the lock away from the tab that holds it. */
  readonly steal?: boolean
  /** Also called if the browser denies this page locks altogether. */
  readonly onHeld: () => void
  readonly onLost?: () => void
}

/** Waits for a lock and holds it. */
export function holdLock(locks: Locks, name: string, { signal, steal, onHeld, onLost }: LockOptions): void {
  const hold = () =>
    new Promise<void>((release) => {
      signal.addEventListener('abort', () => release())
      if (signal.aborted) release()
      else onHeld()
    })
  locks.request(name, steal ? { steal } : { signal }, hold).catch((cause: unknown) => {
    if (signal.aborted) return
    if (Object(cause).name === 'AbortError') onLost?.()
    else onHeld()
  })
}

/** 32 hex digits. `crypto.randomUUID` needs a secure context, which a page served over plain HTTP is not. */
export function uniqueId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
