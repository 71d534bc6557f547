import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { accountButton, openConnected } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [SENDER = '', RECIPIENT = ''] = testAccounts
const DESCRIPTION = 'Send 1.5 ETH to 0x70…79C8'
const OPEN =
  'This may have been sent. Your wallet has not confirmed it either way: check there before you try again, and reject the request if it is still open.'
const NONCE_USED = 'Another transaction from this account has used the nonce that was expected for this request.'
const NOT_STORED =
  'Your browser cannot store this request. If you close or reload this page, it will be forgotten here, even if it is sent.'

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('a transfer that the wallet sends after a reload is found and listed, without a further click', async ({
  page,
  wallet
}) => {
  await ask(page, wallet)
  await expect.poll(() => storedAttempts(page)).toEqual([expect.stringContaining('"nonce":')])
  await page.reload()
  await expect(requestsOf(page).getByRole('status').filter({ hasText: OPEN })).toContainText(DESCRIPTION)
  await expect(requestsOf(page).getByText(RECIPIENT)).toBeVisible()
  wallet.settle()
  await expect(listOf(page).getByRole('listitem')).toContainText(`${DESCRIPTION}Confirmed`)
  await expect(
    requestsOf(page).getByText(`Your wallet has sent this after all: ${DESCRIPTION}. Follow it under Transactions.`)
  ).toBeVisible()
  await expect(requestsOf(page).getByText(OPEN)).toBeHidden()
  expect(await storedAttempts(page)).toEqual([])
})

test('a transfer whose nonce another transaction has used links to that one, until the visitor dismisses it', async ({
  chains,
  page,
  wallet
}) => {
  await ask(page, wallet)
  await expect.poll(() => storedAttempts(page)).toEqual([expect.stringContaining('"nonce":')])
  await page.reload()
  await expect(requestsOf(page).getByText(OPEN)).toBeVisible()
  const hash = await chains.call(BASE_GOERLI, 'eth_sendTransaction', [{ from: SENDER, to: RECIPIENT, value: '0x1' }])
  await expect(requestsOf(page).getByText(NONCE_USED)).toBeVisible()
  const link = requestsOf(page).getByRole('link', { name: 'View the other transaction on explorer' })
  await expect(link).toHaveAttribute('href', `https://goerli.basescan.org/tx/${hash}`)
  await requestsOf(page)
    .getByRole('button', { name: `Dismiss the warning: ${DESCRIPTION}` })
    .click()
  await expect(requestsOf(page).getByText(NONCE_USED)).toBeHidden()
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(formOf(page).getByLabel('Recipient')).toBeVisible()
  await expect(requestsOf(page)).toBeHidden()
  expect(await storedAttempts(page)).toEqual([])
})

test('a transfer that was rejected in the wallet leaves no trace', { tag: '@proof' }, async ({ page, wallet }) => {
  await ask(page, wallet)
  wallet.settle('reject')
  await expect(formOf(page).getByRole('alert')).toHaveText('You rejected the request in your wallet. Nothing was sent.')
  await page.reload()
  await expect(formOf(page).getByLabel('Recipient')).toBeVisible()
  await expect(requestsOf(page)).toBeHidden()
  expect(await storedAttempts(page)).toEqual([])
})

test('a transfer that was cancelled on the page but sent in the wallet is reported, and the form is empty', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  await ask(page, wallet)
  await formOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(requestsOf(page).getByText(OPEN)).toBeVisible()
  wallet.settle()
  await expect(
    requestsOf(page).getByText(`Your wallet has sent this after all: ${DESCRIPTION}. Follow it under Transactions.`)
  ).toBeVisible()
  await expect(requestsOf(page).getByText(OPEN)).toBeHidden()
  await expect(formOf(page).getByLabel('Recipient')).toHaveValue('')
  await expect(listOf(page).getByRole('listitem')).toContainText(`${DESCRIPTION}Confirmed`)
})

test('after a network switch in the wallet during a request, the page shows the request, then its outcome', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  await ask(page, wallet)
  await wallet.switchChain(59140)
  const notice = requestsOf(page).getByRole('status').filter({ hasText: OPEN })
  await expect(notice).toContainText(DESCRIPTION)
  await expect(notice).toContainText('Base Goerli')
  wallet.settle('reject')
  await expect(notice).toBeHidden()
  await expect(
    requestsOf(page).getByText(`Nothing was sent: your wallet did not carry out “${DESCRIPTION}”.`)
  ).toBeVisible()
})

test('the same transfer is sent again only after a second confirmation', async ({ page, wallet }) => {
  // Also if the wallet gets a second request in the meantime.
  wallet.next('eth_sendTransaction', 'hang')
  await fillInAndSend(page)
  await expect.poll(() => sentTo(wallet)).toBe(1)
  await formOf(page).getByRole('button', { name: 'Cancel' }).click()
  await formOf(page).getByRole('button', { name: 'Confirm in wallet' }).dblclick()
  await expect(formOf(page).getByRole('alert')).toContainText(
    'This exact transfer may already have been sent. Sending it again could pay twice.'
  )
  await formOf(page).getByRole('button', { name: 'Confirm in wallet' }).press('Enter')
  expect(sentTo(wallet)).toBe(1)
  await formOf(page).getByRole('button', { name: 'Send again' }).click()
  await expect(listOf(page).getByRole('listitem')).toContainText(`${DESCRIPTION}Confirmed`)
  expect(sentTo(wallet)).toBe(2)
  await expect(requestsOf(page).getByText(OPEN), 'the first one is as open as before').toBeVisible()
})

test('another tab says that it may have been sent, until it is listed', { tag: '@proof' }, async ({
  context,
  page,
  wallet
}) => {
  await ask(page, wallet)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(requestsOf(other).getByText(OPEN)).toBeVisible()
  wallet.settle()
  await expect(listOf(other).getByRole('listitem')).toContainText(DESCRIPTION)
  await expect(requestsOf(other).getByText(OPEN)).toBeHidden()
})

test('a visitor whose browser cannot store the request is warned', { tag: ['@proof', '@engine'] }, async ({
  page,
  wallet
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await ask(page, wallet)
  await expect(formOf(page).getByText(NOT_STORED)).toBeVisible()
  await formOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(requestsOf(page).getByRole('status').filter({ hasText: OPEN })).toContainText(NOT_STORED)
})

test('the form’s message about a transfer follows its status', { tag: '@proof' }, async ({ page, wallet, chains }) => {
  await chains.stopMining(BASE_GOERLI)
  await ask(page, wallet)
  wallet.settle()
  await expect(formOf(page).getByText('Sent. Follow it under Transactions.')).toBeVisible()
  // Before it is mined, the recipient becomes a contract that reverts.
  await chains.call(BASE_GOERLI, 'anvil_setCode', [RECIPIENT, '0x60006000fd'])
  await chains.mine(BASE_GOERLI)
  await expect(formOf(page).getByText('Sent, but the transaction failed.')).toBeVisible()
})

function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Send' })
}

/** Under the header of every page. */
function requestsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Requests in your wallet' })
}

function listOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Transactions', exact: true })
}

function sentTo(wallet: ScriptedWallet): number {
  return wallet.received.filter(({ method }) => method === 'eth_sendTransaction').length
}

/** Until the wallet shows its prompt, which the test answers later. */
async function ask(page: Page, wallet: ScriptedWallet): Promise<void> {
  wallet.next('eth_sendTransaction', 'ask')
  await fillInAndSend(page)
  await wallet.untilHeld('eth_sendTransaction')
}

async function fillInAndSend(page: Page): Promise<void> {
  await openConnected(page, '/dashboard')
  const form = formOf(page)
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(form)
}

function storedAttempts(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('portside.attempt.'))
      .map((key) => localStorage.getItem(key))
  )
}
