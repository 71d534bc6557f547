import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { accountButton, barrier, connectButton, openConnectDialog, openConnected, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const SCRIPTED = { name: 'Scripted Wallet', rdns: 'test.scripted.wallet' }
const SHARED_IDENTIFIER = 'Another wallet uses this identifier. One of them may be an impostor.'
const KNOWN_NAME = 'Has the name of a known wallet, but not its identifier. It may be an impostor.'
const UNCERTAIN_WALLET =
  'This page is not connected, because it cannot tell for certain which wallet you used last. Connect the one you trust.'
const OTHER_ACCOUNT =
  'Your wallet is offering a different account from the one you used last time. Use it only if you switched accounts yourself.'

test.use({ hasSignIn: false })

for (const [place, start, other] of [
  [0, '0xf39', '0x709'],
  [1, '0x709', '0xf39']
] as const) {
  test(`two wallets with the same identifier are both listed and marked, and number ${place + 1} connects its own account`, {
    tag: place === 1 ? [] : '@proof'
  }, async ({ page, installWallet }) => {
    await installWallet({ ...SCRIPTED })
    await installWallet({ ...SCRIPTED, accounts: [1] })
    await page.goto('/')
    const dialog = await openConnectDialog(page)
    const rows = dialog.getByRole('region', { name: 'Installed' }).getByRole('button')
    await expect(rows).toHaveText([1, 2].map(() => `${SCRIPTED.name}${SCRIPTED.rdns} ${SHARED_IDENTIFIER}`))
    await rows.nth(place).click()
    await expect(accountButton(page, start)).toBeVisible()
    await expect(accountButton(page, other)).toHaveCount(0)
  })
}

for (const path of ['/', '/dashboard']) {
  test(`on ${path}, a wallet that is announced twice is resumed only with a click`, {
    tag: '@proof'
  }, async ({ page, installWallet }) => {
    await installWallet()
    await openConnected(page, path)
    const impostor = await installWallet({ accounts: [1] })
    await page.reload()
    await expect(page.getByRole('main').getByText(UNCERTAIN_WALLET)).toBeVisible()
    await expect(connectButton(page)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
    const rows = openDialog(page).getByRole('region', { name: 'Installed' }).getByRole('button')
    await expect(rows.filter({ hasText: 'Recent' })).toHaveCount(0)
    await rows.first().click()
    await expect(accountButton(page)).toBeVisible()
    await expect(page.getByText(UNCERTAIN_WALLET)).toHaveCount(0)
    expect(impostor.received.map(({ method }) => method)).not.toContain('eth_requestAccounts')
  })
}

test('an impostor that announces itself after a wallet was resumed automatically ends the connection', {
  tag: '@proof'
}, async ({ page, installWallet }) => {
  const wallet = await installWallet()
  await openConnected(page)
  const impostor = await installWallet({ accounts: [1], announces: 'on demand', takesWindowEthereum: false })
  wallet.received.length = 0
  await page.reload()
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('eth_chainId')
  await expect(accountButton(page)).toBeVisible()
  await impostor.announce()
  await expect(page.getByRole('main').getByText(UNCERTAIN_WALLET)).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  expect(impostor.received).toEqual([])
})

test('an impostor that announces itself after the visitor has connected changes nothing', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  await installWallet()
  const impostor = await installWallet({ accounts: [1], announces: 'on demand', takesWindowEthereum: false })
  await openConnected(page)
  await impostor.announce()
  await barrier(page)
  await expect(accountButton(page)).toBeVisible()
  expect(impostor.received).toEqual([])
})

test('an account other than the last visit’s is shown in full, and connected with a click', async ({
  page,
  wallet
}) => {
  await openConnected(page)
  await page.goto('about:blank')
  await wallet.selectAccounts(1, 0)
  wallet.received.length = 0
  await page.goto('/')
  await expect(page.getByRole('main').getByText(OTHER_ACCOUNT)).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  await expect(page.getByRole('main').getByText(testAccounts[1] ?? '')).toBeVisible()
  await expect(accountButton(page, '0x709')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use the other account' }).click()
  await expect(accountButton(page, '0x709')).toBeVisible()
  await expect(page.getByText(OTHER_ACCOUNT)).toHaveCount(0)
  await page.reload()
  await expect(accountButton(page, '0x709')).toBeVisible()
  expect(wallet.received.map(({ method }) => method)).not.toContain('eth_requestAccounts')
})

test('an account other than the last visit’s can be switched back in the wallet', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page)
  await page.goto('about:blank')
  await wallet.selectAccounts(1)
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByText(OTHER_ACCOUNT)).toBeVisible()
  await wallet.selectAccounts(0)
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByText(OTHER_ACCOUNT)).toHaveCount(0)
})

test('an unknown wallet takes neither the position nor the name of a catalogue wallet', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  await installWallet({ name: 'MetaMask', rdns: 'metaMask', takesWindowEthereum: false })
  await installWallet({ name: 'Meta\u200BMask', rdns: 'test.evil', accounts: [1], takesWindowEthereum: false })
  await installWallet({ name: '\u202EksaMateM', rdns: 'test.turned', accounts: [2], takesWindowEthereum: false })
  await installWallet({ name: '\u200B', rdns: 'test.unseen', accounts: [3], takesWindowEthereum: false })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('region', { name: 'Popular' }).getByText('MetaMask', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Installed' }).getByRole('button')).toHaveText([
    `MetaMask ${KNOWN_NAME}`,
    `MetaMasktest.evil ${KNOWN_NAME}`,
    'ksaMateM'
  ])
})

test('of 20,000 wallets at most 300 are listed, and the list is rendered once', { tag: '@proof' }, async ({ page }) => {
  await announceMany(page, 20_000)
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  const installed = dialog.getByRole('region', { name: 'Installed' })
  await expect(installed.getByRole('listitem')).toHaveCount(300)
  await installed.getByRole('button').first().click()
  await expect(openDialog(page).getByText('Opening Wallet 0...')).toBeVisible()
})

test('a provider that is its own prototype does not stop the page', { tag: ['@proof', '@engine'] }, async ({
  page
}) => {
  await page.addInitScript(() => {
    const provider: object = new Proxy(
      { isMetaMask: true, request: () => new Promise(() => undefined) },
      { getPrototypeOf: () => provider }
    )
    Object.defineProperty(window, 'ethereum', { value: provider })
  })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('button', { name: 'Browser wallet' })).toBeVisible()
})

/** Announces wallets that never answer whenever the page asks for wallets. */
async function announceMany(page: Page, count: number): Promise<void> {
  await page.addInitScript((many) => {
    window.addEventListener('eip6963:requestProvider', () => {
      for (let index = 0; index < many; index++) {
        const info = { uuid: `${index}`, name: `Wallet ${index}`, rdns: `test.n${index}`, icon: 'data:image/svg+xml,' }
        const provider = { request: () => new Promise(() => undefined) }
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
      }
    })
  }, count)
}
