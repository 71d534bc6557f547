import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser, type FakeTab } from './fake-browser.ts'
import { type Call, FakeCounter } from './fake-counter.ts'
import { LeaderLostError } from './leader.ts'
import { SharedService } from './shared-service.ts'

const SILENT_MS = 3_000
/** Stored by the browser, as a database is: every leader continues with it. */
let stored: { count: number }
let browser: FakeBrowser
let opened: FakeCounter[]
let shared: SharedService<Call, { readonly count: number }>[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  stored = { count: 0 }
  browser = new FakeBrowser()
  opened = []
  shared = []
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(shared.map((one) => one.close()))
  browser.closeTabs()
})

function countOf(data: unknown): { readonly count: number } | undefined {
  const { count } = Object(data)
  return typeof count === 'number' ? { count } : undefined
}

async function open(tab = browser.openTab(), prepare = async () => undefined) {
  const service = await SharedService.open<Call, { readonly count: number }>({
    tabs: tab,
    name: 'counter',
    silentMs: SILENT_MS,
    parseCall: (data) => ('add' in Object(data) || 'ask' in Object(data) ? (data as Call) : undefined),
    parseState: countOf,
    async open(onState) {
      await prepare()
      const counter = new FakeCounter(stored, onState)
      opened.push(counter)
      return counter
    }
  })
  shared.push(service)
  return Object.assign(service, { tab })
}

const openTwo = async () => [await open(), await open()] as const

/** Leaves the clock alone. */
async function until(isSo: () => boolean | undefined): Promise<void> {
  while (!isSo()) await new Promise((later) => setImmediate(later))
}

/** Resolves once a tab that leads has been asked so often. */
function untilAsked(times = 1): Promise<void> {
  return until(() => opened.flatMap((counter) => counter.asked).length >= times)
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable(),
    (cause: unknown) => cause
  )
}

const later: Call = { ask: 'later' }

test('the first tab is the leader and runs the service; it performs the calls of the others', async () => {
  const [one, other] = await openTwo()
  expect(await one.call({ add: 1 })).toBe(1)
  expect(await other.call({ add: 2 })).toBe(3)
  expect(opened).toHaveLength(1)
})

test('every tab has the state, and is notified of each change', async () => {
  const [one, other] = await openTwo()
  const changed = new Promise<void>((notified) => other.addEventListener('change', () => notified()))
  await one.call({ add: 5 })
  await changed
  expect([one.state, other.state, await other.latest()]).toEqual([{ count: 5 }, { count: 5 }, { count: 5 }])
})

test('the progress of a running call reaches the tab that made it', async () => {
  const [, other] = await openTwo()
  const said: unknown[] = []
  const answer = other.call({ ask: 'half' }, { onProgress: (progress) => void said.push(progress) })
  await until(() => said.length > 0)
  opened[0]?.answer('whole')
  expect([said, await answer]).toEqual([['half'], 'whole'])
})

test('an error reaches another tab as its plain fields, and stays unchanged in its own tab', async () => {
  const [one, other] = await openTwo()
  expect(await failureOf(one.call({ ask: 'badly' }))).toBeInstanceOf(RangeError)
  const said = { name: 'RangeError', message: 'Out of ink', kind: 'answer', code: 7 }
  expect(await failureOf(other.call({ ask: 'badly' }))).toEqual(said)
})

test('an aborted call ends immediately, in the leader too', async () => {
  const [, other] = await openTwo()
  const aborting = new AbortController()
  const failure = failureOf(other.call(later, { signal: aborting.signal }))
  await untilAsked()
  aborting.abort()
  expect(await failure).toMatchObject({ name: 'AbortError' })
  await until(() => opened[0]?.signal?.aborted)
  expect(await failureOf(other.call(later, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' })
})

test('the call of a closed tab is aborted in the leader', async () => {
  const [, other] = await openTwo()
  void failureOf(other.call(later))
  await untilAsked()
  other.tab.crash()
  await until(() => opened[0]?.signal?.aborted)
})

test.each([
  ['closes', (leader: { readonly close: () => Promise<void> }) => leader.close()],
  ['crashes', async ({ tab }: { readonly tab: FakeTab }) => tab.crash()]
])('when the leader %s, a follower leads, and what the leader was doing is not done twice', async (_how, end) => {
  const [one, other] = await openTwo()
  const failure = failureOf(other.call(later))
  await untilAsked()
  // By then it is known that the call was accepted.
  await other.latest()
  await end(one)
  expect(await failure).toBeInstanceOf(LeaderLostError)
  expect(await other.call({ add: 1 })).toBe(1)
  expect(opened.map(({ asked }) => asked)).toEqual([[later], [{ add: 1 }]])
})

test('a repeatable call is sent to the next leader', async () => {
  const [one, other] = await openTwo()
  const answer = other.call(later, { isRepeatable: true })
  await untilAsked()
  await one.close()
  await untilAsked(2)
  opened[1]?.answer('again')
  expect(await answer).toBe('again')
})

test('a leader that misses its heartbeats is replaced: calls that it had accepted fail, and are not repeated', async () => {
  const [one, other] = await openTwo()
  const failure = failureOf(other.call(later))
  await untilAsked()
  await other.latest()
  one.tab.freeze()
  await vi.advanceTimersByTimeAsync(SILENT_MS)
  expect(await failure).toBeInstanceOf(LeaderLostError)
  expect(await other.call({ add: 1 })).toBe(1)
  await one.tab.wake()
  expect(await one.call({ add: 1 })).toBe(2)
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
})

test('a leader whose state this tab cannot read counts as silent, however often it announces itself', async () => {
  const one = await open()
  const channel = browser.openTab().openChannel('counter')
  const since = Date.now() + 1
  one.tab.freeze()
  channel.addEventListener('message', ({ data }) => {
    const announced = { type: 'leader', leader: 'newer', since, isOpening: false, data: { total: 1 } }
    if (data.type === 'hello') channel.postMessage(announced)
  })
  const opening = open()
  for (let heartbeats = 0; heartbeats < 3; heartbeats++) {
    await until(() => vi.getTimerCount() > 0)
    await vi.advanceTimersByTimeAsync(SILENT_MS / 3)
  }
  expect(await (await opening).call({ add: 1 })).toBe(1)
  expect(opened).toHaveLength(2)
})

test('a call that cannot be sent to another tab fails', async () => {
  const [, other] = await openTwo()
  const uncloneable = { add: 1, done: () => undefined }
  expect(await failureOf(other.call(uncloneable))).toMatchObject({ name: 'DataCloneError' })
  expect(await other.call({ add: 1 })).toBe(1)
})

test('a call that a silent leader had not accepted is performed only by the next leader', async () => {
  const [one, other] = await openTwo()
  one.tab.freeze()
  const answer = other.call({ add: 1 })
  await vi.advanceTimersByTimeAsync(SILENT_MS)
  expect(await answer).toBe(1)
  await one.tab.wake()
  expect(await one.latest()).toEqual({ count: 1 })
})

test('a call waits for a leader that sends heartbeats, however long it takes', async () => {
  const [, other] = await openTwo()
  const answer = other.call(later)
  await untilAsked()
  for (let heartbeats = 0; heartbeats < 10; heartbeats++) {
    await vi.advanceTimersByTimeAsync(SILENT_MS / 3)
    await other.latest()
  }
  opened[0]?.answer('at last')
  expect(await answer).toBe('at last')
  expect(opened).toHaveLength(1)
})

test('a page in the back/forward cache gives up the lead, and follows when it is restored', async () => {
  const [one, other] = await openTwo()
  one.tab.leavePage({ persisted: true })
  expect(await other.call({ add: 4 })).toBe(4)
  const asked = one.latest()
  one.tab.comeBack()
  expect(await asked).toEqual({ count: 4 })
  expect(opened).toHaveLength(2)
})

test('a tab whose service does not open leaves the lead to others, and retries on its next call', async () => {
  const first = await open()
  let isBroken = true
  const other = await open(browser.openTab(), async () => {
    if (isBroken) throw new Error('No database')
  })
  await first.close()
  expect(await failureOf(other.latest())).toMatchObject({ message: 'No database' })
  isBroken = false
  expect(await other.call({ add: 1 })).toBe(1)
})

test('a service that does not open is no service', async () => {
  const broken = async () => Promise.reject(new Error('No database'))
  expect(await failureOf(open(browser.openTab(), broken))).toMatchObject({ message: 'No database' })
})

test('a closed service does nothing more, and leaves the lead to other tabs', async () => {
  const [one, other] = await openTwo()
  const failure = failureOf(one.call(later, { isRepeatable: true }))
  await untilAsked()
  await one.close()
  expect(await failure).toMatchObject({ name: 'AbortError' })
  expect(await failureOf(one.latest())).toMatchObject({ name: 'AbortError' })
  expect(await other.call({ add: 1 })).toBe(1)
})

test('a tab that loses the lead while it is closing does not queue for it again', async () => {
  const [one, other] = await openTwo()
  let finish: () => void = () => undefined
  const closeSlowly = () =>
    new Promise<void>((resolve) => {
      finish = resolve
    })
  for (const counter of opened) counter.close = closeSlowly
  const closing = one.close()
  const answer = other.call({ add: 1 })
  await vi.advanceTimersByTimeAsync(SILENT_MS)
  expect(await answer).toBe(1)
  finish()
  await closing
  const third = await open()
  await other.close()
  expect(await third.call({ add: 1 })).toBe(2)
  expect(opened).toHaveLength(3)
})
