import type { Browser, CDPSession, Page } from '@playwright/test'

/** Longer tasks keep a visitor's input waiting noticeably. */
const LONG_TASK_MS = 50
const ROUND_MS = 100
const QUIET_ROUNDS = 5
/** In a quiet round; asking for it takes some. */
const QUIET_MS = 20
const MAX_ROUNDS = 300

/** The work of a page's main thread in CPU time, which does not count the time in which other processes run. */
export class MainThread {
  readonly #page: Page
  readonly #session: CDPSession | undefined
  readonly #openRequests = new Set<unknown>()

  private constructor(page: Page, session?: CDPSession) {
    this.#page = page
    this.#session = session
    page.on('request', (request) => this.#openRequests.add(request))
    page.on('requestfinished', (request) => this.#openRequests.delete(request))
    page.on('requestfailed', (request) => this.#openRequests.delete(request))
  }

  /** @param slowdown by which factor the page's code runs more slowly than this machine could run it. */
  static async of(page: Page, slowdown: number): Promise<MainThread> {
    // Only Chromium tells its times, and is slowed down.
    const isChromium = page.context().browser()?.browserType().name() === 'chromium'
    if (!isChromium && slowdown === 1) return new MainThread(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return new MainThread(page, session)
  }

  /** In ms, since the page was opened; 0 if the browser does not tell. */
  async busyMs(): Promise<number> {
    if (!this.#session) return 0
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }

  get #devtools(): CDPSession {
    if (!this.#session) throw new Error('Only Chromium tells.')
    return this.#session
  }

  /** The JavaScript heap after a garbage collection, in bytes. */
  async heapBytes(): Promise<number> {
    await this.#devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.#devtools.send('Runtime.getHeapUsage')
    return usedSize
  }

  /** In bytes, after a garbage collection: what the page's own values take, without compiled code, which grows as it runs hot. */
  async valueBytes(): Promise<number> {
    await this.#devtools.send('HeapProfiler.collectGarbage')
    const chunks: string[] = []
    const collect = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk)
    this.#devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
    await this.#devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
    this.#devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
    return sizeOfValues(JSON.parse(chunks.join('')))
  }

  /** What is alive after a garbage collection. */
  async counts(): Promise<{ readonly nodes: number; readonly listeners: number }> {
    await this.#devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await this.#devtools.send('Performance.getMetrics')
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
  }

  /**
   * Waits until the page has neither requests nor work left, other than what it does from time to time.
   * @returns how long it had been busy by then, in ms, as `busyMs` does.
   * @throws Error if it never is.
   */
  async untilQuiet(): Promise<number> {
    const quiet = [await this.busyMs()]
    for (let round = 0; round < MAX_ROUNDS; round++) {
      await this.#page.evaluate(untilIdle, ROUND_MS)
      const busy = await this.busyMs()
      const last = quiet.at(-1) ?? 0
      if (this.#openRequests.size > 0 || busy - last > QUIET_MS) quiet.length = 0
      quiet.push(busy)
      if (quiet.length > QUIET_ROUNDS) return quiet[0] ?? busy
    }
    throw new Error(`The page is still busy after ${MAX_ROUNDS} rounds.`)
  }
}

/** Runs in the page. A page that has work left but no processor is not idle; one that never is counts as busy anyway. */
function untilIdle(afterMs: number): Promise<void> {
  const timeout = 5_000
  return new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve(), { timeout }), afterMs))
}

/** Kinds of a snapshot's nodes that are not the page's values. */
const NOT_VALUES: readonly unknown[] = ['code', 'native', 'hidden', 'synthetic', 'object shape']

/** The part of a heap snapshot that tells sizes: all fields of all nodes in one list. */
interface HeapSnapshot {
  readonly nodes: readonly number[]
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [type: readonly string[], ...unknown[]]
    }
  }
}

function sizeOfValues({ nodes, snapshot }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NOT_VALUES.includes(types[0][nodes[node + type] ?? 0])) bytes += nodes[node + size] ?? 0
  return bytes
}

/** What Chromium calls a task of a thread, and the promises that it settles: those run after it, not within it. */
const TASK = 'ThreadControllerImpl::RunTask'
const MICROTASKS = 'BlinkScheduler_PerformMicrotaskCheckpoint'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** When it began, and how long it took, in µs. */
  readonly ts: number
  readonly dur?: number
  /** CPU time, in µs. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** In ms of CPU time: what tasks of pages take beyond 50 ms while `act` runs, after a first paint if there is one. */
export async function blockingWhile(
  browser: Browser,
  act: () => Promise<unknown>,
  /** How many times more slowly a task would run than it did. */
  slowdown = 1
): Promise<number> {
  const events = await trace(browser, act)
  const firstPaint = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0
  return tasksOfPages(events)
    .filter(({ startedAt }) => startedAt >= firstPaint)
    .reduce((sum, { cpuMs }) => sum + Math.max(0, cpuMs * slowdown - LONG_TASK_MS), 0)
}

/** In ms of CPU time: the longest task of a page while `act` runs, as if each ran `slowdown` times more slowly. */
export async function longestTaskWhile(
  browser: Browser,
  act: () => Promise<unknown>,
  slowdown: number
): Promise<number> {
  const tasks = tasksOfPages(await trace(browser, act))
  return Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)) * slowdown
}

interface Task {
  /** In µs. */
  readonly startedAt: number
  readonly cpuMs: number
}

function tasksOfPages(events: readonly TraceEvent[]): readonly Task[] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .flatMap(({ pid, tid }) => tasksOf(events.filter((event) => event.pid === pid && event.tid === tid)))
}

/** The tasks of one thread with their microtasks. */
function tasksOf(events: readonly TraceEvent[]): readonly Task[] {
  const tasks: Task[] = []
  let endedAt = 0
  const isPart = ({ name, dur }: TraceEvent) => (name === TASK || name === MICROTASKS) && dur !== undefined
  for (const { name, ts, dur = 0, tdur = 0 } of events.filter(isPart).toSorted((a, b) => a.ts - b.ts)) {
    // What is within another one is counted there.
    if (ts < endedAt) continue
    endedAt = ts + dur
    const cpuMs = tdur / 1_000
    const before = name === MICROTASKS ? tasks.pop() : undefined
    tasks.push(before ? { ...before, cpuMs: before.cpuMs + cpuMs } : { startedAt: ts, cpuMs })
  }
  return tasks
}

async function trace(browser: Browser, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  try {
    const traceConfig = { includedCategories: ['toplevel', 'loading'], excludedCategories: ['*'] }
    await session.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig })
    await act()
    const completed = new Promise<string>((resolve) => {
      session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? ''))
    })
    await session.send('Tracing.end')
    return await readEvents(session, await completed)
  } finally {
    await session.detach()
  }
}

async function readEvents(session: CDPSession, handle: string): Promise<readonly TraceEvent[]> {
  const parts: Buffer[] = []
  for (let isRead = false; !isRead; ) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle })
    parts.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'))
    isRead = eof
  }
  const { traceEvents } = JSON.parse(Buffer.concat(parts).toString()) as { readonly traceEvents: TraceEvent[] }
  return traceEvents
}
