import { observable, runInAction } from 'mobx'
import { expect, test } from 'vitest'
import { snapshotStore } from './snapshot-store.ts'

test('a snapshot is one object until something in it changes, and listeners are called only then', () => {
  const model = observable({ text: 'a' })
  const { get, subscribe } = snapshotStore(() => ({ text: model.text }))
  const [before, calls] = [get(), [] as string[]]
  const stop = subscribe(() => calls.push(get().text))
  expect([get() === before, calls]).toEqual([true, []])
  runInAction(() => Object.assign(model, { text: 'b' }))
  stop()
  runInAction(() => Object.assign(model, { text: 'c' }))
  expect(calls).toEqual(['b'])
})
