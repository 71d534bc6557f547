// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'

const { openTab } = openTabs()
const POLL_MS = 4_000
const MINUTE_MS = 60_000
const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }

/** A visit with one transaction, after its quick polls: from here only the chain's polls do. */
async function following() {
  const opened = openTab()
  await opened.models.connection.connect('wallet')
  opened.models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  const entry = () => opened.models.transactions.stored(alice, baseGoerli.id, hashOf(1))
  return { ...opened, entry }
}

type Tab = Awaited<ReturnType<typeof following>>

/** `count` blocks, each followed by a poll. */
async function blocks({ reader }: Tab, count: number): Promise<void> {
  for (let block = 0; block < count; block++) {
    reader.head++
    await vi.advanceTimersByTimeAsync(POLL_MS)
  }
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('an entry with a receipt needs no more reads, and one whose receipt is missing gets all of them', async () => {
  const opened = await following()
  opened.reader.receipts.set(hashOf(1), receipt)
  await blocks(opened, 1)
  const more = [vi.spyOn(opened.reader, 'getTransaction'), vi.spyOn(opened.reader, 'getTransactionCount')]
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(more.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  opened.reader.receipts.clear()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(more.map(({ mock }) => mock.calls.length > 0)).toEqual([true, true])
})

test('heads that run ahead of a receipt for some seconds do not fail a mined transaction', async () => {
  const opened = await following()
  opened.reader.minedElsewhere++
  await blocks(opened, 7)
  expect(opened.entry()?.fate.status).toBe('pending')
  opened.reader.minedElsewhere--
  opened.reader.receipts.set(hashOf(1), receipt)
  await blocks(opened, 1)
  expect(opened.entry()).toMatchObject({ fate: { status: 'confirmed', blockNumber: 100 } })
})

test("a stopped poll's findings raise no suspicion in later polls", async () => {
  const opened = await following()
  const answer = deferred<undefined>()
  const { getReceipt } = opened.reader
  opened.reader.minedElsewhere++
  opened.reader.getReceipt = () => answer.promise
  await vi.advanceTimersByTimeAsync(POLL_MS)
  opened.reader.getReceipt = async (chainId) => {
    throw new ChainReadError('unreachable', chainId, 'no')
  }
  for (const account of [bob, alice]) opened.connector.emit({ type: 'accountsChanged', accounts: [account] })
  answer.resolve(undefined)
  await vi.advanceTimersByTimeAsync(8 * POLL_MS)
  opened.reader.getReceipt = getReceipt
  await blocks(opened, 1)
  expect(opened.entry()?.fate.status).toBe('pending')
})

test('after the tab was hidden for long, an entry is polled again before it is called unknown', async () => {
  const opened = await following()
  opened.reader.getTransaction = async () => undefined
  await vi.advanceTimersByTimeAsync(POLL_MS)
  hide(true)
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  hide(false)
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(opened.entry()?.fate).not.toHaveProperty('unknownSince')
  await vi.advanceTimersByTimeAsync(8 * POLL_MS)
  expect(opened.entry()?.fate).toHaveProperty('unknownSince')
})

test('an entry that stays pending is polled with the balance: at most 15 requests a minute in total', async () => {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  let ticks = 0
  const { getBalances, getReceipt } = tab.reader
  const asked = new Set<number>()
  tab.reader.getBalances = (...parameters) => {
    asked.add(Date.now())
    return getBalances(...parameters)
  }
  tab.reader.getReceipt = (...parameters) => {
    asked.add(Date.now())
    ticks++
    return getReceipt(...parameters)
  }
  tab.models.balances.watch(baseGoerli.id)
  tab.models.transactions.add({ hash: hashOf(1), description: '' })
  await vi.advanceTimersByTimeAsync(20_000)
  asked.clear()
  ticks = 0
  visitorMoves()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked.size, ticks]).toEqual([15, 15])
})
