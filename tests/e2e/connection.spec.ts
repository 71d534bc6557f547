import type { Page } from '@playwright/test'
import { holdChunks } from './harness/chunks.ts'
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

test('another account in the wallet is the account on the page, with its own emoji on its own colour', async ({
  page,
  wallet
}) => {
  await openConnected(page)
  const main = page.getByRole('main')
  await expect(main.getByText('🍣')).toHaveCSS('background-color', 'rgb(255, 103, 128)')
  await wallet.selectAccounts(1, 0)
  await expect(accountButton(page, '0x709')).toBeVisible()
  await expect(main.getByText('0x70…79C8')).toBeVisible()
  await expect(main.getByText('🎈')).toHaveCSS('background-color', 'rgb(252, 92, 84)')
})

test('another network in the wallet is the network on the page', { tag: '@proof' }, async ({ page, wallet }) => {
  await openConnected(page)
  await wallet.switchChain(59140)
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
})

test('a wallet that no longer shares an account is disconnected', { tag: '@proof' }, async ({ page, wallet }) => {
  await openConnected(page)
  await accountButton(page).click()
  await expect(openDialog(page)).toBeVisible()
  await wallet.lock()
  await expect(connectButton(page)).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
})

test('a wallet that dies silently is no longer shown as connected, and is reported as lost', {
  tag: ['@proof', '@engine']
}, async ({ page, wallet }) => {
  await page.clock.install()
  await openConnected(page)
  wallet.received.length = 0
  wallet.next('eth_accounts', 'hang').next('eth_accounts', 'hang')
  await wallet.disconnect({ code: 4900, message: 'The extension was replaced.' })
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('eth_accounts')
  await page.clock.runFor(6_000)
  await expect(accountButton(page)).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(connectButton(page)).toBeVisible()
  const words =
    'Your wallet did not answer in time. Unlock it, or reload the page if the wallet was updated, then connect again.'
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
})

test('a reload restores the account with the first content, without a prompt', { tag: '@engine' }, async ({
  page,
  wallet
}) => {
  await openConnected(page)
  wallet.received.length = 0
  await page.addInitScript(() => {
    // The content of the nav bar when the content appears, recorded for the test.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return
      observer.disconnect()
      document.documentElement.dataset['firstContent'] = document.querySelector('nav')?.textContent ?? ''
    }).observe(document, { subtree: true, childList: true })
  })
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-first-content', /0xf39/)
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('eth_accounts')
  expect(wallet.received.map(({ method }) => method)).not.toContain('eth_requestAccounts')
})

for (const [what, chunks] of [
  ['any script has loaded', []],
  ['the code of the account has loaded', ['account']]
] as const) {
  test(`after a reload, the account's address is shown before ${what}, and no connect button`, {
    tag: what === 'any script has loaded' ? '@engine' : ['@proof', '@engine']
  }, async ({ page, wallet }) => {
    await openConnected(page)
    await holdChunks(page, ...chunks)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('button', { name: '0xf39' })).toBeVisible()
    await expect(page.getByText('Connect wallet')).toBeHidden()
    expect(wallet.received.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test(`a click on the account before ${what} opens its dialog once it can be`, { tag: ['@proof', '@engine'] }, async ({
    page,
    wallet
  }) => {
    wallet.always('approve')
    await openConnected(page)
    const { release } = await holdChunks(page, ...chunks)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('navigation').getByRole('button', { name: '0xf39' }).click()
    release()
    await expect(openDialog(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })
}

test('until the wallet has answered a reload, its network is not called connected and no dialog of it opens', async ({
  page,
  wallet
}) => {
  await openConnected(page)
  // The page would give the wallet up after 5 s.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 8_000)
  wallet.next('eth_accounts', 'slow')
  await page.reload()
  const account = page.getByRole('navigation').getByRole('button', { name: '0xf39' })
  await expect(account).toBeVisible()
  await paintAccount(page)
  // With the clock stopped, React would never show the dashboard's code.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).hover()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const tile = page.getByRole('listitem').filter({ hasText: 'Base Goerli' }).first()
  await expect(tile.getByText('Reconnecting…')).toBeVisible()
  await expect(tile.getByText('Connected', { exact: true })).toBeHidden()
  await account.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.resume()
  wallet.release()
  await expect(openDialog(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect(tile.getByText('Connected', { exact: true })).toBeVisible()
})

test('a wallet that is silent after a reload is given up within 5 s, and the page stays usable', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  await openConnected(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 8_000)
  wallet.next('eth_accounts', 'hang')
  await page.reload()
  await paintAccount(page)
  await expect(accountButton(page)).toBeVisible()
  // With the clock stopped, React would never show the dashboard's code.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).hover()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.clock.runFor(4_800)
  await expect(accountButton(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(connectButton(page)).toBeVisible()
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
})

/** With the clock stopped, nothing is painted, and the account's own button comes a frame after its address. */
async function paintAccount(page: Page): Promise<void> {
  await expect(page.getByRole('navigation').locator('[data-connected]')).toBeVisible()
  await page.clock.runFor(100)
}

test('after a reload, the page waits for a wallet that announces itself late', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  const late = await installWallet({ announces: 'on demand', takesWindowEthereum: false })
  await page.goto('/')
  await openConnectDialog(page)
  await late.announce()
  await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
  late.received.length = 0
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect.poll(() => late.received.map(({ method }) => method)).toContain('eth_accounts')
})

test('a network that was changed while the page was closed is shown after a reload', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page)
  await page.goto('about:blank')
  await wallet.switchChain(59140)
  await page.goto('/')
  await expect(accountButton(page)).toBeVisible()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
})

test('disconnecting revokes the permission and is final after a reload', async ({ page, wallet }) => {
  await openConnected(page)
  await accountButton(page).click()
  await page.getByRole('dialog', { name: '0xf3…2266' }).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('wallet_revokePermissions')
  wallet.received.length = 0
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  expect(wallet.received).toEqual([])
})

test('disconnecting is final even if the wallet cannot revoke the permission', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  const wallet = await installWallet({ quirks: { lacks: ['wallet_revokePermissions'] } })
  await openConnected(page)
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  wallet.received.length = 0
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  expect(wallet.received).toEqual([])
  await wallet.selectAccounts(1)
  await expect(connectButton(page)).toBeVisible()
})

test('the address is copied, and the button says so for 1.5 s', { tag: '@engine' }, async ({
  page,
  context,
  wallet
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openConnected(page)
  await accountButton(page).click()
  const dialog = openDialog(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Copy Address' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.accounts[0])
  await page.clock.runFor(1_400)
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.runFor(100)
  await expect(dialog.getByRole('button', { name: 'Copy Address' })).toBeVisible()
})

test('if the browser blocks copying, the address is selected for copying by hand', {
  tag: ['@proof', '@engine']
}, async ({ page, wallet }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
  })
  await openConnected(page)
  await accountButton(page).click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: 'Copy Address' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Copying failed. The text is selected: copy it by hand.')
  const field = dialog.getByRole('textbox', { name: 'Copy Address' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(wallet.accounts[0] ?? '')
})
