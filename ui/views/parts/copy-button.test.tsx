// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function press() {
  render(<CopyButton text="0xabc" label="Copy Address" />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Address' })))
}

test('the button says "Copied!" for 1.5 s', async () => {
  writeText.mockResolvedValue()
  await press()
  expect(writeText).toHaveBeenCalledWith('0xabc')
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Copied!')
  act(() => void vi.advanceTimersByTime(1499))
  expect(screen.queryByRole('button', { name: 'Copied!' })).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy Address' })).toBeDefined()
})

test('when copying fails the button does not say "Copied!", and the text can be copied by hand', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  await press()
  expect(screen.queryByText('Copied!')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Copying failed')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy Address' })
  expect(field.value).toBe('0xabc')
  expect(document.activeElement).toBe(field)
})
