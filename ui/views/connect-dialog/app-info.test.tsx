// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import type { AppInfo } from '#ui/app-info.ts'
import { getWalletText } from '#ui/text/get-wallet.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { getWalletPane } from './lazy-panes.ts'

let stop: () => void = () => undefined

beforeAll(() => getWalletPane.load())
afterEach(() => {
  cleanup()
  stop()
})

function openDialog(modalSize: 'compact' | 'wide', appInfo: AppInfo) {
  const tab = openTab()
  const models = { ...tab.models, settings: { ...tab.models.settings, modalSize, appInfo } }
  stop = tab.stop
  models.dialogs.openConnect()
  render(
    <FakePage models={models}>
      <ConnectDialog />
    </FakePage>
  )
  return { models }
}

test.each(['compact', 'wide'] as const)(
  'the %s dialog shows the site’s disclaimer and its links at once',
  (modalSize) => {
    const appInfo: AppInfo = { disclaimer: ['By connecting, you accept our ', { text: 'terms', url: '/terms' }, '.'] }
    openDialog(modalSize, appInfo)
    expect(screen.getByText(/^By connecting, you accept our/)).toBeDefined()
    const link = screen.getByRole('link', { name: 'terms (opens in a new tab)' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/terms', 'noreferrer'])
  }
)

test('links of the disclaimer may lead to the same address, and its words have their own direction', () => {
  const links = ['terms', 'privacy policy'].map((text) => ({ text, url: '/legal' }))
  openDialog('compact', { disclaimer: ['By connecting, you accept our ', ...links] })
  expect(links.map(({ text }) => screen.getByRole('link', { name: `${text} (opens in a new tab)` }))).toHaveLength(2)
  expect(screen.getByText(/^By connecting/).dir).toBe('auto')
})

test('in the wide dialog, the disclaimer is under the introduction, which the picked wallet replaces', () => {
  const { models } = openDialog('wide', { disclaimer: ['By connecting, you accept our terms.'] })
  expect(screen.getByText(/^By connecting/).parentElement?.textContent).toContain(getWalletText.learn[0]?.title)
  act(() => models.connectDialog.pick('wallet'))
  expect(screen.queryByText(/^By connecting/)).toBeNull()
})

test('what a wallet is links to the site’s own page about it, also where there is no wallet to get', () => {
  const { models } = openDialog('compact', { learnMoreUrl: 'https://learn.example/wallets' })
  act(() => models.connectDialog.openLearn())
  const link = screen.getByRole('link', { name: 'Learn more (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://learn.example/wallets')
})
