import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import {
  accountButton,
  chainButton,
  chooseTheme,
  connectButton,
  openConnected,
  openDialog,
  openSignedIn,
  openUnverified
} from './harness/steps.ts'
import { expectWithinASecond } from './harness/within-a-second.ts'
import { expect, test } from './test.ts'

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test.describe('two tabs', () => {
  test.use({ hasSignIn: false })

  test('connecting in one shows the account in the other within a second, without a prompt', {
    tag: ['@alone', '@engine']
  }, async ({ context, wallet }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await other.goto('/')
    await expect(connectButton(other)).toBeVisible()
    await expectWithinASecond([other], 'Account 0xf39', () => openConnected(one))
    await expect(chainButton(other, 'Base Goerli')).toBeVisible()
    expect(wallet.received.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test('disconnecting in one is final in both within a second, and the wallet is notified once', {
    tag: ['@alone', '@engine']
  }, async ({ context, wallet }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await openConnected(one)
    await other.goto('/dashboard')
    await expect(accountButton(other)).toBeVisible()
    await accountButton(one).click()
    const disconnect = openDialog(one).getByRole('button', { name: 'Disconnect' })
    await expectWithinASecond([one, other], 'Connect wallet', () => disconnect.click())
    const revocations = () => wallet.received.filter(({ method }) => method === 'wallet_revokePermissions').length
    await expect.poll(revocations).toBe(1)
    await expect(other.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(connectButton(other)).toBeVisible()
    expect(revocations()).toBe(1)
  })

  test('a change of account or network in the wallet shows in both within a second', {
    tag: ['@proof', '@alone']
  }, async ({ context, wallet }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await openConnected(one)
    await other.goto('/')
    await expect(accountButton(other)).toBeVisible()
    await expectWithinASecond([one, other], 'Account 0x709', () => wallet.selectAccounts(1))
    await expectWithinASecond([one, other], 'Network: Linea Goerli', () => wallet.switchChain(59140))
  })

  test('a transfer sent from one is listed in the other, and both see it confirmed', {
    tag: '@proof'
  }, async ({ context, wallet, chains }) => {
    await chains.stopMining(84531)
    const [one, other] = [await context.newPage(), await context.newPage()]
    await openConnected(one, '/dashboard')
    await other.goto('/dashboard')
    const form = one.getByRole('region', { name: 'Send' })
    await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
    await form.getByLabel('Amount in ETH').fill('1')
    await reviewAndConfirm(form)
    const entries = [one, other].map((tab) =>
      tab.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
    )
    for (const entry of entries) await expect(entry).toContainText('Pending')
    await chains.mine(84531)
    for (const entry of entries) await expect(entry).toContainText('Confirmed')
    expect(wallet.received.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  test('the theme chosen in one applies to the other', { tag: ['@proof', '@engine'] }, async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await Promise.all([one.goto('/'), other.goto('/')])
    // Once rendered, the content moves what is below it.
    for (const tab of [one, other]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await chooseTheme(one, 'Dark')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('two tabs of a page with sign-in', () => {
  test('a second tab has the session', { tag: '@proof' }, async ({ context, wallet }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await openSignedIn(one)
    await other.goto('/dashboard')
    await expect(other.getByRole('region', { name: 'Signed in' })).toBeVisible()
    expect(wallet.received.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  })

  test('signing in in one signs in the other within a second', { tag: ['@proof', '@alone'] }, async ({
    context,
    wallet
  }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await other.goto('/dashboard')
    const dialog = await openUnverified(one)
    await expect(other.getByRole('heading', { name: 'Sign in to see your dashboard' })).toBeVisible()
    await expectWithinASecond([other], 'Network: Base Goerli', async () => {
      await dialog.getByRole('button', { name: 'Send message' }).click()
      await expect(chainButton(one, 'Base Goerli')).toBeVisible()
    })
    await expect(other.getByRole('region', { name: 'Signed in' })).toBeVisible()
    expect(wallet.received.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  })

  test('signing out in one signs out the other within a second', { tag: ['@proof', '@alone', '@engine'] }, async ({
    context
  }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await openSignedIn(one, '/dashboard')
    await other.goto('/dashboard')
    await expect(other.getByRole('region', { name: 'Signed in' })).toBeVisible()
    const signOut = one.getByRole('button', { name: 'Sign out', exact: true })
    await expectWithinASecond([one, other], 'Sign in', () => signOut.click())
    await expect(other.getByRole('heading', { name: 'Sign in to see your dashboard' })).toBeVisible()
  })
})
