// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorld } from '#ui/models/fakes.ts'
import { Dialogs } from './dialogs.tsx'
import { FakePage } from './fake-page.tsx'

vi.mock('./chain-dialog.tsx', () => {
  throw new Error('This chunk cannot be fetched.')
})

// React says on the console what an error boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a dialog whose code cannot be fetched says so, offers to reload, and can be closed', async () => {
  const { models, stop } = fakeWorld()
  await models.connection.connect('wallet')
  render(
    <FakePage models={models}>
      <Dialogs />
    </FakePage>
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => models.dialogs.openChain())
  expect(await screen.findByRole('dialog', { name: 'The page could not finish loading.' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('dialog')).toBeNull()
  stop()
})
