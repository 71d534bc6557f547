import { openDashboard, openMenu, send } from './harness/dashboard-steps.ts'
import { accountButton, connectButton, openDialog, openUnverified, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const BUSY = 'Your wallet already shows a request. Open it and answer that one first.'

test.use({ hasSignIn: false })

test('a connection that is approved after the visitor has cancelled is revoked', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('eth_requestAccounts', 'ask')
  await page.goto('/')
  const dialog = await pickWallet(page)
  await wallet.untilHeld('eth_requestAccounts')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  wallet.settle()
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('wallet_revokePermissions')
  await openDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
})

test('a request that the wallet showed before (-32002) connects the page once it is approved', async ({
  page,
  wallet
}) => {
  wallet.next('eth_requestAccounts', 'ask')
  await page.goto('/')
  await pickWallet(page)
  await wallet.untilHeld('eth_requestAccounts')
  await page.reload()
  const dialog = await pickWallet(page)
  await expect(dialog.getByText(BUSY)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
  wallet.settle()
  await expect(accountButton(page)).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
})

test('a payment to a busy wallet (-32002) says so, and that nothing was sent', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('eth_sendTransaction', 'busy')
  await openDashboard(page)
  const form = await send(page)
  await expect(form.getByRole('alert')).toContainText(`${BUSY} Nothing was sent.`)
})

test('a wallet that locks itself during a request is disconnected, and the page offers to connect', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  wallet.next('eth_sendTransaction', 'locked')
  await openDashboard(page)
  await send(page)
  await openMenu(page)
  await expect(connectButton(page)).toBeVisible()
})

test.describe('on a page that asks for a signature', () => {
  test.use({ hasSignIn: true })

  test('a busy wallet (-32002) is reported next to the error', { tag: '@proof' }, async ({ page, wallet }) => {
    wallet.next('personal_sign', 'busy')
    const dialog = await openUnverified(page)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Error signing message, please retry!')
    await expect(dialog.getByRole('alert')).toContainText(BUSY)
  })
})
