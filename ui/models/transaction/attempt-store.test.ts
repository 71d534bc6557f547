// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { attemptsPrefix } from '#domain/transaction/stored-attempts.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const storage = new FakeBrowserStorage()
const wallet = { id: 'wallet', isPaired: false }
const record = { version: 1, to: bob, value: '1', wallet, askedAt: 1, state: { status: 'open', nonce: 7 } }

beforeEach(() => storage.values.clear())

function store(end: string, value: object): void {
  storage.values.set(`${attemptsPrefix(alice)}${end}`, JSON.stringify(value))
}

/** The remaining keys, without their prefix. */
function stored(): readonly string[] {
  const prefix = attemptsPrefix(alice)
  return [...storage.values.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

/** A page with the earlier storage. */
async function page() {
  const { models } = openTab({ storage })
  await models.connection.connect('wallet')
  await vi.advanceTimersByTimeAsync(8_000)
  return models
}

test('an attempt whose page closed between answer and listing is listed by the next page', async () => {
  store(`${baseGoerli.id}.a1`, { ...record, state: { status: 'sent', hash: hashOf(9) } })
  const { attempts, transactions } = await page()
  expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9), from: alice, to: bob } }])
  expect([attempts.undecided, stored()]).toEqual([[], []])
})

test('a listed attempt is not listed again', async () => {
  const first = await page()
  first.transactions.add({ hash: hashOf(9), description: 'Rent' })
  await vi.advanceTimersByTimeAsync(60_000)
  store(`${baseGoerli.id}.a1`, { ...record, state: { status: 'sent', hash: hashOf(9) } })
  const { transactions } = await page()
  expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9), description: 'Rent' } }])
  expect(stored()).toEqual([])
})

test('an unreadable record is not shown, and left untouched', async () => {
  const ends = ['84531.a1', '84531.', 'x.a1', '84531.a2']
  for (const end of ends) store(end, { ...record, version: 2 })
  const { attempts } = await page()
  expect(attempts.undecided).toEqual([])
  expect(stored()).toEqual(ends)
})

test('an attempt on a network that is no longer configured is not shown, and left untouched', async () => {
  store('5.a1', record)
  store('5.a2', { ...record, state: { status: 'sent', hash: hashOf(9) } })
  const { attempts } = await page()
  expect([attempts.undecided, stored()]).toEqual([[], ['5.a1', '5.a2']])
})
