import type { Channel, Locks, Tabs } from './tabs.ts'

interface LockRequest {
  readonly tab: FakeTab
  readonly callback: () => unknown
  readonly end: (outcome: { readonly value: unknown } | { readonly cause: unknown }) => void
}

let browsers = 0

/** One browser profile: tabs with locks and channels as browsers have them. */
export class FakeBrowser {
  readonly #name = `browser ${browsers++}`
  readonly #held = new Map<string, LockRequest>()
  readonly #queues = new Map<string, readonly LockRequest[]>()
  #tabs: readonly FakeTab[] = []

  /** A tab in the foreground. */
  openTab(): FakeTab {
    const tab = new FakeTab(this, this.#name)
    this.#tabs = [...this.#tabs, tab]
    return tab
  }

  closeTabs(): void {
    for (const tab of this.#tabs) tab.crash()
  }

  requestLock(tab: FakeTab, ...[name, { signal, steal = false }, callback]: Parameters<Locks['request']>) {
    return new Promise<unknown>((resolve, reject) => {
      const end: LockRequest['end'] = (outcome) =>
        tab.do(() => ('cause' in outcome ? reject(outcome.cause) : resolve(outcome.value)))
      const request = { tab, callback, end }
      const waiting = this.#queues.get(name) ?? []
      if (signal?.aborted) return end({ cause: signal.reason })
      signal?.addEventListener('abort', () => this.#withdraw(name, request, signal.reason))
      if (!steal) this.#queues.set(name, [...waiting, request])
      else {
        this.#held.get(name)?.end({ cause: new DOMException('The lock was stolen.', 'AbortError') })
        this.#held.delete(name)
        this.#queues.set(name, [request, ...waiting])
      }
      this.#grant(name)
    })
  }

  /** What a browser does with the locks of a tab that is gone. */
  releaseLocks(tab: FakeTab): void {
    for (const name of this.#queues.keys()) {
      const isOfOthers = (request: LockRequest | undefined) => request?.tab !== tab
      this.#queues.set(name, (this.#queues.get(name) ?? []).filter(isOfOthers))
      if (!isOfOthers(this.#held.get(name))) this.#held.delete(name)
      this.#grant(name)
    }
  }

  #grant(name: string): void {
    const [next, ...others] = this.#queues.get(name) ?? []
    if (!next || this.#held.has(name)) return
    this.#queues.set(name, others)
    this.#held.set(name, next)
    next.tab.do(() => void this.#hold(name, next))
  }

  async #hold(name: string, request: LockRequest): Promise<void> {
    if (this.#held.get(name) !== request) return
    try {
      request.end({ value: await request.callback() })
    } catch (cause) {
      request.end({ cause })
    }
    if (this.#held.get(name) !== request) return
    this.#held.delete(name)
    this.#grant(name)
  }

  #withdraw(name: string, request: LockRequest, cause: unknown): void {
    const waiting = this.#queues.get(name) ?? []
    if (!waiting.includes(request)) return
    this.#queues.set(
      name,
      waiting.filter((each) => each !== request)
    )
    request.end({ cause })
  }
}

export class FakeTab implements Tabs {
  readonly page = new EventTarget()
  readonly locks: Locks
  readonly #browser: FakeBrowser
  readonly #browserName: string
  readonly #channels = new Set<BroadcastChannel>()
  /** What waits for a frozen tab to go on. */
  #frozen: (() => void)[] | undefined
  #isGone = false

  constructor(browser: FakeBrowser, browserName: string) {
    this.#browser = browser
    this.#browserName = browserName
    this.locks = { request: (...parameters) => browser.requestLock(this, ...parameters) }
  }

  isVisible = (): boolean => true

  openChannel = (name: string): Channel => {
    const channel = new BroadcastChannel(`${this.#browserName} ${name}`)
    this.#channels.add(channel)
    return {
      postMessage: (message) => {
        if (!this.#isGone) channel.postMessage(message)
      },
      addEventListener: (_type, listener) => {
        channel.addEventListener('message', (event) => this.do(() => listener(event as MessageEvent)))
      },
      close: () => channel.close()
    }
  }

  /** As one of the tab's tasks. */
  do(task: () => void): void {
    if (this.#frozen) this.#frozen.push(task)
    else setImmediate(() => (this.#frozen ? this.#frozen.push(task) : this.#isGone || task()))
  }

  /** The browser lets the tab do nothing, though it keeps what it has. */
  freeze(): void {
    this.#frozen ??= []
  }

  /** Resolves when the tab has done what it could not do before. */
  async wake(): Promise<void> {
    const tasks = this.#frozen ?? []
    this.#frozen = undefined
    for (const task of tasks) this.do(task)
    await new Promise<void>((done) => this.do(done))
  }

  /** Without a last word. */
  crash(): void {
    this.#isGone = true
    for (const channel of this.#channels) channel.close()
    this.#browser.releaseLocks(this)
  }

  /** Leaves the page for another one, which may keep it aside. */
  leavePage({ persisted }: { readonly persisted: boolean }): void {
    this.page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
  }

  comeBack(): void {
    this.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }

  show(): void {
    this.page.dispatchEvent(new Event('visibilitychange'))
  }
}
