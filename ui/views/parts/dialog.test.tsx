// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Dialog, DialogTitle } from './dialog.tsx'
import { watchPresses } from './presses.ts'

let stopWatching: () => void = () => undefined
beforeEach(() => {
  stopWatching = watchPresses()
})
afterEach(() => {
  stopWatching()
  cleanup()
})

function Page({ canGoBack = false }) {
  const [isOpen, setOpen] = useState(false)
  const [step, setStep] = useState('First')
  return (
    <StrictMode>
      <div data-focus-group="">
        {step === 'Second' ? (
          <button type="button">Successor</button>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
      </div>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} onBack={canGoBack ? () => setStep('First') : undefined}>
          <DialogTitle>{step}</DialogTitle>
          <button type="button" onClick={() => setStep('Second')}>
            Next
          </button>
        </Dialog>
      )}
    </StrictMode>
  )
}

function openDialog(props = {}) {
  render(<Page {...props} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'First' }) }
}

test('a dialog is modal and labelled by its visible title, which has the focus', () => {
  const { dialog } = openDialog()
  expect(dialog.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('First')
})

test('the focus and the label follow the step', async () => {
  openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Second')
})

test('Escape closes, and the focus returns to the opener', async () => {
  const { opener, dialog } = openDialog()
  const cancel = new Event('cancel', { cancelable: true })
  act(() => void dialog.dispatchEvent(cancel))
  expect(cancel.defaultPrevented).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('the focus returns to an opener that was not focused by its press, as in Safari', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  fireEvent.click(opener)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('if the opener has been removed, its replacement takes the focus', async () => {
  openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Successor'))
})

test('a press on the backdrop closes, one that started inside does not', () => {
  const { dialog } = openDialog()
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 300, 300)
  const inside = { clientX: 150, clientY: 150 }
  const outside = { clientX: 20, clientY: 20 }
  fireEvent.pointerDown(dialog, inside)
  fireEvent.click(dialog, outside)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.pointerDown(dialog, outside)
  fireEvent.click(dialog, outside)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a back arrow is shown only if there is a previous step', () => {
  openDialog()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  cleanup()
  openDialog({ canGoBack: true })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('dialog', { name: 'First' })).toBeDefined()
})

test('a password manager cannot make an open dialog inert', async () => {
  const { dialog } = openDialog()
  dialog.setAttribute('inert', '')
  await waitFor(() => expect(dialog.hasAttribute('inert')).toBe(false))
})
