// @vitest-environment happy-dom
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { NetworkInstances } from '#domain/chain/local-network.ts'
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
const visibility = vi.spyOn(document, 'visibilityState', 'get')

afterEach(() => open.clear())
afterAll(() => visibility.mockRestore())

function turn(state: DocumentVisibilityState): void {
  visibility.mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a page is connected only while it is visible, and receives events on each connection', () => {
  const received: NetworkInstances[] = []
  const send = (instance: string) => {
    for (const source of open) source.dispatchEvent(new MessageEvent('message', { data: `{"84531":"${instance}"}` }))
  }
  visibility.mockReturnValue('visible')
  watchNetworkInstances('/events', (instances) => received.push(instances))
  send('first')
  turn('hidden')
  expect(open.size).toBe(0)
  turn('visible')
  turn('visible')
  expect(open.size).toBe(1)
  send('second')
  expect(received).toEqual([new Map([[84531, 'first']]), new Map([[84531, 'second']])])
})

test('a page that is opened in the background waits', () => {
  visibility.mockReturnValue('hidden')
  watchNetworkInstances('/events', () => undefined)
  expect(open.size).toBe(0)
})
