// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { serialiseConnection } from '#ui/models/stored-settings.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { FakePage } from './fake-page.tsx'
import { LostWallet } from './lost-wallet.tsx'

let stop = () => undefined as void
afterEach(() => {
  cleanup()
  stop()
})

/** A page whose wallet offered Alice's account at the last visit. */
async function openPage() {
  const storage = new FakeBrowserStorage()
  storage
    .tab()
    .write(
      'portside.connection',
      serialiseConnection({ wallet: { id: 'wallet', isPaired: false }, grant: { account: alice, chainId: 84531 } })
    )
  const connector = Object.assign(new FakeConnector(), { granted: { account: bob, chainId: 84531 } })
  const tab = openTab({ storage, connector })
  stop = tab.stop
  await act(async () => {
    render(
      <FakePage models={tab.models}>
        <LostWallet />
      </FakePage>
    )
  })
  return tab
}

test('an account other than the last one is shown in full, and accepted with one click', async () => {
  const { models } = await openPage()
  expect(screen.getByRole('status').textContent).toBe(
    `Your wallet is offering a different account from the one you used last time. Use it only if you switched accounts yourself.${bob}Use the other account`
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use the other account' })))
  expect(models.connection.account).toBe(bob)
  expect(screen.queryByRole('status')).toBeNull()
})

test('if the wallet itself is ambiguous, there is no account to accept', async () => {
  const { models, discovery } = await openPage()
  await act(async () => {
    discovery.announce(walletOf('wallet', new FakeConnector()))
    await models.connection.acceptAccount()
  })
  expect(screen.getByRole('status').textContent).toContain('cannot tell for certain which wallet you used last')
  expect(screen.queryByRole('button')).toBeNull()
})
