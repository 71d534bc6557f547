// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { DocumentActivity } from './document-activity.ts'

afterEach(() => void vi.restoreAllMocks())

test('a page is visible while the browser says so, and tells of each change until it is stopped', () => {
  const activity = new DocumentActivity()
  const listener = vi.fn()
  const stop = activity.onVisibility(listener)
  expect(activity.isVisible).toBe(true)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect([activity.isVisible, listener.mock.calls.length]).toEqual([false, 1])
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focus'])(
  'a %s is an input, even if the page stops it, until it is stopped',
  (type) => {
    const listener = vi.fn()
    const stop = new DocumentActivity().onInput(listener)
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener(type, (event) => event.stopPropagation())
    button.dispatchEvent(new Event(type, { bubbles: true }))
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    button.dispatchEvent(new Event(type, { bubbles: true }))
    expect(listener).toHaveBeenCalledTimes(1)
    button.remove()
  }
)

test('before the page closes, the browser asks until that is stopped', () => {
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const stop = new DocumentActivity().askBeforeClosing()
  expect(close()).toBe(false)
  stop()
  expect(close()).toBe(true)
})
