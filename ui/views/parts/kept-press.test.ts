// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPresses } from './kept-press.ts'

const clicked = vi.fn()
let stop: () => void
let button: HTMLButtonElement

beforeEach(() => {
  stop = keepPresses()
  button = document.createElement('button')
  button.addEventListener('click', clicked)
  document.body.append(button)
})

afterEach(() => {
  stop()
  clicked.mockClear()
  document.body.replaceChildren()
})

function send(type: string, target: Element, clientX = 100, init: PointerEventInit = {}): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY: 50, ...init }))
}

test('a control that moves away from a still pointer before its release is clicked once', () => {
  send('pointerdown', button)
  send('pointerup', document.body, 101)
  send('pointerup', document.body, 101)
  expect(clicked).toHaveBeenCalledTimes(1)
})

test.each([
  ['released on the control, which the browser clicks', () => send('pointerup', button)],
  ['moved away by the visitor', () => send('pointerup', document.body, 140)],
  ['of which the page makes a scroll', () => send('pointercancel', button)],
  ['on a control that is gone', () => button.remove()],
  ['after the watching has stopped', () => stop()]
])('a press %s clicks nothing by itself', (_what, end) => {
  send('pointerdown', button)
  end()
  send('pointerup', document.body)
  expect(clicked).not.toHaveBeenCalled()
})

test('another mouse button presses nothing', () => {
  send('pointerdown', button, 100, { button: 2 })
  send('pointerup', document.body)
  expect(clicked).not.toHaveBeenCalled()
})
