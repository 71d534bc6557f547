import {
  accountButton,
  chainButton,
  connectButton,
  openConnectDialog,
  openDialog,
  pickWallet
} from './harness/steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

test('a visitor connects a wallet and sees address, network and balance', async ({ page, wallet }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Connect Wallet', exact: true })).toBeVisible()
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
  await expect(main.getByRole('button', { name: 'Base Goerli' })).toBeVisible()
  await expect(main.getByText('0xf3…2266')).toBeVisible()
  await expect(main.getByText('10k ETH')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Connect Wallet', exact: true })).toBeHidden()
  expect(wallet.accounts[0]).toMatch(/^0xf39.*2266$/)
})

test('the button in the body of the landing page opens the same dialog', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet', exact: true }).click()
  await page.getByRole('dialog', { name: 'Connect a Wallet' }).getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
  expect(wallet.received.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
})

test('while the wallet prompts, the dialog says which wallet is being opened', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.always('ask')
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('Opening Scripted Wallet...')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeHidden()
  await wallet.untilHeld('eth_requestAccounts')
  wallet.settle()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet that only sets window.ethereum is offered as the Browser wallet', {
  tag: '@proof'
}, async ({ page, installWallet }) => {
  await installWallet({ announces: 'never' })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  const popular = dialog.getByRole('region', { name: 'Popular' })
  await popular.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet that is recognised by its flag is listed by its name, once', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  await installWallet({ announces: 'never', flags: { isMetaMask: true } })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  const offered = dialog.getByRole('listitem')
  await expect(offered.filter({ hasText: 'MetaMask' })).toHaveText(['MetaMask'])
  await expect(offered.filter({ hasText: 'Browser Wallet' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'MetaMask' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('a late announcement replaces the wallet that was listed for its flag', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  const wallet = await installWallet({
    name: 'MetaMask',
    rdns: 'io.metamask',
    announces: 'on demand',
    flags: { isMetaMask: true }
  })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('region', { name: 'Popular' }).getByText('MetaMask')).toBeVisible()
  await wallet.announce()
  await expect(dialog.getByRole('region', { name: 'Installed' }).getByRole('listitem')).toHaveText(['MetaMask'])
  await expect(dialog.getByRole('button', { name: /MetaMask|Browser wallet/ })).toHaveCount(1)
})

test('several wallets are listed by name under Installed, and the picked one connects', async ({
  page,
  installWallet
}) => {
  const first = await installWallet({ name: 'First', rdns: 'test.first' })
  const second = await installWallet({ name: 'Second', rdns: 'test.second', accounts: [1] })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('region', { name: 'Installed' }).getByRole('button')).toHaveText(['First', 'Second'])
  await dialog.getByRole('button', { name: 'Second' }).click()
  await expect(accountButton(page, '0x709')).toBeVisible()
  expect(first.received).toEqual([])
  expect(second.received.map(({ method }) => method)).toContain('eth_requestAccounts')
})

test('a wallet that announces itself repeatedly and owns window.ethereum too is listed once', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await wallet.announce()
  await wallet.announce()
  await expect(dialog.getByRole('region', { name: 'Installed' }).getByRole('listitem')).toHaveText(['Scripted Wallet'])
  await expect(dialog.getByRole('button', { name: 'Browser wallet' })).toBeHidden()
})

test('a wallet that announces itself late appears in the open list', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  const late = await installWallet({ announces: 'on demand', takesWindowEthereum: false })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('region', { name: 'Popular' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Installed' })).toBeHidden()
  await late.announce()
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('the wallet that was used last comes first in its group and is marked as recent', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  await installWallet({ name: 'First', rdns: 'test.first' })
  await installWallet({ name: 'Second', rdns: 'test.second' })
  await page.goto('/')
  await pickWallet(page, 'Second')
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('region', { name: 'Installed' }).getByRole('listitem')).toHaveText([
    'SecondRecent',
    'First'
  ])
})

test('a click before the code has loaded opens the dialog once it has', { tag: '@engine' }, async ({
  page,
  wallet
}) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  await page.route(/\/assets\/connect-/, async (route) => {
    held++
    await released
    await route.continue()
  })
  await page.goto('/')
  await connectButton(page).click()
  await expect.poll(() => held).toBeGreaterThan(0)
  await expect(openDialog(page)).toBeHidden()
  release()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
  expect(wallet.received).toEqual([])
})

test('a click on the static page, before any script has run, opens the dialog once possible', {
  tag: ['@proof', '@engine']
}, async ({ page }) => {
  let proceed: () => void = () => undefined
  const clicked = new Promise<void>((resolve) => {
    proceed = resolve
  })
  await page.route('**/assets/shell-*.js', async (route) => {
    await clicked
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await connectButton(page).click()
  proceed()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
})

test('a wallet gets no request before it is picked', async ({ page, wallet }) => {
  await page.goto('/')
  await openConnectDialog(page)
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
  expect(wallet.received).toEqual([])
})
