// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { sentenceText } from '#ui/testing/sentence-text.ts'
import { Dialogs } from './dialogs.tsx'
import { FakePage } from './fake-page.tsx'
import type { Shell } from './shell-context.ts'

// React logs what an error boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The part of a page that dialogs need; `shell` overrides it. */
async function open(shell?: Partial<Shell>, { signIn = false } = {}) {
  const tab = openTab({ signIn })
  const page = (about?: Partial<Shell>) => (
    <FakePage models={tab.models} {...(about && { shell: about })}>
      <Dialogs />
    </FakePage>
  )
  const { rerender } = render(page(shell))
  const pick = () =>
    act(async () => {
      tab.models.dialogs.openConnect()
      tab.models.connectDialog.pick('wallet')
    })
  return { ...tab, pick, show: (about?: Partial<Shell>) => act(async () => rerender(page(about))) }
}

const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent)

test('a dialog that cannot be rendered says so, offers to reload, and can be closed', async () => {
  const AccountDialogs = () => {
    throw new Error('A bug')
  }
  const views = {
    NavActions: Nothing,
    HomeActions: Nothing,
    AccountDialogs,
    OpenRequests: Nothing,
    EndedTransactions: Nothing,
    Privacy: Nothing,
    DialogFoot: Nothing
  }
  const { models, stop } = await open({ views })
  await act(() => models.connection.connect('wallet'))
  await act(async () => models.dialogs.openChain())
  expect(titles()).toEqual(['Something went wrong on this page.'])
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(titles()).toEqual([])
  stop()
})

test('the connect dialog says that the wallet is connected, and stays until the sign-in dialog has loaded', async () => {
  const { pick, show, stop } = await open({ views: undefined }, { signIn: true })
  await pick()
  expect(titles()).toEqual(['wallet'])
  expect(screen.getByText(sentenceText('wallet is connected'))).toBeDefined()
  expect(screen.getByText('Loading your account…')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await show()
  expect(titles()).toEqual(['Verify your account'])
  stop()
})

test('a dialog that is closed by the account is hidden as it was, and removed after the frame that shows the account', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const { pick, stop } = await open()
  const [ahead] = screen.getAllByRole('dialog', { hidden: true })
  await pick()
  expect(titles()).toEqual([])
  expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([ahead])
  expect(ahead?.querySelector('h2')?.textContent).toBe('Connect a Wallet')
  await act(async () => {
    for (const paint of frames) paint(0)
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(screen.queryAllByRole('dialog', { hidden: true })).toEqual([])
  stop()
})

test('each opening of the connect dialog starts anew', async () => {
  const { models, stop } = await open()
  await act(async () => models.dialogs.openConnect())
  const [first] = screen.getAllByRole('dialog')
  await act(async () => models.dialogs.close())
  await act(async () => models.dialogs.openConnect())
  expect(screen.getAllByRole('dialog')).not.toContain(first)
  stop()
})

test('if the account code cannot be loaded, the connect dialog says so and can retry', async () => {
  const retry = vi.fn()
  const { pick, stop } = await open({ views: undefined, missing: 'missing', retry }, { signIn: true })
  await pick()
  expect(screen.getByText(sentenceText('wallet is connected'))).toBeDefined()
  expect(screen.queryByText('Loading your account…')).toBeNull()
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(retry).toHaveBeenCalledTimes(1)
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(titles()).toEqual([])
  stop()
})

function Nothing() {
  return undefined
}
