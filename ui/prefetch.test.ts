// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linkPrefetch, mayLoadAhead } from './prefetch.ts'
import { deferred } from './testing/deferred.ts'

/** Reports what a test says about the links that are watched. */
class FakeObserver {
  static last: FakeObserver | undefined
  readonly watched = new Set<Element>()
  readonly margin: string | undefined
  readonly #report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
    this.#report = report
    this.margin = rootMargin
    FakeObserver.last = this
  }

  readonly observe = (link: Element) => void this.watched.add(link)
  readonly unobserve = (link: Element) => void this.watched.delete(link)

  see(links: readonly Element[], isIntersecting = true): void {
    const entries = links.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry)
    this.#report(entries, this as unknown as IntersectionObserver)
  }
}

let calls: string[]
let idle: (() => void)[]
let isBusy: boolean
let calm: (() => void)[]

beforeEach(() => {
  history.replaceState(undefined, '', '/')
  calls = []
  idle = []
  isBusy = false
  calm = []
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => void idle.push(callback))
})
afterEach(() => void vi.unstubAllGlobals())

async function whenQuiet(): Promise<boolean> {
  if (!isBusy) return false
  await new Promise<void>((resolve) => calm.push(resolve))
  return true
}

async function becomeQuiet(): Promise<void> {
  isBusy = false
  for (const resolve of calm.splice(0)) resolve()
  await settled()
}

/** The browser has nothing else to do. */
async function rest(): Promise<void> {
  await settled()
  for (const callback of idle.splice(0)) callback()
  await settled()
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

function open(paths: readonly string[], fetchAhead = async (_: string): Promise<unknown> => undefined) {
  const load = async (path: string) => void calls.push(`all of ${path}`)
  const prefetch = linkPrefetch(whenQuiet, load, (path) => {
    calls.push(path)
    return fetchAhead(path)
  })
  const links = paths.map((href) => Object.assign(document.createElement('a'), { href }))
  document.body.replaceChildren(...links)
  const stops = links.map((link) => prefetch.watch(link))
  return { prefetch, links, stops, see: (seen = links, isNear = true) => FakeObserver.last?.see(seen, isNear) }
}

test('the page of a link is fetched when the link comes within 200 px of the window, once the browser is idle', async () => {
  const { see } = open(['/dashboard'])
  await rest()
  expect([FakeObserver.last?.margin, ...calls]).toEqual(['200px'])
  see()
  await settled()
  expect(calls).toEqual([])
  await rest()
  expect(calls).toEqual(['/dashboard'])
})

test('the pages of many links are fetched one after the other, each once, and one that fails delays none', async () => {
  const answers = [deferred<unknown>(), deferred<unknown>(), deferred<unknown>()]
  const { see } = open(
    ['/a', '/b', '/a', '/c?day=1#top'],
    () => answers[calls.length - 1]?.promise ?? Promise.resolve()
  )
  see()
  await rest()
  await rest()
  expect(calls).toEqual(['/a'])
  answers[0]?.resolve(Promise.reject(new Error('404')))
  await rest()
  await rest()
  expect(calls).toEqual(['/a', '/b'])
  answers[1]?.resolve(undefined)
  await rest()
  answers[2]?.resolve(undefined)
  await rest()
  see()
  await rest()
  expect(calls).toEqual(['/a', '/b', '/c'])
})

test('nothing is fetched ahead while the page is not quiet; once it is, the browser has to be idle again', async () => {
  isBusy = true
  const { see } = open(['/a', '/b'])
  see()
  await rest()
  await rest()
  expect(calls).toEqual([])
  await becomeQuiet()
  expect(calls).toEqual([])
  await rest()
  expect(calls).toEqual(['/a'])
})

test('a link that has left the view or the page by then is not followed', async () => {
  isBusy = true
  const { links, stops, see } = open(['/a', '/b', '/c'])
  see()
  see(links.slice(0, 1), false)
  stops[1]?.()
  expect([...(FakeObserver.last?.watched ?? [])]).toEqual([links[0], links[2]])
  await becomeQuiet()
  await rest()
  await rest()
  expect(calls).toEqual(['/c'])
  see(links.slice(0, 1))
  await rest()
  expect(calls).toEqual(['/c', '/a'])
})

test('intent loads all that a page needs at once, even while the page is not quiet, and leaves nothing to fetch ahead', async () => {
  isBusy = true
  const { prefetch, links, see } = open(['/a?view=1'])
  see()
  for (const link of links) prefetch.load(link)
  expect(calls).toEqual(['all of /a'])
  await becomeQuiet()
  await rest()
  expect(calls).toEqual(['all of /a'])
})

test('for a visitor who saves data, pages are fetched on intent only', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { prefetch, links, see } = open(['/a'])
  see()
  await rest()
  expect(calls).toEqual([])
  for (const link of links) prefetch.load(link)
  expect(calls).toEqual(['all of /a'])
})

describe('where the build names the file of a page', () => {
  const file = '/assets/log-book-12345678.js'
  const link = () => document.querySelector('link')

  beforeEach(() => {
    document.head.insertAdjacentHTML('beforeend', `<link rel="page" data-page="/log-book" href="${file}">`)
  })
  afterEach(() => link()?.remove())

  test('that file is preloaded, and nothing that it imports', async () => {
    const { see } = open(['/log-book', '/other'])
    see()
    await rest()
    await rest()
    expect([link()?.rel, link()?.getAttribute('href')]).toEqual([expect.stringMatching(/^(?:module)?preload$/), file])
    expect(calls).toEqual([])
    link()?.dispatchEvent(new Event('load'))
    await rest()
    expect(calls).toEqual(['/other'])
  })

  test('a file that is gone delays nothing', async () => {
    const { see } = open(['/log-book', '/other'])
    see()
    await rest()
    link()?.dispatchEvent(new Event('error'))
    await rest()
    expect(calls).toEqual(['/other'])
  })
})

test.each([
  ['a browser that tells nothing about its connection', {}, true],
  ['a fast line', { connection: { effectiveType: '4g', saveData: false } }, true],
  ['a visitor who saves data', { connection: { effectiveType: '4g', saveData: true } }, false],
  ['a slow line', { connection: { effectiveType: '2g' } }, false],
  ['a very slow line', { connection: { effectiveType: 'slow-2g' } }, false]
])('%s decides whether code is loaded ahead', (_, device, isAhead) => {
  expect(mayLoadAhead(device)).toBe(isAhead)
})
