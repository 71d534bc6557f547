import type { Page } from '@playwright/test'
import { devices } from '@playwright/test'
import { resize } from '../resize.ts'
import { expectSheet } from './harness/sheet.ts'
import { openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const phones = {
  'an iPhone': {
    userAgent: devices['iPhone 15'].userAgent,
    store: /^https:\/\/apps\.apple\.com\//,
    opens: /^rainbow:\/\/wc\?uri=wc%3A[0-9a-f]{64}%402/
  },
  'an Android phone': {
    userAgent: devices['Pixel 7'].userAgent,
    store: /^https:\/\/play\.google\.com\//,
    opens: /^wc:[0-9a-f]{64}@2/
  }
}

test.use({ hasSignIn: false, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const [name, { userAgent, store, opens }] of Object.entries(phones)) {
  test.describe(`on ${name}`, { tag: name === 'an iPhone' ? [] : '@proof' }, () => {
    test.use({ userAgent })

    test('three wallets can be installed from the phone’s store, without a code', { tag: '@proof' }, async ({
      page
    }) => {
      await openSheet(page)
      await tap(page, 'What is a Wallet?')
      await expectSheet(page)
      await tap(page, 'Get a Wallet')
      await expect(openDialog(page).getByRole('listitem')).toHaveCount(3)
      await expectSheet(page)
      await tap(page, 'Get Rainbow')
      await expect(openDialog(page)).toHaveAccessibleName('Install Rainbow')
      expect(
        await openDialog(page)
          .getByRole('link', { name: /^Open the store/ })
          .getAttribute('href')
      ).toMatch(store)
      await expect(openDialog(page).getByRole('img')).toHaveCount(0)
      await expectSheet(page)
      expect(await belowLastButton(page), 'its buttons are at the foot of the sheet').toBeLessThanOrEqual(24)
      await tap(page, 'Continue')
      await expect(openDialog(page)).toHaveAccessibleName('Set up Rainbow')
      await expectSheet(page)
    })

    test('picking a wallet opens its app with the same tap, and an app that did not open offers alternatives', async ({
      page
    }) => {
      await page.clock.install()
      await openSheet(page)
      const followed = await followNoLinks(page)
      await tap(page, 'Rainbow')
      await expect(openDialog(page).getByText('Opening Rainbow...')).toBeVisible()
      await expect.poll(followed).toEqual([expect.stringMatching(opens)])
      await page.clock.runFor(2500)
      await expect(openDialog(page).getByText('Rainbow did not open?')).toBeVisible()
      await expectSheet(page)
      await expect(openDialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
      const get = openDialog(page).getByRole('link', { name: /^Get Rainbow/ })
      expect(await get.getAttribute('href')).toMatch(store)
      await openDialog(page).getByRole('link', { name: 'Open again' }).tap()
      await expect.poll(async () => (await followed()).length).toBe(2)
    })

    test('WalletConnect opens any wallet that supports it, and shows its code only on request', {
      tag: '@proof'
    }, async ({ page }) => {
      await openSheet(page)
      await tap(page, 'WalletConnect')
      const link = openDialog(page).getByRole('link', { name: 'Open a wallet' })
      await expect(link).toHaveAttribute('href', /^wc:/)
      const code = openDialog(page).getByRole('img', { name: 'Code to connect WalletConnect' })
      await expect(code).toBeHidden()
      await expectSheet(page)
      await tap(page, 'Show code')
      for (const width of [350, 390]) {
        await resize(page, { width, height: 844 })
        await expect(code).toBeInViewport({ ratio: 1 })
        expect((await code.boundingBox())?.width, `at ${width} px`).toBe(318)
        await expect(openDialog(page).getByText(/^Valid for/)).toBeInViewport({ ratio: 1 })
        await expect(openDialog(page).getByRole('button', { name: 'Hide code' })).toBeInViewport({ ratio: 1 })
        await expectSheet(page)
      }
      await tap(page, 'Hide code')
      await expect(link).toBeVisible()
    })

    test('a wallet that cannot be paired links to the browser inside its app', { tag: '@proof' }, async ({
      page,
      host
    }) => {
      await openSheet(page)
      await tap(page, 'Coinbase Wallet')
      const link = openDialog(page).getByRole('link', { name: 'Open in Coinbase Wallet' })
      const here = encodeURIComponent(`${host.origin}/`)
      expect(await link.getAttribute('href')).toBe(`https://go.cb-w.com/dapp?cb_url=${here}`)
      await expectSheet(page)
    })
  })
}

async function openSheet(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).tap()
  await expect(openDialog(page)).toHaveAccessibleName('Connect a Wallet')
  await expectSheet(page)
}

/** In px, up to the lower edge of the dialog. */
async function belowLastButton(page: Page): Promise<number> {
  const lowest = await openDialog(page).getByRole('button').last().boundingBox()
  const dialog = await openDialog(page).boundingBox()
  if (!lowest || !dialog) throw new Error('The dialog has no button.')
  return dialog.y + dialog.height - lowest.y - lowest.height
}

async function tap(page: Page, name: string): Promise<void> {
  await openDialog(page).getByRole('button', { name, exact: true }).tap()
}

/** Records links instead of following them. @returns their targets so far. */
async function followNoLinks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const followed: string[] = []
    Object.assign(window, { followed })
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      event.preventDefault()
      followed.push(link.getAttribute('href') ?? '')
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'followed'))
}
