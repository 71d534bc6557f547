import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser, type FakeTab } from '#adapters/tabs/fake-browser.ts'
import { TabTaskLeader } from '#adapters/tabs/tab-task-leader.ts'
import { watchNetworkInstances } from './network-events.ts'

/** The connections that are open. */
const open = new Set<FakeEventSource>()

class FakeEventSource extends EventTarget {
  constructor() {
    super()
    open.add(this)
  }
  close(): void {
    open.delete(this)
  }
}

vi.stubGlobal('EventSource', FakeEventSource)
let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
})
afterEach(() => {
  browser.closeTabs()
  open.clear()
})
afterAll(() => void vi.unstubAllGlobals())

/** A tab that watches. @returns the ids of the network's instances that it has been told. */
function openTab({ isVisible = true } = {}): { readonly tab: FakeTab; readonly told: (string | undefined)[] } {
  const tab = browser.openTab()
  tab.isVisible = () => isVisible
  const told: (string | undefined)[] = []
  const others = { leader: new TabTaskLeader(tab), channel: tab.openChannel('instances') }
  watchNetworkInstances('/events', others, (instances) => told.push(instances.get(84531)))
  return { tab, told }
}

function turn(tab: FakeTab, isVisible: boolean): void {
  tab.isVisible = () => isVisible
  tab.show()
}

function send(instance: string): void {
  for (const source of open) source.dispatchEvent(new MessageEvent('message', { data: `{"84531":"${instance}"}` }))
}

async function connected(): Promise<FakeEventSource> {
  await vi.waitUntil(() => open.size > 0)
  expect(open.size).toBe(1)
  return [...open][0] as FakeEventSource
}

test('of three visible tabs one is connected, and all are told what it receives', async () => {
  const tabs = [openTab(), openTab(), openTab()]
  await connected()
  send('first')
  send('second')
  for (const { told } of tabs) await vi.waitFor(() => expect(told).toEqual(['first', 'second']))
  expect(open.size).toBe(1)
})

test('a tab that is opened later is told the current state', async () => {
  openTab()
  await connected()
  send('first')
  const later = openTab()
  await vi.waitFor(() => expect(later.told).toEqual(['first']))
})

test('when the connected tab is hidden or closed, another one connects, and receives events on its own connection', async () => {
  const [one, other] = [openTab(), openTab()]
  const first = await connected()
  turn(one.tab, false)
  await vi.waitUntil(() => !open.has(first))
  const second = await connected()
  send('second')
  expect(other.told).toEqual(['second'])
  turn(one.tab, true)
  other.tab.crash()
  open.delete(second)
  await connected()
  send('third')
  expect(one.told.at(-1)).toBe('third')
})

test('without a visible tab there is no connection, and one that becomes visible connects', async () => {
  const { tab, told } = openTab({ isVisible: false })
  await new Promise<void>((done) => tab.do(done))
  expect(open.size).toBe(0)
  turn(tab, true)
  await connected()
  send('first')
  turn(tab, false)
  expect(open.size).toBe(0)
  turn(tab, true)
  await connected()
  send('second')
  expect(told).toEqual(['first', 'second'])
})
