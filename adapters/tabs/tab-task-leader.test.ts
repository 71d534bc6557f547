import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser, type FakeTab } from './fake-browser.ts'
import { MAX_MISSED } from './leader.ts'
import { SILENT_MS, TabTaskLeader } from './tab-task-leader.ts'
import { aloneTab } from './tabs.ts'

let browser: FakeBrowser
const leaves: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  browser = new FakeBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  for (const leave of leaves.splice(0)) leave()
  browser.closeTabs()
})

function open(tab = browser.openTab(), task = 'polls') {
  const opened = { tab, isLeading: false, leave: () => undefined as void }
  opened.leave = new TabTaskLeader(tab).take(task, (isLeading) => {
    opened.isLeading = isLeading
  })
  leaves.push(opened.leave)
  return opened
}

type Opened = ReturnType<typeof open>

/** Leaves the clock alone. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((later) => setImmediate(later))
}

/** Lets messages arrive between the questions of followers. */
async function pass(questions: number): Promise<void> {
  for (let question = 0; question < questions; question++) {
    await vi.advanceTimersByTimeAsync(SILENT_MS / MAX_MISSED)
    for (let turn = 0; turn < 20; turn++) await new Promise((later) => setImmediate(later))
  }
}

async function openTwo(): Promise<readonly [Opened, Opened]> {
  const one = open()
  await until(() => one.isLeading)
  const other = open()
  await pass(1)
  return [one, other]
}

function setVisible(tab: FakeTab, isVisible: boolean): void {
  tab.isVisible = () => isVisible
  tab.show()
}

test('one tab leads, for as long as it responds', async () => {
  const [one, other] = await openTwo()
  await pass(4 * MAX_MISSED)
  expect([one.isLeading, other.isLeading]).toEqual([true, false])
})

test('each task has a leader of its own', async () => {
  const [one, other] = [open(), open(browser.openTab(), 'other polls')]
  await until(() => one.isLeading && other.isLeading)
})

test.each([
  ['closed', (tab: FakeTab) => tab.crash()],
  ['hidden', (tab: FakeTab) => setVisible(tab, false)]
])('another tab leads as soon as the leader is %s', async (_name, end) => {
  const [one, other] = await openTwo()
  end(one.tab)
  await until(() => other.isLeading)
})

test('a tab that withdraws leaves the lead to another', async () => {
  const [one, other] = await openTwo()
  one.leave()
  await until(() => other.isLeading)
})

test('another tab takes over from a leader that stops responding, and stays the leader once that wakes', async () => {
  const [one, other] = await openTwo()
  one.tab.freeze()
  await pass(MAX_MISSED + 1)
  await until(() => other.isLeading)
  await one.tab.wake()
  await until(() => !one.isLeading)
  await pass(2 * MAX_MISSED)
  expect([one.isLeading, other.isLeading]).toEqual([false, true])
})

test('the tab that gets the focus takes over, because its visitor is there', async () => {
  const [one, other] = await openTwo()
  other.tab.page.dispatchEvent(new Event('focus'))
  await until(() => other.isLeading && !one.isLeading)
  one.tab.page.dispatchEvent(new Event('focus'))
  await until(() => one.isLeading && !other.isLeading)
})

test('a hidden tab never leads, and takes part again when it is shown', async () => {
  const tab = browser.openTab()
  setVisible(tab, false)
  const opened = open(tab)
  tab.page.dispatchEvent(new Event('focus'))
  await pass(2 * MAX_MISSED)
  expect(opened.isLeading).toBe(false)
  setVisible(tab, true)
  await until(() => opened.isLeading)
})

test('a tab alone leads without setting a timer again, and one without locks leads too', async () => {
  const one = open()
  const alone = { isLeading: false }
  new TabTaskLeader(aloneTab(new EventTarget())).take('polls', (isLeading) => {
    alone.isLeading = isLeading
  })
  await until(() => one.isLeading && alone.isLeading)
  await pass(1)
  expect(vi.getTimerCount()).toBe(0)
})
