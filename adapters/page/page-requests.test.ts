import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageRequests } from './page-requests.ts'

type Entry = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'startTime' | 'duration'>

const NOW = 1_000

/** A window whose browser accounts for these entries when it is told to. */
class FakePage {
  readonly document = new EventTarget()
  readonly performance = { now: () => 50 }
  readonly WebSocket = class {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  readonly PerformanceObserver: object
  #tell: (entries: { getEntries(): readonly Entry[] }) => void = () => undefined

  constructor() {
    const page = this
    this.PerformanceObserver = class {
      constructor(listener: (entries: { getEntries(): readonly Entry[] }) => void) {
        page.#tell = listener
      }
      observe(options: object): void {
        expect(options).toEqual({ type: 'resource', buffered: true })
      }
    }
  }

  account(...entries: readonly Partial<Entry>[]): void {
    const given = { name: '', initiatorType: 'fetch', startTime: 0, duration: 1 }
    this.#tell({ getEntries: () => entries.map((entry) => ({ ...given, ...entry })) })
  }
}

function watched() {
  const [page, requests] = [new FakePage(), new PageRequests()]
  requests.watch(page as unknown as typeof globalThis)
  return { page, requests }
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

test('requests of one address are counted from the first to the last, in whatever order the browser tells of them', () => {
  const { page, requests } = watched()
  page.account(
    { name: 'https://a.example/rpc?key=1', startTime: 20 },
    { name: 'https://a.example/rpc#2', startTime: 5 }
  )
  page.account({ name: 'https://a.example/rpc', startTime: 30 })
  expect(requests.list()).toEqual([
    { url: 'https://a.example/rpc', kind: 'request', firstAt: 955, lastAt: 980, count: 3 }
  ])
})

test('an attempt without an answer counts, and what never left the browser does not', () => {
  const { page, requests } = watched()
  page.account({ name: 'https://down.example/', duration: 40 }, { name: 'https://refused.example/', duration: 0 })
  expect(requests.list().map(({ url }) => url)).toEqual(['https://down.example/'])
})

test('a picture is told from other requests', () => {
  const { page, requests } = watched()
  page.account({ name: 'https://a.example/a.png', initiatorType: 'img' }, { name: 'https://a.example/a.png' })
  expect(requests.list().map(({ kind }) => kind)).toEqual(['picture', 'request'])
})

test('a socket is noted as it is made, unless the page’s policy refuses it', () => {
  const { page, requests } = watched()
  for (const url of ['wss://relay.example/?project=1', 'wss://stranger.example/']) new page.WebSocket(url)
  expect(requests.list().map(({ kind, url }) => [kind, url])).toEqual([
    ['socket', 'wss://relay.example/'],
    ['socket', 'wss://stranger.example/']
  ])
  const report = (disposition: string) => {
    const refusal = { blockedURI: 'wss://stranger.example/', disposition }
    page.document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refusal))
    return requests.list().map(({ url }) => url)
  }
  expect(report('report')).toEqual(['wss://relay.example/', 'wss://stranger.example/'])
  expect(report('enforce')).toEqual(['wss://relay.example/'])
})

test('what is no request of a host is left out', () => {
  const { page, requests } = watched()
  page.account(
    { name: 'blob:https://a.example/1' },
    { name: 'data:image/png,' },
    { name: 'chrome-extension://abc/a.js' }
  )
  expect(requests.list()).toEqual([])
})

test('a browser that tells of no requests, or whose sockets cannot be replaced, keeps the page as it is', () => {
  const Socket = class {}
  const page = Object.freeze({ document: new EventTarget(), WebSocket: Socket })
  const requests = new PageRequests()
  requests.watch(page as unknown as typeof globalThis)
  expect([page.WebSocket, requests.list()]).toEqual([Socket, []])
})
