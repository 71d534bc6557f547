// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { focusPressed, keepPresses, watchPresses } from './presses.ts'

describe('the last pressed control', () => {
  let stop: () => void = () => undefined
  beforeEach(() => {
    document.body.innerHTML = '<button><svg></svg></button><a href="/">Home</a><p>Words</p><input />'
    stop = watchPresses()
  })
  afterEach(() => {
    stop()
    document.body.innerHTML = ''
  })

  /** As in Safari, where a press does not focus a button. */
  function press(selector: string): void {
    find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  function find(selector: string): HTMLElement {
    return document.querySelector<HTMLElement>(selector) ?? document.body
  }

  test('the pressed control is focused, whichever child received the press', () => {
    press('svg')
    focusPressed()
    expect(document.activeElement).toBe(find('button'))
    press('a')
    focusPressed()
    expect(document.activeElement).toBe(find('a'))
  })

  test('a focus that has moved since the press stays', () => {
    press('button')
    find('input').focus()
    focusPressed()
    expect(document.activeElement).toBe(find('input'))
  })

  test('a press outside every control clears the remembered one', () => {
    press('button')
    press('p')
    focusPressed()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('a press whose control a layout shift moves away', () => {
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
})
