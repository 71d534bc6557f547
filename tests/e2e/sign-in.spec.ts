import type { Page } from '@playwright/test'
import { parseSignInMessage } from '#domain/session/sign-in-message.ts'
import { resize } from '../resize.ts'
import { expectAccessible } from './harness/axe.ts'
import { openWithSetting } from './harness/built-setting.ts'
import {
  accountButton,
  barrier,
  chainButton,
  connectButton,
  openDialog,
  openSignedIn,
  openUnverified,
  pickWallet
} from './harness/steps.ts'
import { expect, test } from './test.ts'

const DAY_MS = 86_400_000

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('the sign-in dialog replaces the connect dialog, and one signature signs in', async ({ page, wallet, host }) => {
  const dialog = await openUnverified(page)
  await expect(openDialog(page)).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('Since')
  const signed = wallet.received.find(({ method }) => method === 'personal_sign')
  const [hex = '', account] = (signed?.params ?? []) as string[]
  const message = Buffer.from(hex.slice(2), 'hex').toString()
  expect(account).toBe(wallet.accounts[0])
  expect(message).toContain(`${new URL(host.origin).host} wants you to sign in with your Ethereum account:\n${account}`)
  expect(message).toContain(`URI: ${host.origin}\nVersion: 1\nChain ID: 84531\nNonce: `)
})

test('on a phone, what is shown before the wallet opens is what the wallet then gets', { tag: '@proof' }, async ({
  page,
  wallet,
  host
}) => {
  wallet.next('personal_sign', 'ask')
  const dialog = await openUnverified(page)
  await resize(page, { width: 390, height: 844 })
  const summary = dialog.getByRole('region', { name: 'What you will sign' })
  const shown = (term: string) =>
    summary.getByRole('definition').nth(['Account', 'Website', 'Network', 'Message valid'].indexOf(term))
  await expect(summary.getByRole('term')).toHaveText(['Account', 'Website', 'Network', 'Message valid'])
  await expect(shown('Website')).toHaveText(new URL(host.origin).host)
  await expect(shown('Network')).toHaveText('Base Goerli (chain ID 84531)')
  await expect(shown('Message valid')).toHaveText('for 10 minutes at most')
  const account = await shown('Account').textContent()
  expect(account).toContain(wallet.accounts[0])
  const last = await shown('Message valid').boundingBox()
  const button = await dialog.getByRole('button', { name: 'Send message' }).boundingBox()
  expect((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN)).toBeLessThan(button?.y ?? Number.NaN)
  await expectAccessible(page)
  expect(wallet.received.map(({ method }) => method)).not.toContain('personal_sign')

  await dialog.getByRole('button', { name: 'Send message' }).click()
  await wallet.untilHeld('personal_sign')
  const [hex = ''] = (wallet.received.find(({ method }) => method === 'personal_sign')?.params ?? []) as string[]
  const message = parseSignInMessage(Buffer.from(hex.slice(2), 'hex').toString())
  await expect(shown('Website')).toHaveText(message?.domain ?? '')
  await expect(shown('Network')).toHaveText(`Base Goerli (chain ID ${message?.chainId})`)
  await expect(shown('Account')).toContainText(message?.address ?? '')
  const until = await page.evaluate(
    (at) => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
    message?.expiresAt
  )
  await expect(shown('Message valid')).toHaveText(`until ${until}`)
  await expectAccessible(page)
  wallet.settle()
  await expect(dialog).toBeHidden()
})

test('where signing in is optional, the page is used without it, and whoever cancels stays connected', async ({
  page,
  wallet
}) => {
  await openWithSetting(page, 'signIn', 'optional')
  await pickWallet(page)
  await expect(openDialog(page)).toBeHidden()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible()
  expect(wallet.received.map(({ method }) => method)).not.toContain('personal_sign')

  const signIn = page.getByRole('region', { name: 'Verify your account' }).getByRole('button', { name: 'Sign in' })
  await signIn.click()
  await expect(openDialog(page)).toHaveAccessibleName('Verify your account')
  await expect(openDialog(page).getByText('disconnects your wallet')).toBeHidden()
  await expectAccessible(page)
  await openDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  await expect(signIn).toBeFocused()

  await signIn.click()
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('Since')
  await page.getByRole('region', { name: 'Signed in' }).getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(signIn).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
})

test('the button says what it is waiting for: the message, the signature, the verification', { tag: '@proof' }, async ({
  page,
  wallet,
  host
}) => {
  wallet.next('personal_sign', 'ask')
  host.break('/auth/nonce', 'slow')
  const dialog = await openUnverified(page)
  await expect(dialog.getByRole('button', { name: 'Preparing message...' })).toBeDisabled()
  host.repair('/auth/nonce')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeDisabled()
  await wallet.untilHeld('personal_sign')
  host.break('/auth/verify', 'slow')
  wallet.settle()
  await expect(dialog.getByRole('button', { name: 'Verifying signature...' })).toBeDisabled()
  host.repair('/auth/verify')
  await expect(dialog).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
})

test('a session is restored on load, without a dialog and without a signature', { tag: '@engine' }, async ({
  page,
  wallet
}) => {
  await openSignedIn(page, '/dashboard')
  wallet.received.length = 0
  await page.reload()
  await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
  expect(wallet.received.map(({ method }) => method)).not.toContain('personal_sign')
})

test('signing out ends the session for good, and signing in again works', async ({ page, wallet }) => {
  await openSignedIn(page, '/dashboard')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to see your dashboard' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in to see your dashboard' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
  expect(wallet.received.filter(({ method }) => method === 'personal_sign')).toHaveLength(2)
})

test('another account ends the previous account’s session', { tag: '@proof' }, async ({ page, wallet }) => {
  await openSignedIn(page, '/dashboard')
  await wallet.selectAccounts(1)
  await expect(page.getByRole('heading', { name: 'Sign in to see your dashboard' })).toBeVisible()
  await expect(accountButton(page, '0x709')).toBeVisible()
  await wallet.selectAccounts(0)
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in to see your dashboard' })).toBeVisible()
})

test('a visitor’s clock that is eight days fast ends no session', { tag: '@proof' }, async ({ page }) => {
  await page.clock.install({ time: Date.now() + 8 * DAY_MS })
  await openSignedIn(page, '/dashboard')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
})

test('when a session expires, the service is asked, and if it does not answer, the page says so', {
  tag: '@proof'
}, async ({ page, host }) => {
  await page.clock.install()
  await openSignedIn(page, '/dashboard')
  const card = page.getByRole('region', { name: 'Signed in' })
  await expect(card).toBeVisible()
  host.break('/auth/session', 'down')
  await page.clock.fastForward(7 * DAY_MS)
  await expect(card).toContainText('The sign-in service cannot be reached, so this may have ended by now.')
  host.repair('/auth/session')
  await page.clock.fastForward(60_000)
  await expect(card).not.toContainText('cannot be reached')
  await expect(card).toBeVisible()
})

test('a wallet that was locked between two visits ends the session, however late the account’s code loads', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  await openSignedIn(page)
  await page.goto('about:blank')
  await wallet.lock()
  const accountRequests = () => wallet.received.filter(({ method }) => method === 'eth_accounts').length
  const before = accountRequests()
  await page.route(/\/assets\/account-/, async (route) => {
    await expect.poll(accountRequests).toBeGreaterThan(before)
    await barrier(page)
    await route.continue()
  })
  await page.goto('/')
  await expect(connectButton(page)).toBeVisible()
  await wallet.unlock()
  // The wallet is followed, but its account has to sign in again.
  await page.getByRole('navigation').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible()
})

test('disconnecting ends the session', { tag: '@proof' }, async ({ page, wallet }) => {
  await openSignedIn(page)
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await pickWallet(page)
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible()
  expect(wallet.received.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
})

/** A desktop, and the smallest phone. */
const SIZES = [
  [1280, 800],
  [320, 568]
] as const

const dismissals = {
  Cancel: async (page) => openDialog(page).getByRole('button', { name: 'Cancel' }).click(),
  Close: async (page) => openDialog(page).getByRole('button', { name: 'Close' }).click(),
  Escape: async (page) => page.keyboard.press('Escape')
} as const satisfies Record<string, (page: Page) => Promise<void>>

for (const [name, dismiss] of Object.entries(dismissals)) {
  test(`${name} on the sign-in disconnects the wallet, even while it is asked to sign`, {
    tag: '@proof'
  }, async ({ page, wallet }) => {
    wallet.next('personal_sign', 'hang')
    const dialog = await openUnverified(page)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      'Cancelling disconnects your wallet.'
    )
    await dismiss(page)
    await expect(connectButton(page)).toBeVisible()
    await expect(dialog).toBeHidden()
    const said = page.getByRole('main').getByText('The request is still open in your wallet. Reject it there.')
    await expect(said.and(page.locator(':not([role])'))).toBeVisible()
    await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('wallet_revokePermissions')
  })
}

test('a sign-in that the wallet still asks for when the page is reloaded is said, until it is dismissed', async ({
  page,
  wallet
}) => {
  wallet.next('personal_sign', 'hang')
  const dialog = await openUnverified(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('personal_sign')
  await page.reload()
  const open = page.locator('section[aria-label="Requests in your wallet"]')
  await expect(open).toContainText('Sign in')
  await expect(open).toContainText('This may still be open in your wallet. If it is, reject it there.')
})

for (const [width, height] of SIZES) {
  test(`at ${width} px, a press beside the sign-in leaves it open, and Back leads to its start, then out of it`, async ({
    page,
    wallet
  }) => {
    wallet.next('personal_sign', 'ask')
    const dialog = await openUnverified(page)
    await resize(page, { width, height })
    await page.mouse.click(width / 2, 8)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
    await wallet.untilHeld('personal_sign')
    await page.mouse.click(width / 2, 8)
    await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
    await page.goBack()
    await expect(dialog.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await expect(dialog.getByText('The request is still open in your wallet. Reject it there.')).toBeInViewport({
      ratio: 1
    })
    await page.goBack()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    expect(wallet.received.map(({ method }) => method)).not.toContain('wallet_revokePermissions')
  })
}

test('on a network that the service does not know, the switch is offered before anybody signs', async ({
  page,
  wallet
}) => {
  await wallet.switchChain(137)
  const dialog = await openUnverified(page)
  const words = dialog.getByText(/^You cannot sign in on .+\.$/)
  for (const [width, height] of SIZES) {
    await resize(page, { width, height })
    await expect(words).toBeInViewport({ ratio: 1 })
  }
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Sign in', includeHidden: true })).toHaveCount(0)
  expect(wallet.received.map(({ method }) => method)).not.toContain('personal_sign')
  await dialog.getByRole('button', { name: 'Switch to Base Goerli' }).click()
  await expect(words).toBeHidden()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  expect(wallet.received.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
})

test.describe('with no sign-in service configured', () => {
  test.use({ hasSignIn: false })

  test('there is no sign-in step, and no service is contacted', async ({ page, wallet }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/dashboard')
    await pickWallet(page)
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(openDialog(page)).toBeHidden()
    await expect(page.getByRole('region', { name: 'Signed in' })).toBeHidden()
    expect(asked.filter((path) => path.startsWith('/auth'))).toEqual([])
    expect(wallet.received.map(({ method }) => method)).not.toContain('personal_sign')
  })
})
