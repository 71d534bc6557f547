import { nested, rejected } from '#devchain/scripted-wallet/wallet-error.ts'
import {
  accountButton,
  chainButton,
  connectButton,
  openConnectDialog,
  openConnected,
  openDialog,
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

test('a wallet that already shows a request (-32002) is reported, and RETRY connects', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('eth_requestAccounts', 'busy')
  await page.goto('/')
  const dialog = await pickWallet(page)
  const reason = 'Your wallet already shows a request. Open it and answer that one first.'
  await expect(dialog.getByText(reason)).toBeVisible()
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet’s own failure is reported in our words, with its message folded away', async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', { code: -32603, message: 'Internal JSON-RPC error.' })
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('Something went wrong in the wallet.')).toBeVisible()
  await expect(dialog.getByText('Internal JSON-RPC error.')).toBeHidden()
  await dialog.getByText('Details', { exact: true }).click()
  await expect(dialog.getByText('-32603: Internal JSON-RPC error.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy details' })).toBeVisible()
})

test('a wallet that grants no account is not connected', { tag: '@proof' }, async ({ page, installWallet }) => {
  await installWallet({ accounts: [] })
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByRole('status')).toHaveText(
    /^Scripted Wallet is not connected\s*Your wallet shared no account\.$/
  )
  await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
})

test('a wallet that never answers is shown as waiting, with help, and Cancel works', async ({ page, wallet }) => {
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

test('a late answer from a cancelled wallet is ignored', { tag: '@proof' }, async ({ page, installWallet }) => {
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

test('if a wallet never answers a second request, the page waits for its first', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
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

test('closing the dialog stops waiting for the wallet', { tag: '@proof' }, async ({ page, wallet }) => {
  wallet.always('ask')
  await page.goto('/')
  await pickWallet(page)
  await wallet.untilHeld('eth_requestAccounts')
  await openDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
  await openConnectDialog(page)
})

// Other places are in adapters/wallet/error/wallet-errors.test.ts.
test('a rejection whose code is only inside another error still counts as the visitor’s', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', nested(rejected, 'original-error'))
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('You rejected the request in your wallet.')).toBeVisible()
})

for (const [behaviour, words] of [
  ['disconnected', 'Your wallet is not connected to any network.'],
  ['chain-disconnected', 'Your wallet is not connected to this network.']
] as const) {
  test(`a wallet that is ${behaviour} says so when connecting, and RETRY connects`, {
    tag: '@proof'
  }, async ({ page, wallet }) => {
    wallet.next('eth_requestAccounts', behaviour)
    await page.goto('/')
    const dialog = await pickWallet(page)
    await expect(dialog.getByText(words)).toBeVisible()
    await dialog.getByRole('button', { name: 'RETRY' }).click()
    await expect(accountButton(page)).toBeVisible()
  })
}

test('a wallet without any chain (4900) leaves the page on its network, and says so', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page)
  wallet.next('wallet_switchEthereumChain', 'disconnected')
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(openDialog(page).getByRole('alert')).toContainText(
    'The wallet is not on Linea Goerli: Your wallet is not connected to any network.'
  )
  await expect(chainButton(page, 'Base Goerli')).toBeAttached()
})

test('the page waits until the user has unlocked a locked wallet', { tag: '@proof' }, async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', 'locked')
  await page.clock.install()
  await page.goto('/')
  const dialog = await pickWallet(page)
  await page.clock.runFor(11_000)
  await expect(dialog.getByText(/Scripted Wallet may be locked/)).toBeVisible()
  await wallet.unlock()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet that wakes up slowly is connected once it is awake', { tag: '@proof' }, async ({ page, wallet }) => {
  for (const method of ['eth_requestAccounts', 'eth_chainId']) wallet.next(method, 'slow')
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('Opening Scripted Wallet...')).toBeVisible()
  await expect.poll(() => wallet.release()).toBe(1)
  await expect.poll(() => wallet.release()).toBe(1)
  await expect(accountButton(page)).toBeVisible()
})
