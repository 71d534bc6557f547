import { nested, rejected } from '#devchain/scripted-wallet/wallet-error.ts'
import {
  accountButton,
  answered,
  chainButton,
  connectButton,
  openConnectDialog,
  openConnected,
  openDialog,
  openUnverified,
  pickWallet
} from './harness/steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

test('a rejection is shown with its reason, and RETRY connects', async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', 'reject')
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('Scripted Wallet is not connected')).toBeVisible()
  await expect(dialog.getByText('You rejected the request in your wallet.')).toBeVisible()
  await expect(connectButton(page)).toBeAttached()
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet that already shows a request (-32002) is said to, and RETRY connects', async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', 'busy')
  await page.goto('/')
  const dialog = await pickWallet(page)
  const reason = 'Your wallet already shows a request. Open it and answer that one first.'
  await expect(dialog.getByText(reason)).toBeVisible()
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('a failure of the wallet’s own is shown in its words, with the details folded away', async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', { code: -32603, message: 'Internal JSON-RPC error.' })
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('The wallet says: Internal JSON-RPC error.')).toBeVisible()
  await dialog.getByText('Details', { exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Copy details' })).toBeVisible()
})

test('a wallet that grants no account is not connected', async ({ page, installWallet }) => {
  await installWallet({ accounts: [] })
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByRole('status')).toHaveText(
    /^Scripted Wallet is not connected\s*Your wallet shared no account\.$/
  )
  await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
})

test('a wallet that never answers is waited for in the open, with help, and Cancel works', async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', 'hang')
  await page.clock.install()
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('Opening Scripted Wallet...')).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(dialog.getByText(/^Waiting for \d s$/)).toBeVisible()
  await page.clock.runFor(6_000)
  await expect(dialog.getByText(/Scripted Wallet may be locked, or its window may be behind this one/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
})

test('what a cancelled wallet answers in the end is ignored', async ({ page, installWallet }) => {
  const slow = await installWallet({ name: 'Slow', rdns: 'test.slow' })
  const quick = await installWallet({ name: 'Quick', rdns: 'test.quick', accounts: [1] })
  slow.always('ask')
  await page.goto('/')
  await pickWallet(page, 'Slow')
  await slow.untilHeld('eth_requestAccounts')
  await openDialog(page).getByRole('button', { name: 'Back' }).click()
  await openDialog(page).getByRole('button', { name: 'Quick' }).click()
  await expect(accountButton(page, '0x709')).toBeVisible()
  slow.settle()
  await slow.selectAccounts(2)
  await expect(accountButton(page, '0x709')).toBeVisible()
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  expect([slow.chainId, quick.chainId]).toEqual([84531, 59140])
})

test('a wallet that would never answer a second prompt is joined on its first', async ({ page, installWallet }) => {
  const wallet = await installWallet({ quirks: { secondRequest: 'hang' } })
  wallet.always('ask')
  await page.goto('/')
  await pickWallet(page)
  await wallet.untilHeld('eth_requestAccounts')
  await openDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
  wallet.settle()
  await expect(accountButton(page)).toBeVisible()
})

test('closing the dialog stops waiting for the wallet', async ({ page, wallet }) => {
  wallet.always('ask')
  await page.goto('/')
  await pickWallet(page)
  await wallet.untilHeld('eth_requestAccounts')
  await openDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
  await openConnectDialog(page)
})

test('chain ids as decimal texts are understood, senseless ones are ignored', async ({ page, installWallet }) => {
  const wallet = await installWallet({ quirks: { chainChanged: 'decimal' } })
  await openConnected(page)
  await wallet.switchChain(59140)
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  for (const senseless of ['', 'loading', null, {}, -1]) await wallet.emit('chainChanged', senseless)
  await wallet.emit('accountsChanged', ['nobody', 42, '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'])
  await expect(accountButton(page, '0x3C4')).toBeVisible()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
})

test('a wallet that checksums one answer and not the next still has one account', async ({ page, installWallet }) => {
  const wallet = await installWallet({ quirks: { addressCase: 'checksum' } })
  await openConnected(page)
  await wallet.emit('accountsChanged', [wallet.accounts[0]?.toLowerCase()])
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByTitle(wallet.accounts[0] ?? '')).toBeVisible()
})

test('a wallet that lost its node for a moment stays connected', async ({ page, wallet }) => {
  await openConnected(page)
  wallet.received.length = 0
  await wallet.disconnect({ code: 1013, message: 'Disconnected from chain. Attempting to connect.' })
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('eth_accounts')
  await wallet.selectAccounts(1)
  await expect(accountButton(page, '0x709')).toBeVisible()
})

test('a provider that cannot take its listeners back does no harm after disconnecting', async ({
  page,
  installWallet
}) => {
  const wallet = await installWallet({ quirks: { hasRemoveListener: false } })
  await openConnected(page)
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await wallet.emit('accountsChanged', wallet.accounts)
  await wallet.emit('chainChanged', '0x1')
  await expect(connectButton(page)).toBeVisible()
})

test('announcements that make no sense are left out, and a foreign icon is never fetched', async ({
  page,
  installWallet
}) => {
  const icon = 'https://tracker.example/icon.png'
  await installWallet({ name: 'Tracker', rdns: 'test.tracker', icon, takesWindowEthereum: false })
  await page.addInitScript(() => {
    const announce = (detail: unknown) => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', () => {
      for (const detail of [undefined, {}, { info: { name: 'No provider', rdns: 'test.none' } }, { provider: {} }]) {
        announce(detail)
      }
    })
  })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('region', { name: 'Installed' }).getByRole('listitem')).toHaveText(['Tracker'])
})

for (const place of ['original-error', 'data', 'cause'] as const) {
  test(`a rejection whose code stands only in ${place} is still the visitor’s own`, async ({ page, wallet }) => {
    wallet.next('eth_requestAccounts', nested(rejected, place))
    await page.goto('/')
    const dialog = await pickWallet(page)
    await expect(dialog.getByText('You rejected the request in your wallet.')).toBeVisible()
  })
}

for (const [behaviour, words] of [
  ['disconnected', 'The wallet says: The provider is disconnected from all chains.'],
  ['chain-disconnected', 'The wallet says: The provider is disconnected from the specified chain.']
] as const) {
  test(`a wallet that is ${behaviour} says so when connecting, and RETRY connects`, async ({ page, wallet }) => {
    wallet.next('eth_requestAccounts', behaviour)
    await page.goto('/')
    const dialog = await pickWallet(page)
    await expect(dialog.getByText(words)).toBeVisible()
    await dialog.getByRole('button', { name: 'RETRY' }).click()
    await expect(accountButton(page)).toBeVisible()
  })
}

test('a wallet without any chain (4900) leaves the page on its network, and says so', async ({ page, wallet }) => {
  await openConnected(page)
  wallet.next('wallet_switchEthereumChain', 'disconnected')
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(page.getByText('The wallet says: The provider is disconnected from all chains.')).toBeVisible()
  await expect(chainButton(page, 'Base Goerli')).toBeAttached()
})

test('a locked wallet is waited for until its person has unlocked it', async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', 'locked')
  await page.clock.install()
  await page.goto('/')
  const dialog = await pickWallet(page)
  await page.clock.runFor(11_000)
  await expect(dialog.getByText(/Scripted Wallet may be locked/)).toBeVisible()
  await wallet.unlock()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet that locks itself disconnects the page, and is asked for its account again', async ({
  page,
  wallet
}) => {
  await openConnected(page)
  await wallet.lock()
  await expect(connectButton(page)).toBeVisible()
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet that wakes up slowly is connected once it has', async ({ page, wallet }) => {
  for (const method of ['eth_requestAccounts', 'eth_chainId']) wallet.next(method, 'slow')
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('Opening Scripted Wallet...')).toBeVisible()
  await expect.poll(() => wallet.release()).toBe(1)
  await expect.poll(() => wallet.release()).toBe(1)
  await expect(accountButton(page)).toBeVisible()
})

test('a storm of events ends with the truth, and is no storm of requests', async ({ page, host, installWallet }) => {
  const wallet = await installWallet({ accounts: [0, 1] })
  wallet.next('eth_requestAccounts', 'event-storm')
  await openConnected(page)
  await answered(page, host)
  host.resetCounts()
  await wallet.storm()
  await expect(accountButton(page)).toBeVisible()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  await answered(page, host)
  expect(host.nodeRequests).toBeLessThan(5)
})

test('wallets that fight over window.ethereum are all offered, and each is itself', async ({ page, installWallet }) => {
  await installWallet({ name: 'First', rdns: 'test.first' })
  await installWallet({ name: 'Robber', rdns: 'test.robber', accounts: [1], takesWindowEthereum: 'for good' })
  await installWallet({ name: 'Loser', rdns: 'test.loser', accounts: [2], takesWindowEthereum: 'over others' })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  const installed = dialog.getByRole('region', { name: 'Installed' })
  await expect(installed.getByRole('listitem')).toHaveText(['First', 'Robber', 'Loser'])
  await expect(dialog.getByRole('button', { name: 'Browser wallet' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Loser' }).click()
  await expect(accountButton(page, '0x3C4')).toBeVisible()
})

test.describe('on a page that asks for a signature', () => {
  test.use({ hasSignIn: true })

  test('an account that changes in the middle of signing signs in neither by the other’s name', async ({
    page,
    installWallet
  }) => {
    const wallet = await installWallet({ accounts: [0, 1] })
    wallet.next('personal_sign', 'switch-account')
    const dialog = await openUnverified(page)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect.poll(() => wallet.received.filter(({ method }) => method === 'personal_sign').length).toBe(1)
    await expect(dialog.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(accountButton(page, '0x709')).toBeVisible()
    const signed = wallet.received.filter(({ method }) => method === 'personal_sign')
    expect(signed.map(({ params }) => (params as readonly string[])[1])).toEqual([
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    ])
  })

  for (const kind of ['eip-1271', 'eip-6492', 'eip-7702'] as const) {
    test(`an account of kind ${kind} signs in`, async ({ page, installWallet }) => {
      const wallet = await installWallet({ accounts: [{ index: 0, kind }] })
      const dialog = await openUnverified(page)
      await dialog.getByRole('button', { name: 'Send message' }).click()
      await expect(dialog).toBeHidden()
      await expect(accountButton(page, wallet.accounts[0]?.slice(0, 5))).toBeVisible()
      await page.reload()
      await expect(accountButton(page, wallet.accounts[0]?.slice(0, 5))).toBeVisible()
    })
  }
})
