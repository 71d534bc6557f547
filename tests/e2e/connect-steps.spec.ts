import { devices, type Locator, type Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { resize } from '../resize.ts'
import { expectAccessible } from './harness/axe.ts'
import { openWithSetting } from './harness/built-setting.ts'
import { recordShifts, shiftsOf } from './harness/layout-shifts.ts'
import { codeIn } from './harness/phone-steps.ts'
import { scanCode } from './harness/scan-code.ts'
import { accountButton, openConnectDialog, openDialog, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

/** More than the tab stops of any step here. */
const MAX_TABS = 20

const PAIRING = /^wc:[0-9a-f]{64}@2\?/

test.use({ hasSignIn: false })

test('from "What is a Wallet?" to a code on screen and all the way back, with the keyboard only, to what led on', {
  tag: '@engine'
}, async ({ page }) => {
  await page.goto('/')
  await openConnectDialog(page)
  await press(page, 'What is a Wallet?')
  await expectStep(page, 'What is a Wallet?')
  await press(page, 'Get a Wallet')
  await expectStep(page, 'Get a Wallet')
  await expect(openDialog(page).getByRole('listitem')).toHaveCount(5)
  await press(page, 'Get MetaMask')
  await expectStep(page, 'Get MetaMask')
  await press(page, 'Get the app')
  await expectStep(page, 'Install MetaMask')
  await press(page, 'Continue')
  await expectStep(page, 'Set up MetaMask')
  await press(page, 'Connect')
  await expectStep(page, 'Scan with MetaMask')
  await expect(codeIn(openDialog(page), 'MetaMask')).toBeVisible()
  const wayBack = [
    ['Set up MetaMask', 'Connect'],
    ['Install MetaMask', 'Continue'],
    ['Get MetaMask', 'Get the app'],
    ['Get a Wallet', 'Get MetaMask'],
    ['What is a Wallet?', 'Get a Wallet'],
    ['Connect a Wallet', 'What is a Wallet?']
  ] as const
  for (const [title, ledOn] of wayBack) {
    await press(page, 'Back')
    const step = page.getByRole('dialog', { name: title, exact: true })
    await expect(step.getByRole('button', { name: ledOn, exact: true })).toBeFocused()
  }
  await expect(openDialog(page).getByRole('button', { name: 'Back' })).toBeHidden()
})

test.describe('with the store of an extension', () => {
  // Replaces Chrome's store, which a headed browser keeps from tests.
  const STORE = 'https://store.test'
  // Only Chrome's has Coinbase Wallet.
  test.use({ otherOrigins: [STORE], userAgent: devices['Desktop Chrome'].userAgent })

  test('a wallet that is not ready is listed as unsupported and offers its extension, whose store opens in another tab', {
    tag: '@proof'
  }, async ({ page, context }) => {
    // With no icon, because a headed browser would request `/favicon.ico`.
    const body = '<link rel="icon" href="data:," /><title>Store</title>'
    await context.route(`${STORE}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/')
    const dialog = await openConnectDialog(page)
    await dialog.getByRole('button', { name: 'Coinbase Wallet (unsupported)' }).click()
    await expectStep(page, 'Get Coinbase Wallet')
    const link = page.getByRole('link', { name: 'Add to Chrome (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', /^https:\/\/chromewebstore\.google\.com\/detail\//)
    await link.evaluate((element: HTMLAnchorElement, store) => {
      element.href = store
    }, `${STORE}/detail`)
    const opened = page.waitForEvent('popup')
    await link.click()
    await expect(await opened).toHaveURL(`${STORE}/detail`)
    await page.bringToFront()
    await expectStep(page, 'Set up Coinbase')
    await openDialog(page).getByRole('button', { name: 'Refresh' }).click()
    await expect(openDialog(page)).toBeHidden()
  })

  test('an extension that is installed while its instructions are on screen is connected from there', {
    tag: '@proof'
  }, async ({ page, installWallet }) => {
    const wallet = await installWallet({
      name: 'Coinbase Wallet',
      rdns: 'com.coinbase.wallet',
      announces: 'on demand',
      takesWindowEthereum: false
    })
    await page.goto('/')
    const dialog = await openConnectDialog(page)
    await dialog.getByRole('button', { name: 'Coinbase Wallet (unsupported)' }).click()
    const store = openDialog(page).getByRole('link', { name: /^Add to Chrome/ })
    await store.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await store.click()
    await expectStep(page, 'Set up Coinbase')
    await wallet.announce()
    await openDialog(page).getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(accountButton(page)).toBeVisible()
  })
})

test('the download code is 268 px wide, and a camera reads the wallet’s download from it', {
  tag: ['@proof', '@engine']
}, async ({ page }) => {
  await page.goto('/')
  await openConnectDialog(page)
  for (const name of ['What is a Wallet?', 'Get a Wallet', 'Get Rainbow', 'Get the app']) {
    await openDialog(page).getByRole('button', { name }).click()
  }
  const code = openDialog(page).getByRole('img', { name: 'Code to download Rainbow' })
  expect(await widthOf(code)).toBe(268)
  expect(await scanCode(code)).toBe('https://rainbow.download')
})

test('the compact code is 318 px wide, and a camera reads the pairing from it', async ({ page }) => {
  await page.goto('/')
  const code = codeIn(await pickWallet(page, 'Rainbow'), 'Rainbow')
  await expectReadable(page, code)
  expect(await widthOf(code)).toBe(318)
  await expectNothingToScroll(page)
  await resize(page, { width: 350, height: 844 })
  expect(await widthOf(code), 'in the narrowest window that has room for it').toBe(318)
})

test('the large code is 382 px wide, and a camera reads the pairing from it', { tag: '@proof' }, async ({ page }) => {
  await openWithSetting(page, 'modalSize', 'wide')
  const code = codeIn(await pickWallet(page, 'Rainbow'), 'Rainbow')
  await expectReadable(page, code)
  expect(await widthOf(code)).toBe(382)
  await expectNothingToScroll(page)
})

/** By a camera, in light and in dark. */
async function expectReadable(page: Page, code: Locator): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await scanCode(code), colorScheme).toMatch(PAIRING)
  }
}

test('a wide dialog keeps the list on the left; the step beside it has the title, the focus and a way back', {
  tag: ['@proof', '@engine']
}, async ({ page, wallet }) => {
  wallet.next('eth_requestAccounts', 'reject').next('eth_requestAccounts', 'approve')
  await openWithSetting(page, 'modalSize', 'wide')
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('heading', { name: 'Connect a Wallet' })).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeHidden()
  const list = dialog.getByRole('region', { name: 'Popular' })
  const steps: readonly (readonly [string, string])[] = [
    ['Get a Wallet', 'Get a Wallet'],
    ['Get MetaMask', 'Get MetaMask'],
    ['Get the app', 'Install MetaMask'],
    ['Continue', 'Set up MetaMask']
  ]
  for (const [button, title] of steps) {
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused()
    await expect(dialog).toHaveAccessibleName(`Connect a Wallet ${title}`)
    await expect(list).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  }
  expect(await dialog.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight])).toEqual([
    720, 504
  ])
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(dialog.getByRole('heading', { name: 'Scripted Wallet' })).toBeFocused()
  await expect(dialog.getByText('You rejected the request in your wallet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Scripted Wallet' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('on a large screen, opening a dialog moves nothing, and its top stays in place from step to step', {
  tag: '@proof'
}, async ({ page }) => {
  await resize(page, { width: 1280, height: 800 })
  await recordShifts(page)
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  const shifted = await shiftsOf(page)
  await openConnectDialog(page)
  expect(await shiftsOf(page)).toBe(shifted)
  const top = () => openDialog(page).evaluate((element: HTMLElement) => element.offsetTop)
  const first = await top()
  for (const name of ['What is a Wallet?', 'Get a Wallet', 'Get MetaMask', 'Get the app', 'Continue', 'Connect']) {
    await openDialog(page).getByRole('button', { name, exact: true }).click()
    await expect(openDialog(page).getByRole('heading', { level: 2 })).toBeFocused()
    expect(await top()).toBe(first)
  }
})

test('below 768 px, a wide dialog becomes compact', { tag: ['@proof', '@engine'] }, async ({ page }) => {
  await resize(page, { width: 700, height: 800 })
  await openWithSetting(page, 'modalSize', 'wide')
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('heading', { name: 'Connect a Wallet' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What is a Wallet?' })).toBeHidden()
})

test('axe finds nothing on any step, light and dark', { tag: '@proof' }, async ({ page }) => {
  test.slow()
  await page.goto('/')
  await openConnectDialog(page)
  const buttons = ['What is a Wallet?', 'Get a Wallet', 'Get MetaMask', 'Get the app', 'Continue', 'Connect']
  for (const name of buttons) {
    await openDialog(page).getByRole('button', { name, exact: true }).click()
    await expect(openDialog(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(openDialog(page).getByText('Loading')).toBeHidden()
    await expectAccessible(page)
  }
})

/** The step's title names the dialog and has the focus, so that it is read out. */
async function expectStep(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await expect(dialog.getByRole('heading', { name: title })).toBeFocused()
}

/** With the keyboard. */
async function press(page: Page, name: string): Promise<void> {
  const button = openDialog(page).getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  for (let i = 0; i < MAX_TABS; i++) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}

async function widthOf(code: Locator): Promise<number | undefined> {
  return (await code.boundingBox())?.width
}

async function expectNothingToScroll(page: Page): Promise<void> {
  const hidden = await openDialog(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
      )
      .map(({ className }) => className)
  )
  expect(hidden).toEqual([])
}
