import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Relay } from '#devchain/relay/relay.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { openWithPhone, promptsOn } from './harness/phone-steps.ts'
import { accountButton, barrier, chainButton, connectButton, openDialog, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts

test.use({ hasSignIn: false })

test('the session of the last visit is restored after a reload, without a request to the phone', async ({
  page,
  phone
}) => {
  await openWithPhone(page, phone, '/dashboard')
  const asked = phone.transcript.entries().length
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByText('Test Phone via WalletConnect')).toBeVisible()
  await send(page)
  await expect(entryOf(page)).toContainText('Confirmed')
  const later = phone.transcript.entries().slice(asked)
  expect(later.filter(({ kind }) => kind === 'prompt').map(({ method }) => method)).toEqual(['eth_sendTransaction'])
})

test('a visitor who disconnects ends the session on the phone, for good', { tag: '@proof' }, async ({
  page,
  phone
}) => {
  await openWithPhone(page, phone)
  const ended = phone.transcript.next(({ kind }) => kind === 'session-ended')
  await disconnect(page)
  await ended
  expect(phone.sessions()).toEqual([])
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await barrier(page)
  await expect(accountButton(page)).toBeHidden()
})

test('a phone that disconnects is disconnected on the page', { tag: '@proof' }, async ({ page, phone }) => {
  await openWithPhone(page, phone, '/dashboard')
  await phone.disconnect()
  await expect(connectButton(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
})

test('a phone that disconnects while the page is closed is disconnected when it is back', { tag: '@proof' }, async ({
  page,
  phone
}) => {
  await openWithPhone(page, phone)
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await phone.disconnect()
  await page.goto(origin)
  await expect(connectButton(page)).toBeVisible()
})

test('a session that was restored too slowly ends on the phone once another wallet is connected', {
  tag: '@proof'
}, async ({ page, phone, wallet }) => {
  wallet.always('approve')
  await openWithPhone(page, phone)
  let release = () => undefined as void
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/wallet-connect-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.clock.install()
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByText('Your wallet did not answer in time.')).toBeVisible()
  const ended = phone.transcript.next(({ kind }) => kind === 'session-ended')
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
  expect(phone.sessions()).toHaveLength(1)
  release()
  await ended
  expect(phone.sessions()).toEqual([])
  await expect(accountButton(page)).toBeVisible()
})

test('a session survives a relay that drops connections or restarts without its state', { tag: '@proof' }, async ({
  page,
  phone,
  relay
}) => {
  await openWithPhone(page, phone, '/dashboard')
  await cut(relay)
  await send(page)
  await expect(entryOf(page)).toContainText('Confirmed')
  relay.forget()
  await cut(relay)
  await phone.switchChain(59140)
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  expect(promptsOn(phone, 'eth_sendTransaction')).toBe(1)
})

/** Waits until page and phone are both connected again. */
async function cut(relay: Relay): Promise<void> {
  let left = 2
  const back = relay.transcript.next(({ kind, method }) => {
    if (kind === 'in' && method === 'irn_batchSubscribe') left--
    return left === 0
  })
  relay.drop()
  await back
}

function entryOf(page: Page) {
  return page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
}

async function disconnect(page: Page): Promise<void> {
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
}

async function send(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(form)
}
