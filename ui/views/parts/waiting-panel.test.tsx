// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { desktop } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { sentenceText } from '#ui/testing/sentence-text.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

const phone: Device = { os: 'ios', browser: 'safari' }
const app: Partial<Wallet> = { name: 'Rainbow', transport: () => ({ kind: 'pairing' }), openLink: 'rainbow://' }
let stop: () => void = () => undefined

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
})

async function wait(wallet: Partial<Wallet> = {}, device = desktop) {
  const onCancel = vi.fn()
  const tab = openTab({ device, announced: false })
  stop = tab.stop
  tab.discovery.announce(walletOf('wallet', new FakeConnector(), { name: 'Harbour', ...wallet }))
  await tab.models.connection.connect('wallet')
  render(
    <FakePage models={tab.models}>
      <WaitingPanel asked="Send 0.1 ETH to 0x12…34" since={Date.now()} onCancel={onCancel} />
    </FakePage>
  )
  return onCancel
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('after the clock was set back, the elapsed time counts from then', async () => {
  await wait()
  vi.setSystemTime(Date.now() - 3_600_000)
  await pass(6)
  expect(screen.getByText('Waiting for 5 s')).toBeDefined()
})

test('it immediately shows the request and the wallet, after 5 s the elapsed time, after 10 s what to do', async () => {
  await wait()
  expect(screen.getByText('Send 0.1 ETH to 0x12…34')).toBeDefined()
  expect(screen.getByText(sentenceText('Confirm in Harbour'))).toBeDefined()
  await pass(4)
  expect(screen.queryByText(/Waiting for/)).toBeNull()
  await pass(1)
  expect(screen.getByText('Waiting for 5 s')).toBeDefined()
  expect(screen.queryByText(/Nothing to see/)).toBeNull()
  await pass(5)
  expect(screen.getByRole('status').textContent).toBe(
    "Nothing to see? Harbour may be locked, or its window may be behind this one or in a side panel. Open it from the browser's toolbar."
  )
})

test('the address involved is shown in full', async () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const { models, stop: stopTab } = openTab()
  stop = stopTab
  await models.connection.connect('wallet')
  render(
    <FakePage models={models}>
      <WaitingPanel asked="Send" address={address} since={undefined} />
    </FakePage>
  )
  expect(screen.getByText('7099').parentElement?.textContent).toBe(address)
})

test('Cancel is available from the start', async () => {
  const onCancel = await wait()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('an app on the visitor’s own phone gets a link, and the help says so', async () => {
  await wait(app, phone)
  const link = screen.getByRole('link', { name: 'Open Rainbow' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['rainbow://', null])
  await pass(10)
  expect(
    screen.getByText(sentenceText('Nothing to see? Open Rainbow on this phone: the request waits there.'))
  ).toBeDefined()
})

test('a web address that opens an app does not replace the page', async () => {
  await wait({ ...app, openLink: 'https://rainbow.example/' }, phone)
  const link = screen.getByRole('link', { name: 'Open Rainbow' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('the help for a wallet on another device says to open it there', async () => {
  await wait(app)
  expect(screen.queryByRole('link')).toBeNull()
  await pass(10)
  expect(
    screen.getByText(sentenceText('Nothing to see? Unlock the device that Rainbow is on, and open it there.'))
  ).toBeDefined()
})

test('the help for a wallet in this browser says to unlock it', async () => {
  await wait({ transport: () => ({ kind: 'here' }), openLink: 'rainbow://' }, phone)
  expect(screen.queryByRole('link')).toBeNull()
  await pass(10)
  expect(screen.getByText(sentenceText('Nothing to see? Harbour may be locked.'))).toBeDefined()
})

test('a panel that disappears with the focus returns it to the opener, else to the dialog, else to the page', async () => {
  for (const [opener, place] of [
    ['stays', 'Send'],
    ['is disabled', 'Title'],
    ['is disabled', 'main']
  ] as const) {
    const focused = await cancelByKeyboard(opener === 'is disabled', place !== 'main')
    expect(focused).toBe(place)
    cleanup()
    stop()
  }
})

test('a panel that disappears without the focus leaves the focus alone', async () => {
  const elsewhere = document.createElement('input')
  document.body.append(elsewhere)
  await wait()
  elsewhere.focus()
  cleanup()
  await pass(1)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

/** @returns the text of the element that ends up focused, or `main`. */
async function cancelByKeyboard(isOpenerDisabled: boolean, isInDialog: boolean): Promise<string | null | undefined> {
  const tab = openTab({ device: desktop, announced: false })
  stop = tab.stop
  tab.discovery.announce(walletOf('wallet', new FakeConnector(), { name: 'Harbour' }))
  await tab.models.connection.connect('wallet')
  const Surroundings = isInDialog ? 'dialog' : 'div'
  const show = (isWaiting: boolean, isDone = false) => (
    <FakePage models={tab.models}>
      <main tabIndex={-1}>
        <Surroundings {...(isInDialog && { open: true })}>
          <h2 tabIndex={-1} data-dialog-title="">
            Title
          </h2>
          <button type="button" disabled={isOpenerDisabled && isDone}>
            Send
          </button>
          {isWaiting && <WaitingPanel asked="Send" since={undefined} onCancel={() => undefined} />}
        </Surroundings>
      </main>
    </FakePage>
  )
  const { rerender } = render(show(false))
  screen.getByText('Send').focus()
  rerender(show(true))
  screen.getByRole('button', { name: 'Cancel' }).focus()
  rerender(show(false, true))
  await pass(1)
  const { activeElement } = document
  return activeElement?.localName === 'main' ? 'main' : activeElement?.textContent
}
