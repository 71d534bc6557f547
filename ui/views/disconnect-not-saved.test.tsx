// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { sentenceText } from '#ui/testing/sentence-text.ts'
import { Announcements } from './announcements.tsx'
import { FakePage } from './fake-page.tsx'
import { HomeActions } from './home-page/home-actions.tsx'

const UNSAVED =
  'You are disconnected, but your browser could not save that. When this page is loaded again, it may reconnect to Safe.'

let stop = () => undefined as void
afterEach(() => {
  cleanup()
  stop()
})

/** A page shown in a frame by a wallet named Safe. */
async function openPage(storage: FakeBrowserStorage) {
  const safe = walletOf('safe', new FakeConnector(), { name: 'Safe', isHost: () => true })
  const tab = openTab({ catalogue: [safe], storage })
  stop = tab.stop
  await tab.models.connection.connect('safe')
  await act(async () => {
    render(
      <FakePage models={tab.models}>
        <Announcements />
        <HomeActions isConnected={false} />
      </FakePage>
    )
  })
  return tab.models.connection
}

test('a disconnect that the browser cannot save shows a warning until the visitor connects again', async () => {
  const storage = new FakeBrowserStorage()
  storage.refuses = 'everything'
  const connection = await openPage(storage)
  const regions = screen.getAllByRole('status')
  const said = () => regions.map(({ textContent }) => textContent).join('')
  const shown = () =>
    screen.queryAllByText(sentenceText(UNSAVED)).filter((element) => !element.closest('[role=status]'))
  expect([said(), shown()]).toEqual(['', []])
  await act(() => connection.disconnect())
  // A live region announces only changes made while it is on the page.
  expect([said(), screen.getAllByRole('status')]).toEqual([UNSAVED, regions])
  expect(shown()).toHaveLength(1)
  await act(() => connection.connect('safe'))
  expect([said(), shown()]).toEqual(['', []])
})

test('a saved disconnect shows no warning', async () => {
  const connection = await openPage(new FakeBrowserStorage())
  await act(() => connection.disconnect())
  expect(screen.queryByText(sentenceText(UNSAVED))).toBeNull()
})
