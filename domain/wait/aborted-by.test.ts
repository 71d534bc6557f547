import { expect, test } from 'vitest'
import { abortedBy } from './aborted-by.ts'

test('the first signal to abort gives the reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const both = abortedBy(one.signal, other.signal)
  expect(both.signal.aborted).toBe(false)
  other.abort('other')
  one.abort('one')
  expect(both.signal.reason).toBe('other')
})

test('a signal that has already aborted counts at once', () => {
  expect(abortedBy(new AbortController().signal, AbortSignal.abort('before')).signal.reason).toBe('before')
})

test('a controller that is aborted itself ignores its signals', () => {
  const one = new AbortController()
  const controller = abortedBy(one.signal)
  controller.abort('itself')
  one.abort('one')
  expect(controller.signal.reason).toBe('itself')
})
