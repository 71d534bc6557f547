// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusPressed, watchPresses } from './pressed-control.ts'

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
