import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { resize } from '../resize.ts'
import { recordShifts, shiftsOf } from './harness/layout-shifts.ts'
import { expectFullHeight, expectSheet } from './harness/sheet.ts'
import { accountButton, chainButton, connectButton, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

/** The title moves for the back arrow, and back if the wallet answers before the account's code is there; nothing else does. */
const MAX_SHIFT_WHILE_CONNECTING = 0.0025

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

for (const width of [390, 320]) {
  test.describe(`at ${width} px`, { tag: width === 320 ? '@engine' : '@proof' }, () => {
    test.use({ viewport: { width, height: 720 }, hasTouch: true, isMobile: true })

    test('connect, sign in, send, switch and disconnect through the menu, without horizontal scrolling', async ({
      page
    }) => {
      await page.goto('/')
      await expectNoSidewaysScroll(page)
      const menu = await openMenu(page)
      await expectNoSidewaysScroll(page)
      await menu.getByRole('button', { name: 'Connect wallet', exact: true }).tap()
      await expectSheet(page)
      await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).tap()
      await openDialog(page).getByRole('button', { name: 'Send message' }).tap()
      await expect(openDialog(page)).toBeHidden()

      await (await openMenu(page)).getByRole('link', { name: 'Dashboard' }).tap()
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      const form = page.getByRole('region', { name: 'Send' })
      await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
      await form.getByLabel('Amount in ETH').fill('1')
      await form.getByRole('button', { name: 'Review' }).tap()
      await form.getByRole('button', { name: 'Confirm in wallet' }).tap()
      const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
      await expect(entry).toContainText('Confirmed')
      await expectNoSidewaysScroll(page)

      await openMenu(page)
      await chainButton(page, 'Base Goerli').tap()
      await expectSheet(page)
      await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).tap()
      await expect(openDialog(page)).toBeHidden()

      await openMenu(page)
      await accountButton(page).tap()
      await expectSheet(page)
      await openDialog(page).getByRole('button', { name: 'Disconnect' }).tap()
      await expect(page.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
    })

    test('no listed wallet is cut off, and nothing moves while one connects', { tag: '@proof' }, async ({
      page,
      wallet
    }) => {
      await recordShifts(page)
      await page.goto('/')
      await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).tap()
      await expectSheet(page)
      expect(await openDialog(page).evaluate(scrollers)).toEqual([])
      wallet.next('eth_requestAccounts', 'ask')
      await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).tap()
      await expect(openDialog(page).getByText('Opening Scripted Wallet...')).toBeVisible()
      await wallet.untilHeld('eth_requestAccounts')
      wallet.settle()
      await expect(openDialog(page).getByRole('button', { name: 'Send message' })).toBeEnabled()
      expect(await shiftsOf(page)).toBeLessThanOrEqual(MAX_SHIFT_WHILE_CONNECTING)
    })

    test('the nav bar holds only the menu icon, which opens and closes', { tag: '@proof' }, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('navigation').getByRole('button')).toHaveText([''])
      await openMenu(page)
      const close = page.getByRole('button', { name: 'Close menu' })
      await expect(close).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
      await expect(page.getByRole('navigation').getByRole('button')).toHaveCount(1)
    })

    test('every other view fits too', async ({ page }) => {
      for (const path of ['/dashboard', '/nowhere']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSidewaysScroll(page)
      }
    })
  })
}

/** A phone with a notch and a home indicator, held either way. */
const phones = {
  portrait: { viewport: { width: 390, height: 720 }, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  landscape: { viewport: { width: 844, height: 390 }, insets: { top: 0, bottom: 21, left: 47, right: 47 } }
} as const

for (const [held, { viewport, insets }] of Object.entries(phones)) {
  test.describe(`on a phone with a notch, held in ${held}`, { tag: held === 'portrait' ? [] : '@proof' }, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, hasSignIn: false })

    test('no content or control is under the notch or the home indicator', { tag: ['@proof', '@engine'] }, async ({
      page
    }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
      const inside = {
        left: insets.left,
        top: insets.top,
        right: viewport.width - insets.right,
        bottom: viewport.height - insets.bottom
      }
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      const bar = page.getByRole('banner').getByRole('link').or(page.getByRole('navigation').getByRole('button'))
      await expectInside(bar, inside)
      await page.keyboard.press('Tab')
      await expectInside(page.getByRole('link', { name: 'Skip to content' }), inside)
      await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).tap()
      await expectInside(openDialog(page).getByRole('button').or(openDialog(page).getByRole('heading')), inside)
      await page.keyboard.press('Escape')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expectInside(page.getByRole('contentinfo').locator('small, label'), inside)
    })
  })
}

test('however large the text, a compact dialog is 468 px high, in a large window and as a sheet', {
  tag: ['@proof', '@engine']
}, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await connectButton(page).click()
  await expectFullHeight(page)
  await resize(page, { width: 390, height: 844 })
  await expectFullHeight(page)
})

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Its visible part lies within these edges. */
async function expectInside(parts: Locator, inside: Edges): Promise<void> {
  await expect(parts.first()).toBeVisible()
  const outside = await parts.evaluateAll(
    (elements, { left, top, right, bottom }) =>
      elements
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => {
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
          return element.contains(document.elementFromPoint(x, y)) && box.width > 0
        })
        .filter(({ element, box }) => {
          // A link's padding has no content.
          const { paddingLeft, paddingRight } = getComputedStyle(element)
          const [start, end] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)]
          return start < left || box.top < top || end > right || box.bottom > bottom
        })
        .map(({ element }) => element.textContent),
    inside
  )
  expect(outside).toEqual([])
}

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  return page.getByRole('navigation', { name: 'Main' })
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Runs in the page: elements that hide some of their content. */
function scrollers(dialog: Element): readonly string[] {
  return [...dialog.querySelectorAll('*')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map(({ textContent }) => textContent ?? '')
}
