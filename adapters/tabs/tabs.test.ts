// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { aloneTab, browserTabs, holdLock, type Locks, uniqueId } from './tabs.ts'

const { signal } = new AbortController()
const locks: Locks = { request: async (_name, _options, callback) => callback() }

/** With these locks, or as a browser that has none. */
function haveLocks(value: Locks | undefined): void {
  Object.defineProperty(window.navigator, 'locks', { value, configurable: true })
}

afterEach(() => void vi.unstubAllGlobals())

test('tabs of a browser with locks and channels find each other', async () => {
  haveLocks(locks)
  const tabs = browserTabs()
  expect(tabs.page).toBe(window)
  const [one, other] = [tabs.openChannel('test'), tabs.openChannel('test')]
  const received = new Promise((receive) => other.addEventListener('message', ({ data }) => receive(data)))
  one.postMessage('hi')
  expect(await received).toBe('hi')
  one.close()
  other.close()
})

test('in a folder of its origin, a site has locks and channels of its own', async () => {
  const names: string[] = []
  haveLocks({
    request: async (name, _options, callback) => {
      names.push(name)
      return callback()
    }
  })
  const [here, there, again] = [browserTabs('/here/'), browserTabs('/there/'), browserTabs('/here/')]
  await Promise.all([here, there].map(({ locks: own }) => own.request('test', {}, () => undefined)))
  expect(names).toEqual(['/here/test', '/there/test'])
  const [one, elsewhere, other] = [here, there, again].map(({ openChannel }) => openChannel('test'))
  const heard: string[] = []
  elsewhere?.addEventListener('message', ({ data }) => heard.push(`elsewhere ${data}`))
  const received = new Promise((receive) => other?.addEventListener('message', ({ data }) => receive(data)))
  one?.postMessage('hi')
  expect(await received).toBe('hi')
  expect(heard).toEqual([])
  for (const each of [one, elsewhere, other]) each?.close()
})

test.each([
  ['without locks', () => haveLocks(undefined)],
  ['without channels', () => void Reflect.deleteProperty(window, 'BroadcastChannel')],
  ['that is none', () => void vi.stubGlobal('window', undefined)]
])('in a browser %s every tab is alone, and has every lock at once', async (_which, change) => {
  haveLocks(locks)
  change()
  const tabs = browserTabs()
  expect(tabs.locks).not.toBe(locks)
  for (const _holder of [1, 2]) await new Promise<void>((onHeld) => holdLock(tabs.locks, 'test', { signal, onHeld }))
  tabs.openChannel('test').postMessage('hi')
})

test('a lone tab is granted its locks asynchronously', () => {
  const told: string[] = []
  holdLock(aloneTab(window).locks, 'test', { signal, onHeld: () => told.push('held') })
  expect(told).toEqual([])
})

test('if the browser refuses all locks, a tab acts as if it were the only one', async () => {
  const refusing: Locks = { request: () => Promise.reject(new DOMException('No storage.', 'SecurityError')) }
  const lost: string[] = []
  await new Promise<void>((onHeld) => holdLock(refusing, 'test', { signal, onHeld, onLost: () => lost.push('lost') }))
  expect(lost).toEqual([])
})

test('ids are unique even over plain HTTP, without `crypto.randomUUID`', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const [one, other] = [uniqueId(), uniqueId()]
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect(other).not.toBe(one)
})
