// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'

const KEY = 'portside.zeroBalances'
const { openTab } = openTabs()
const opened = (storage: FakeBrowserStorage) => openTab({ storage }).models.zeroBalances

test('balances of zero are shown until the visitor hides them, on this and later visits', () => {
  const storage = new FakeBrowserStorage()
  const first = opened(storage)
  expect(first.areHidden).toBe(false)
  first.toggle()
  expect(first.areHidden).toBe(true)
  const second = opened(storage)
  expect(second.areHidden).toBe(true)
  second.toggle()
  expect(storage.values.has(KEY)).toBe(false)
})

test('a choice in one tab is that of every tab', () => {
  const storage = new FakeBrowserStorage()
  const [one, other] = [opened(storage), opened(storage)]
  one.toggle()
  expect(other.areHidden).toBe(true)
  other.toggle()
  expect(one.areHidden).toBe(false)
})

test('a choice that the browser cannot store holds until the page is closed', () => {
  const storage = new FakeBrowserStorage()
  storage.refuses = 'everything'
  const model = opened(storage)
  model.toggle()
  expect(model.areHidden).toBe(true)
})

test('anything else that is stored hides nothing', () => {
  const storage = new FakeBrowserStorage()
  storage.values.set(KEY, 'maybe')
  expect(opened(storage).areHidden).toBe(false)
})
