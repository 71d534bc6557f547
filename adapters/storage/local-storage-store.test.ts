// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { LocalStorageStore } from './local-storage-store.ts'

/** A storage that refuses as told. */
function storage(refuses: { read?: boolean; write?: boolean } = {}) {
  const values = new Map<string, string>()
  const unless = <Result>(isRefused: boolean | undefined, name: string, act: () => Result): Result => {
    if (isRefused) throw new DOMException(name, name)
    return act()
  }
  return Object.assign(refuses, {
    getItem: (key: string) => unless(refuses.read, 'SecurityError', () => values.get(key) ?? null),
    setItem: (key: string, value: string) => unless(refuses.write, 'QuotaExceededError', () => values.set(key, value)),
    removeItem: (key: string) => unless(refuses.write, 'SecurityError', () => values.delete(key))
  }) as unknown as Storage & { read?: boolean; write?: boolean }
}

test('what is written is read back, by another store too', () => {
  const shared = storage()
  new LocalStorageStore(shared).write('a', '1')
  expect(new LocalStorageStore(shared).read('a')).toBe('1')
})

test('what a full storage refuses stays readable, and later writes are not lost', () => {
  const full = storage({ write: true })
  const store = new LocalStorageStore(full)
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  full.write = false
  store.write('a', '2')
  expect(new LocalStorageStore(full).read('a')).toBe('2')
  expect(store.read('a')).toBe('2')
})

test('a denied storage neither throws nor forgets', () => {
  const store = new LocalStorageStore(storage({ read: true, write: true }))
  expect(store.read('a')).toBeUndefined()
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  store.remove('a')
  expect(store.read('a')).toBeUndefined()
})

test('a value that could not be removed is not read again', () => {
  const stuck = storage()
  const store = new LocalStorageStore(stuck)
  store.write('a', '1')
  stuck.write = true
  store.remove('a')
  expect(store.read('a')).toBeUndefined()
})

test('another tab is heard, for its key and when it clears everything', () => {
  const store = new LocalStorageStore(storage())
  let heard = 0
  const stop = store.subscribe('a', () => heard++)
  for (const key of ['a', 'b', null]) window.dispatchEvent(new StorageEvent('storage', { key }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(heard).toBe(2)
})
