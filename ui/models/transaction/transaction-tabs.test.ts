// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakeTaskLeader } from '#ui/testing/fake-task-leader.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { said } from '#ui/testing/said.ts'

const { openTab } = openTabs()
const POLL_MS = 4_000
const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }

/** A tab that counts how often it asks for receipts. */
async function opened(storage: FakeBrowserStorage, isLeading: boolean) {
  const reader = new FakeReader()
  const taskLeader = new FakeTaskLeader(isLeading)
  const tab = openTab({ storage, reader, taskLeader })
  const polls = { count: 0 }
  const { getReceipt } = reader
  reader.getReceipt = (chainId, hash) => {
    polls.count++
    return getReceipt(chainId, hash)
  }
  await tab.models.connection.connect('wallet')
  tab.models.transactions.showPending(baseGoerli.id)
  const status = (n: number) => tab.models.transactions.stored(alice, baseGoerli.id, hashOf(n))?.fate.status
  const add = (n: number) => tab.models.transactions.add({ hash: hashOf(n), description: `No. ${n}` })
  return { ...tab, taskLeader, polls, status, add }
}

async function openTwo() {
  const storage = new FakeBrowserStorage()
  return { storage, leader: await opened(storage, true), follower: await opened(storage, false) }
}

test('of two tabs only the leader polls, and the other shows, announces and follows up what it finds', async () => {
  const { leader, follower } = await openTwo()
  leader.add(1)
  const balances = vi.spyOn(follower.reader, 'getBalances')
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  expect([leader.polls.count > 5, follower.polls.count]).toEqual([true, 0])
  const before = balances.mock.calls.length
  leader.reader.receipts.set(hashOf(1), receipt)
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect([leader.status(1), follower.status(1), follower.polls.count]).toEqual(['confirmed', 'confirmed', 0])
  expect(said(follower.models.transactions)).toBe('No. 1: Confirmed')
  expect(balances.mock.calls.length).toBeGreaterThan(before)
})

test('what another tab sends is polled immediately by the leader', async () => {
  const { leader, follower } = await openTwo()
  leader.reader.receipts.set(hashOf(1), receipt)
  follower.add(1)
  await vi.advanceTimersByTimeAsync(0)
  expect([follower.status(1), leader.polls.count, follower.polls.count]).toEqual(['confirmed', 1, 0])
})

test('the tab that takes over polls immediately, and the other stops', async () => {
  const { leader, follower } = await openTwo()
  leader.add(1)
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  leader.taskLeader.lead(false)
  const before = leader.polls.count
  follower.taskLeader.lead(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(follower.polls.count).toBe(1)
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  expect([leader.polls.count - before, follower.polls.count > 5]).toEqual([0, true])
})

test('a tab polls itself what the browser could not save, since no other tab has it', async () => {
  const { storage, leader, follower } = await openTwo()
  storage.refuses = 'changes'
  follower.reader.receipts.set(hashOf(1), receipt)
  follower.add(1)
  await vi.advanceTimersByTimeAsync(0)
  expect([follower.status(1), follower.polls.count, leader.polls.count]).toEqual(['confirmed', 1, 0])
})

test('a visit without anything to poll takes no part', async () => {
  const tab = await opened(new FakeBrowserStorage(), true)
  expect(tab.taskLeader.tasks).toEqual([])
  tab.add(1)
  expect(tab.taskLeader.tasks).toEqual([`polls.${alice.toLowerCase()}`])
  await tab.models.connection.disconnect()
  expect(tab.taskLeader.tasks).toEqual([])
})
