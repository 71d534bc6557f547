// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { LocalStorageStore } from './local-storage-store.ts'

test('another tab that clears everything is heard for every key', () => {
  const store = new LocalStorageStore()
  let heard = 0
  const stop = store.subscribe('a', () => heard++)
  for (const key of [null, 'b']) window.dispatchEvent(new StorageEvent('storage', { key }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toBe(1)
})
