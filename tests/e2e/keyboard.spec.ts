import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { resize } from '../resize.ts'
import { accountButton, chainButton, connectButton, navigationOf, openConnected, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

/** More than the tab stops of any page here. */
const MAX_TABS = 40

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('connect, sign in, send, switch network and disconnect with the keyboard only', { tag: '@engine' }, async ({
  page
}) => {
  await page.goto('/dashboard')
  await press(page, connectButton(page))
  await expect(openDialog(page).getByRole('heading', { name: 'Connect a Wallet' })).toBeFocused()
  await press(page, openDialog(page).getByRole('button', { name: 'Scripted Wallet' }))
  await expect(openDialog(page).getByRole('heading', { name: 'Verify your account' })).toBeFocused()
  await press(page, openDialog(page).getByRole('button', { name: 'Send message' }))
  await expect(openDialog(page)).toBeHidden()

  const form = page.getByRole('region', { name: 'Send' })
  await tabTo(page, form.getByLabel('Recipient'))
  await page.keyboard.type(testAccounts[1] ?? '')
  await tabTo(page, form.getByLabel('Amount in ETH'))
  await page.keyboard.type('0.5')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status').filter({ hasText: 'This would succeed now.' })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('radio', { name: 'Normal' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Confirm in wallet' })).toBeFocused()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
  await expect(entry).toContainText('Confirmed')

  await press(page, chainButton(page, 'Base Goerli'))
  await expect(openDialog(page).getByRole('heading', { name: 'Switch Networks' })).toBeFocused()
  await press(page, openDialog(page).getByRole('button', { name: 'Linea Goerli' }))
  await expect(openDialog(page)).toBeHidden()
  await expect(chainButton(page, 'Linea Goerli')).toBeFocused()

  await press(page, accountButton(page))
  await expect(openDialog(page).getByRole('heading', { name: '0xf3…2266' })).toBeFocused()
  await press(page, openDialog(page).getByRole('button', { name: 'Disconnect' }))
  await expect(openDialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
})

test('the first tab stop is the link that skips the nav bar', { tag: ['@proof', '@engine'] }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect Wallet' })).toBeFocused()
})

test('the focus stays in a dialog, Escape closes it, and the focus returns to what opened it', {
  tag: '@engine'
}, async ({ page }) => {
  await page.goto('/')
  await press(page, connectButton(page))
  await expect(openDialog(page)).toBeVisible()
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus:not(dialog *)')).toHaveCount(0)
  }
  // WebKit also stops at the dialog itself, which has no focus ring.
  const ring = await openDialog(page).evaluate((dialog) => {
    dialog.tabIndex = 0
    dialog.focus({ focusVisible: true } as FocusOptions)
    return getComputedStyle(dialog).outlineStyle
  })
  await expect(openDialog(page)).toBeFocused()
  expect(ring).toBe('none')
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
})

test('where a press focuses no button, as in Safari, focus still returns to the opener of a dialog, and the menu closes', {
  tag: ['@proof', '@engine']
}, async ({ page }) => {
  await page.addInitScript(() => {
    const handlePress = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('button, a'))) return
      event.preventDefault()
      const place = event.target.closest<HTMLElement>('main, dialog [tabindex]')
      if (place) place.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    addEventListener('mousedown', handlePress, true)
  })
  await page.goto('/')
  await connectButton(page).click()
  await expect(openDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()

  await resize(page, { width: 390, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('contentinfo').click({ position: { x: 4, y: 4 } })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('a dialog that replaced another returns the focus to what replaced the opener', {
  tag: ['@proof', '@engine']
}, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Connect Wallet' }).click()
  await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(main.getByRole('button', { name: '0xf3…2266' })).toBeFocused()
})

test('going back from a wallet to the list focuses its row', { tag: ['@proof', '@engine'] }, async ({
  page,
  wallet
}) => {
  wallet.always('ask')
  await page.goto('/')
  await press(page, connectButton(page))
  await press(page, openDialog(page).getByRole('button', { name: 'Scripted Wallet' }))
  await expect(openDialog(page).getByRole('heading', { name: 'Scripted Wallet' })).toBeFocused()
  await press(page, openDialog(page).getByRole('button', { name: 'Back' }))
  await expect(openDialog(page).getByRole('heading', { name: 'Connect a Wallet' })).toBeVisible()
  await expect(openDialog(page).getByRole('button', { name: 'Scripted Wallet' })).toBeFocused()
})

test.describe('on the page without sign-in', () => {
  test.use({ hasSignIn: false })

  test('Escape closes both the account and the network dialog', { tag: ['@proof', '@engine'] }, async ({ page }) => {
    await openConnected(page)
    for (const opener of [accountButton(page), chainButton(page, 'Base Goerli')]) {
      await press(page, opener)
      await expect(openDialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(openDialog(page)).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('the page behind a dialog does not scroll', { tag: ['@proof', '@engine'] }, async ({ page }) => {
    await openConnected(page)
    await press(page, accountButton(page))
    await expect(openDialog(page)).toBeVisible()
    await page.mouse.move(40, 400)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('End')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('the theme is chosen with the arrow keys', { tag: ['@proof', '@engine'] }, async ({ page }) => {
    await openConnected(page)
    await tabTo(page, page.getByRole('radio', { name: 'System' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Tabs until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let i = 0; i < MAX_TABS; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached with the Tab key.`)
}

test.describe('when the wallet acts by itself', () => {
  test.use({ hasSignIn: false })

  test('the focus stays on what replaced its button, and one sentence says what happened', async ({ page, wallet }) => {
    await openConnected(page)
    await chainButton(page, 'Base Goerli').focus()
    await wallet.switchChain(5)
    await expect(navigationOf(page).getByRole('button', { name: 'Wrong network' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /^Wrong network$/ })).toHaveCount(1)
    await wallet.switchChain(84531)
    await expect(chainButton(page, 'Base Goerli')).toBeFocused()
    await accountButton(page).focus()
    await wallet.lock()
    await expect(connectButton(page)).toBeFocused()
    const said = 'Your wallet no longer shares this account with the page.'
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    await expect(page.getByRole('main').getByText(said).and(page.locator(':not([role])'))).toBeVisible()
  })

  test('RETRY keeps the focus while the wallet is asked again', async ({ page, wallet }) => {
    wallet
      .next('eth_requestAccounts', 'reject')
      .next('eth_requestAccounts', 'ask')
      .next('eth_requestAccounts', 'reject')
    await page.goto('/')
    await press(page, connectButton(page))
    await press(page, openDialog(page).getByRole('button', { name: 'Scripted Wallet' }))
    const retry = openDialog(page).getByRole('button', { name: 'RETRY' })
    await press(page, retry)
    await wallet.untilHeld('eth_requestAccounts')
    await expect(retry).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(openDialog(page).getByRole('heading', { name: 'Scripted Wallet' })).toBeVisible()
    expect(wallet.received.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(2)
  })

  test('after "Try again" the focus is on the network that the wallet is asked for, whatever it answers', async ({
    page,
    wallet
  }) => {
    const SWITCH = 'wallet_switchEthereumChain'
    wallet.next(SWITCH, 'reject').next(SWITCH, 'ask').next(SWITCH, { code: -32601, message: 'No such method.' })
    await openConnected(page)
    await press(page, chainButton(page, 'Base Goerli'))
    const dialog = openDialog(page)
    const row = dialog.getByRole('button', { name: 'Linea Goerli' })
    await press(page, row)
    await press(page, dialog.getByRole('button', { name: 'Try again' }))
    await wallet.untilHeld(SWITCH)
    await expect(row).toBeFocused()
    wallet.settle('reject')
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(row).toBeFocused()
    await press(page, dialog.getByRole('button', { name: 'Try again' }))
    await expect(dialog.getByText('Your wallet does not support switching networks from Portside.')).toBeVisible()
    await expect(row).toBeFocused()
  })
})
