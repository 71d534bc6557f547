// @vitest-environment happy-dom
// @vitest-environment-options {"width":390}
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NavMenu } from './nav-menu.tsx'

afterEach(cleanup)

function openMenu() {
  render(
    <>
      <NavMenu>
        <button type="button">Account</button>
      </NavMenu>
      <button type="button">Elsewhere</button>
    </>
  )
  const toggle = screen.getByRole('button', { name: 'Open menu' })
  toggle.focus()
  fireEvent.click(toggle)
  return toggle
}

test('the menu button states whether the menu is open, and what it controls', () => {
  const toggle = openMenu()
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(toggle.getAttribute('aria-label')).toBe('Close menu')
  const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect(menu?.textContent).toBe('Account')
})

test('Escape closes the menu and returns the focus to the button', () => {
  const toggle = openMenu()
  const item = screen.getByRole('button', { name: 'Account' })
  item.focus()
  fireEvent.keyDown(item, { key: 'Escape' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle)
})

test('Escape and a press elsewhere close the menu where a press focuses no button, as in Safari', () => {
  const toggle = openMenu()
  toggle.blur()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle)

  toggle.blur()
  fireEvent.click(toggle)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Account' }))
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  fireEvent.pointerDown(document.body)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})

test('picking an item closes the menu, and so does moving the focus out', () => {
  const toggle = openMenu()
  fireEvent.click(screen.getByRole('button', { name: 'Account' }))
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(toggle)
  fireEvent.focusOut(toggle, { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})
