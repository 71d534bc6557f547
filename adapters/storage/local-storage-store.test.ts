// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { LocalStorageStore } from './local-storage-store.ts'

test('another tab that clears everything notifies every key', () => {
  const store = new LocalStorageStore()
  let heard = 0
  const stop = store.subscribe('a', () => heard++)
  for (const key of [null, 'b']) window.dispatchEvent(new StorageEvent('storage', { key }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toBe(1)
})

test('another tab that clears everything says that any key may have changed', () => {
  const store = new LocalStorageStore()
  const heard: (string | undefined)[] = []
  const stop = store.subscribeToAll('a.', (key) => heard.push(key))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  expect(heard).toEqual([undefined])
})

test('a page restored from the back/forward cache is notified that it may have missed changes', () => {
  let heard = 0
  const stop = new LocalStorageStore().subscribe('a', () => heard++)
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(heard).toBe(0)
  show(true)
  stop()
  show(true)
  expect(heard).toBe(1)
})

test('in a folder of its origin, a site keeps to keys of its own', () => {
  const [here, there] = [new LocalStorageStore(window, '/here/'), new LocalStorageStore(window, '/there/')]
  const atRoot = new LocalStorageStore()
  here.write('a.1', 'here')
  atRoot.write('a.1', 'root')
  expect([here, there, atRoot].map((store) => store.read('a.1'))).toEqual(['here', undefined, 'root'])
  expect([here, there, atRoot].map((store) => store.keys('a.'))).toEqual([['a.1'], [], ['a.1']])
  const heard: string[] = []
  const stops = [here, there].map((store, i) => store.subscribe('a.1', () => heard.push(i === 0 ? 'here' : 'there')))
  window.dispatchEvent(new StorageEvent('storage', { key: '/here/a.1' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'a.1' }))
  expect(heard).toEqual(['here'])
  for (const stop of stops) stop()
  here.remove('a.1')
  expect([here.read('a.1'), atRoot.read('a.1')]).toEqual([undefined, 'root'])
  atRoot.remove('a.1')
})

test('asked for several prefixes at once, it lists the browser’s keys once, and anew afterwards', async () => {
  const listed = vi.fn(Reflect.ownKeys)
  const values: Record<string, string> = { 'a.1': '', 'b.1': '' }
  const localStorage = new Proxy(values, {
    ownKeys: listed,
    get: (_, name) => (name === 'length' ? Object.keys(values).length : undefined)
  }) as unknown as Storage
  const store = new LocalStorageStore({ localStorage, addEventListener: vi.fn(), removeEventListener: vi.fn() })
  expect(store.keys('a')).toEqual(['a.1'])
  expect(store.keys('b')).toEqual(['b.1'])
  expect(listed).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  delete values['b.1']
  values['b.2'] = ''
  expect(store.keys('b')).toEqual(['b.2'])
})

test.each([
  ['another tab clears everything', () => window.dispatchEvent(new StorageEvent('storage', { key: null }))],
  [
    'the page comes back from the back/forward cache, where it missed what other tabs did',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  ]
])('once %s, nothing counts as vanished', (_what, happen) => {
  const store = new LocalStorageStore()
  const stop = store.subscribeToAll('a.', () => undefined)
  store.write('a.1', '1')
  localStorage.clear()
  store.takeLost('a.')
  happen()
  expect([store.takeLost('a.'), store.read('a.1')]).toEqual([[], undefined])
  stop()
})
