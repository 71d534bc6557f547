import type { Channel, Locks, Tabs } from './tabs.ts'

interface LockRequest {
  readonly tab: FakeTab
  readonly callback: () => unknown
  readonly end: (outcome: { readonly value: unknown } | { readonly cause: unknown }) => void
}

/** The real one, in whichever file's fake clock a task that was left over runs: tests of one worker share its globals. */
const { setImmediate: runLater } = globalThis

let browsers = 0

/** A browser profile: tabs that share locks and channels, as in browsers. */
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

  /** Releases the locks of a closed tab, as a browser does. */
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
  /** Tasks that wait until a frozen tab resumes. */
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
      addEventListener: (_type, listener, options) => {
        const handle = (event: Event) =>
          this.do(() => {
            if (!options?.signal?.aborted) listener(event as MessageEvent)
          })
        channel.addEventListener('message', handle, options)
      },
      close: () => channel.close()
    }
  }

  /** Runs a task of the tab. */
  do(task: () => void): void {
    if (this.#frozen) this.#frozen.push(task)
    else runLater(() => (this.#frozen ? this.#frozen.push(task) : this.#isGone || task()))
  }

  /** Freezes the tab, which keeps its state. */
  freeze(): void {
    this.#frozen ??= []
  }

  /** Resolves once the tab has run its pending tasks. */
  async wake(): Promise<void> {
    const tasks = this.#frozen ?? []
    this.#frozen = undefined
    for (const task of tasks) this.do(task)
    await new Promise<void>((done) => this.do(done))
  }

  /** Closes the tab without any event. */
  crash(): void {
    this.#isGone = true
    for (const channel of this.#channels) channel.close()
    this.#browser.releaseLocks(this)
  }

  /** Navigates away; the browser may keep the page in its back/forward cache. */
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
