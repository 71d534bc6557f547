import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from './fake-browser.ts'
import { Leader, LeaderLostError, type LeaderWork, MAX_MISSED, type Term } from './leader.ts'
import type { LeaderMessage } from './tab-messages.ts'

const SILENT_MS = 3_000
let browser: FakeBrowser

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  browser = new FakeBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  browser.closeTabs()
})

class Work implements LeaderWork {
  announced: LeaderWork['announced'] = { isOpening: false, data: 'ours' }
  readonly terms: Term[] = []
  readonly heard: unknown[] = []
  canFollow = ({ data }: LeaderMessage): boolean => data === 'ours'
  onTerm = (term: Term): Promise<void> | void => void this.terms.push(term)

  onMessage(message: unknown): void {
    this.heard.push(message)
  }
}

function open(tab = browser.openTab()) {
  const work = new Work()
  const leader = new Leader({ tabs: tab, name: 'election', silentMs: SILENT_MS }, work)
  leader.enter()
  return { tab, work, leader }
}

/** Leaves the clock alone. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((later) => setImmediate(later))
}

async function openTwo() {
  const one = open()
  await until(() => one.leader.term.isOwn)
  const other = open()
  await until(() => other.leader.term.id === one.leader.term.id)
  return [one, other] as const
}

/** Lets messages arrive between the heartbeats that are due. */
async function pass(heartbeats: number): Promise<void> {
  for (let due = 0; due < heartbeats; due++) {
    await vi.advanceTimersByTimeAsync(SILENT_MS / MAX_MISSED)
    for (let turn = 0; turn < 20; turn++) await new Promise((later) => setImmediate(later))
  }
}

test('a follower knows the leader’s term, and what the leader announces', async () => {
  const [one, other] = await openTwo()
  expect([one.leader.term.isOwn, other.leader.term.isOwn]).toEqual([true, false])
  one.leader.announce()
  await until(() => other.work.heard.length > 1)
  expect(other.work.heard.at(-1)).toMatchObject({ leader: one.leader.term.id, data: 'ours' })
  expect(one.work.heard).toEqual([])
})

test('a term that is over says that its leader is lost', async () => {
  const [one, other] = await openTwo()
  const { signal } = other.leader.term
  one.tab.crash()
  await until(() => other.leader.term.isOwn)
  expect(signal.reason).toBeInstanceOf(LeaderLostError)
})

test('only a follower that watches takes over from a frozen leader', async () => {
  const [one, other] = await openTwo()
  one.tab.freeze()
  await pass(3 * MAX_MISSED)
  expect(other.leader.term.isOwn).toBe(false)
  other.leader.watch(other.leader.term.signal)
  await pass(MAX_MISSED)
  expect(other.leader.term.isOwn).toBe(true)
  await one.tab.wake()
  await until(() => one.leader.term.id === other.leader.term.id)
})

test('a leader that answers, or sends anything, is not taken over from', async () => {
  const [one, other] = await openTwo()
  const { signal, id } = other.leader.term
  other.leader.watch(signal)
  await pass(4 * MAX_MISSED)
  expect(other.leader.term.id).toBe(id)
  one.tab.freeze()
  for (let sent = 0; sent < 4 * MAX_MISSED; sent++) {
    await pass(1)
    other.leader.heard()
  }
  expect(other.leader.term.id).toBe(id)
})

test('nobody is asked or taken over from once a watch has ended', async () => {
  const [one, other] = await openTwo()
  const watching = new AbortController()
  other.leader.watch(watching.signal)
  watching.abort()
  one.tab.freeze()
  await pass(3 * MAX_MISSED)
  expect([vi.getTimerCount(), other.leader.term.isOwn]).toEqual([0, false])
})

test('an announcement of an older leader, or of one that this tab cannot follow, changes nothing', async () => {
  const [, other] = await openTwo()
  const { term } = other.leader
  const heard = other.work.heard.length
  const channel = browser.openTab().openChannel('election')
  const stranger = { type: 'leader', leader: 'stranger', since: term.since, isOpening: false }
  channel.postMessage({ ...stranger, since: term.since - 1, data: 'ours' })
  channel.postMessage({ ...stranger, data: 'theirs' })
  channel.postMessage({ type: 'value', id: 'end' })
  await until(() => other.work.heard.length > heard)
  expect(other.work.heard.slice(heard)).toEqual([{ type: 'value', id: 'end' }])
  expect(other.leader.term).toBe(term)
})

test('the next tab leads once what the leader did has ended, or at once if its page may freeze', async () => {
  const [one, other] = await openTwo()
  let end: () => void = () => undefined
  one.work.onTerm = () =>
    new Promise((resolve) => {
      end = resolve
    })
  const leaving = one.leader.leave()
  await pass(1)
  expect(other.leader.term.isOwn).toBe(false)
  end()
  await leaving
  await until(() => other.leader.term.isOwn)
  other.work.onTerm = one.work.onTerm
  const third = open()
  other.leader.leaveAtOnce()
  await until(() => third.leader.term.isOwn)
})

test('a tab that resigned leaves the lead to others, follows them, and queues again when it is asked to', async () => {
  const one = open()
  await until(() => one.leader.term.isOwn)
  one.leader.resign()
  const other = open()
  await until(() => other.leader.term.isOwn && one.leader.term.id === other.leader.term.id)
  other.tab.crash()
  await until(() => one.leader.term.isOwn)
  one.leader.resign()
  one.leader.reenter()
  await until(() => one.leader.term.isOwn && one.work.terms.filter(({ isOwn }) => isOwn).length === 3)
})

test('a tab that takes no part hears and does nothing', async () => {
  const [one, other] = await openTwo()
  const heard = other.work.heard.length
  other.tab.freeze()
  one.leader.announce()
  await pass(1)
  await other.leader.leave()
  await other.tab.wake()
  other.leader.takeOver()
  other.leader.reenter()
  other.leader.watch(new AbortController().signal)
  await pass(MAX_MISSED)
  expect([other.leader.takesPart, other.leader.term.id, other.work.heard.length]).toEqual([false, '', heard])
  expect([vi.getTimerCount(), one.leader.term.isOwn]).toEqual([0, true])
})

test('a leader’s term is later than the one before, also if the clock was set back meanwhile', async () => {
  const [one, other] = await openTwo()
  const { since } = one.leader.term
  vi.setSystemTime(Date.now() - 3_600_000)
  one.leader.resign()
  await until(() => other.leader.term.isOwn)
  expect(other.leader.term.since).toBe(since + 1)
  await until(() => one.leader.term.id === other.leader.term.id)
})
