import type { BrowserContext } from '@playwright/test'

interface OpenThings {
  /** Timers that are still to fire, and intervals. */
  readonly timers: number
  /** WebSockets that are not closed. */
  readonly sockets: number
}

declare global {
  /** Only in pages whose memory a test watches. */
  var openThings: () => OpenThings
}

/** Counts what a page has open from its start. */
export async function watchOpenThings(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch)
}

/** Serialised and run in the page before its own scripts. */
function watch(): void {
  const timers = new Set<unknown>()
  const sockets = new Set<WebSocket>()
  const { setTimeout, setInterval, clearTimeout, clearInterval, WebSocket } = globalThis
  const later = (handler: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      handler(...values)
    }, delay)
    timers.add(timer)
    return timer
  }
  const often = (handler: () => void, delay?: number) => {
    const timer = setInterval(handler, delay)
    timers.add(timer)
    return timer
  }
  const stop = (clear: (timer: number | undefined) => void) => (timer: number | undefined) => {
    timers.delete(timer)
    clear(timer)
  }
  class WatchedSocket extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      sockets.add(this)
      this.addEventListener('close', () => sockets.delete(this))
    }
  }
  Object.assign(globalThis, {
    setTimeout: later,
    setInterval: often,
    clearTimeout: stop(clearTimeout),
    clearInterval: stop(clearInterval),
    WebSocket: WatchedSocket,
    openThings: () => ({ timers: timers.size, sockets: sockets.size })
  })
}
