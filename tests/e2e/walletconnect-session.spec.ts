import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI, LINEA_GOERLI } from './harness/local-chains.ts'
import { openWithPhone, promptsOn, scan, showCode } from './harness/phone-steps.ts'
import { accountButton, chainButton, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

test('a visitor signs in with a signature of the phone', async ({ page, phone }) => {
  await page.goto('/dashboard')
  await scan(phone, await showCode(page))
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
  expect(promptsOn(phone, 'personal_sign')).toBe(1)
})

test.describe('with a session', () => {
  test.use({ hasSignIn: false })

  test('a transfer that the phone approves is mined', async ({ page, phone, chains }) => {
    await openWithPhone(page, phone, '/dashboard')
    await send(page)
    const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
    await expect(entry).toContainText('Confirmed')
    const balance = await chains.call<string>(BASE_GOERLI, 'eth_getBalance', [RECIPIENT, 'latest'])
    expect(BigInt(balance)).toBe(10_001_500_000_000_000_000_000n)
  })

  test('a method that the session does not include is never requested', { tag: '@proof' }, async ({
    page,
    phone,
    chains
  }) => {
    await phone.grant({ methods: ['personal_sign'] })
    await openWithPhone(page, phone, '/dashboard')
    await send(page)
    await expect(page.getByText('Your wallet cannot do this.')).toBeVisible()
    expect(promptsOn(phone, 'eth_sendTransaction')).toBe(0)
    const exchanges = chains.devchain.transcriptFor(0).entries()
    expect(exchanges.flatMap(({ methods }) => methods)).not.toContain('eth_sendTransaction')
  })

  test('switching to a network that the phone shares needs no prompt', { tag: '@proof' }, async ({ page, phone }) => {
    await openWithPhone(page, phone)
    await switchTo(page, 'Linea Goerli')
    await expect(openDialog(page)).toBeHidden()
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    expect(promptsOn(phone, SWITCH)).toBe(0)
  })

  test('a network that the phone knows but does not share is requested', { tag: '@proof' }, async ({ page, phone }) => {
    await phone.grant({ chainIds: [BASE_GOERLI] })
    phone.next(SWITCH, 'ask')
    await openWithPhone(page, phone)
    const dialog = await switchTo(page, 'Linea Goerli')
    await phone.untilPrompted(SWITCH)
    await expect(dialog.getByRole('status')).toHaveText('Confirm in Wallet')
    phone.settle('approve')
    await expect(openDialog(page)).toBeHidden()
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  })

  test('on a network that the phone moved to but does not share, nothing is sent, and the page says why', {
    tag: '@proof'
  }, async ({ page, phone }) => {
    await phone.grant({ chainIds: [BASE_GOERLI] })
    await openWithPhone(page, phone, '/dashboard')
    await phone.switchChain(LINEA_GOERLI)
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    await send(page)
    await expect(page.getByText(/^Your wallet does not share this network with the page\. Allow it/)).toBeVisible()
    expect(promptsOn(phone, 'eth_sendTransaction')).toBe(0)
  })

  test('a network that the phone does not know is added', { tag: '@proof' }, async ({ page, startPhone, chains }) => {
    const { [BASE_GOERLI]: known = '', [LINEA_GOERLI]: other = '' } = chains.nodeUrls
    const phone = await startPhone({
      nodeUrls: { [BASE_GOERLI]: known },
      chainIds: [BASE_GOERLI],
      addableNodeUrls: { [LINEA_GOERLI]: other }
    })
    await openWithPhone(page, phone)
    await switchTo(page, 'Linea Goerli')
    await expect(openDialog(page)).toBeHidden()
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    expect([promptsOn(phone, SWITCH), promptsOn(phone, ADD)]).toEqual([1, 1])
  })

  test('a change of account or network on the phone shows on the page', { tag: '@proof' }, async ({ page, phone }) => {
    await phone.grant({ accounts: [0, 1] })
    await openWithPhone(page, phone)
    await phone.selectAccounts(1, 0)
    await expect(accountButton(page, '0x709')).toBeVisible()
    await phone.switchChain(LINEA_GOERLI)
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    await phone.switchChain(1)
    await expect(page.getByRole('navigation').getByRole('button', { name: 'Wrong network' })).toBeVisible()
    expect(promptsOn(phone, SWITCH)).toBe(0)
  })
})

/** @returns the dialog, which waits for the wallet or has already closed. */
async function switchTo(page: Page, network: string) {
  await chainButton(page, 'Base Goerli').click()
  const dialog = page.getByRole('dialog', { name: 'Switch Networks' })
  await dialog.getByRole('button', { name: network }).click()
  return dialog
}

async function send(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(form)
}
