// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { openTabs } from '#src/testing/open-tabs.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'

const [BASE, LINEA] = [84531, 59140]
const SECOND = 1_000
const MINUTE = 60_000
const { openTab } = openTabs()

afterEach(() => void vi.restoreAllMocks())

function started() {
  const { pollTimer } = openTab()
  const polls = vi.fn()
  /** After an event, if any. */
  const pollsIn = async (ms: number, happens: () => void = () => undefined) => {
    polls.mockClear()
    happens()
    await vi.advanceTimersByTimeAsync(ms)
    return polls.mock.calls.length
  }
  return { pollTimer, polls, pollsIn }
}

/** A chain that has been followed until the visitor was idle, and was polled a moment ago. */
async function idle() {
  const opened = started()
  const unfollow = opened.pollTimer.follow(BASE, opened.polls)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  return { ...opened, unfollow }
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a followed chain is polled at once, 15 times in the minute after an input, and then once a minute', async () => {
  const { pollTimer, pollsIn, polls } = started()
  pollTimer.follow(BASE, polls)
  expect(await pollsIn(0)).toBe(1)
  expect(await pollsIn(MINUTE)).toBe(15)
  expect(await pollsIn(MINUTE)).toBe(1)
  expect(await pollsIn(10 * MINUTE)).toBe(10)
  visitorMoves()
  await vi.advanceTimersByTimeAsync(0)
  expect(await pollsIn(MINUTE)).toBe(15)
})

test('a pending transaction on screen keeps its own chain at 15 polls a minute without input', async () => {
  const { pollTimer, pollsIn, polls } = await idle()
  const hide = pollTimer.showPending(LINEA)
  expect(await pollsIn(MINUTE)).toBe(1)
  const [first, second] = [pollTimer.showPending(BASE), pollTimer.showPending(BASE)]
  await vi.advanceTimersByTimeAsync(0)
  expect(await pollsIn(MINUTE)).toBe(15)
  first()
  expect(await pollsIn(MINUTE)).toBe(15)
  second()
  hide()
  await vi.advanceTimersByTimeAsync(4 * SECOND)
  expect(await pollsIn(MINUTE)).toBe(1)
  expect(polls).toHaveBeenCalled()
})

test('a hidden page polls nothing, input or not, pending transactions or not, and at once when it is visible', async () => {
  const { pollTimer, pollsIn } = await idle()
  pollTimer.showPending(BASE)
  setVisibility('hidden')
  visitorMoves()
  expect(await pollsIn(10 * MINUTE)).toBe(0)
  expect(await pollsIn(0, () => setVisibility('visible'))).toBe(1)
  expect(await pollsIn(MINUTE)).toBe(15)
})

test('a chain that nobody follows any more is not polled', async () => {
  const { pollTimer, pollsIn, unfollow } = await idle()
  pollTimer.showPending(BASE)
  unfollow()
  expect(await pollsIn(10 * MINUTE)).toBe(0)
})

test.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focus'])(
  'a %s after a minute without input polls at once',
  async (type) => {
    const { pollsIn } = await idle()
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    // Anything on the page may stop its own events.
    document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true })
    const input = new Event(type, { bubbles: type !== 'focus' && type !== 'scroll' })
    expect(await pollsIn(0, () => document.body.dispatchEvent(input))).toBe(1)
    expect(await pollsIn(MINUTE)).toBe(15)
  }
)

test('an input soon after a poll waits for the rest of the 4 seconds', async () => {
  const { pollsIn } = await idle()
  await vi.advanceTimersByTimeAsync(SECOND)
  visitorMoves()
  expect(await pollsIn(3 * SECOND - 1)).toBe(0)
  expect(await pollsIn(1)).toBe(1)
})

test('a visitor who never rests, or followers who come and go, get no more than 15 polls a minute', async () => {
  const { pollTimer, polls } = started()
  pollTimer.follow(BASE, polls)
  await vi.advanceTimersByTimeAsync(0)
  polls.mockClear()
  for (let passed = 0; passed < MINUTE; passed += 100) {
    visitorMoves()
    setVisibility('hidden')
    setVisibility('visible')
    pollTimer.follow(BASE, () => undefined)()
    pollTimer.showPending(BASE)()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(polls).toHaveBeenCalledTimes(15)
})

test('who follows a chain is polled together, and each chain on its own', async () => {
  const { pollTimer, polls } = started()
  const at = (name: string) => () => polls(`${name} ${Date.now()}`)
  const opened = Date.now()
  pollTimer.follow(BASE, at('first'))
  await vi.advanceTimersByTimeAsync(SECOND)
  pollTimer.follow(BASE, at('second'))
  pollTimer.follow(LINEA, at('other'))
  await vi.advanceTimersByTimeAsync(4 * SECOND)
  expect(polls.mock.calls.flat()).toEqual([
    `first ${opened}`,
    `other ${opened + SECOND}`,
    `first ${opened + 4 * SECOND}`,
    `second ${opened + 4 * SECOND}`,
    `other ${opened + 5 * SECOND}`
  ])
})

test('a clock that is set back delays no poll for longer than the interval', async () => {
  const { pollTimer, pollsIn, polls } = started()
  pollTimer.follow(BASE, polls)
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(Date.now() - 60 * MINUTE)
  expect(await pollsIn(MINUTE)).toBe(15)
})

test('listeners are called every 4 seconds while the page is visible, whoever is there', async () => {
  const { pollTimer, pollsIn, polls } = started()
  pollTimer.subscribe(polls)
  expect(await pollsIn(10 * MINUTE)).toBe(150)
  setVisibility('hidden')
  expect(await pollsIn(MINUTE)).toBe(0)
  setVisibility('visible')
  expect(polls).toHaveBeenCalledTimes(1)
})

test('after it has stopped, nothing that is still under way makes it poll or call a listener', async () => {
  const { pollTimer, polls, pollsIn } = started()
  pollTimer.start()()
  pollTimer.follow(BASE, polls)
  pollTimer.subscribe(polls)
  pollTimer.showPending(BASE)
  expect(await pollsIn(10 * MINUTE)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
