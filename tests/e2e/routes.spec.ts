import type { Page } from '@playwright/test'
import { languages } from '#ui/text/languages.ts'
import { resize } from '../resize.ts'
import { recordShifts, shiftsOf } from './harness/layout-shifts.ts'
import { accountButton, chainButton, connectButton, openConnected, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('the landing page introduces the product and invites visitors to connect', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your wallet, clearly.', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect Wallet', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Networks' }).getByRole('listitem')).toHaveText([
    'Base Goerli',
    'Linea Goerli'
  ])
  await expect(page).toHaveTitle('Your wallet, clearly. · Portside')
})

test('a page whose view throws takes itself down, and neither the frame nor another page', { tag: '@proof' }, async ({
  page,
  problems
}) => {
  const body = 'export const ActivityPage = () => { throw new Error("The view is broken.") }'
  await page.route('**/assets/activity-page-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await openConnected(page)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong on this page.')
  await expect.poll(() => problems.join()).toContain('The view is broken.')
  problems.splice(0)
  await expect(accountButton(page)).toBeVisible()
  await nav.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('the dashboard is linked only while a wallet is connected', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  await expect(connectButton(page)).toBeVisible()
  const link = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })
  await expect(link).toBeHidden()
  await openConnected(page)
  await link.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(link).toHaveAttribute('aria-current', 'page')
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(link).toBeHidden()
})

test('opened without a wallet, the dashboard asks to connect', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
  await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('what is not there is not found: status 404, announced, with a way home', async ({ page }) => {
  for (const path of ['/dashboard/more', '/index', '/%3Cscript%3E', '/nowhere']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible()
    await expect(page.getByText('There is nothing at this address.')).toHaveRole('status')
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page.getByRole('heading', { name: 'Your wallet, clearly.' })).toBeFocused()
  await expect(page).toHaveURL('/')
})

test('the files of a static host lead to the pages that they are', async ({ page }) => {
  for (const [path, title] of [
    ['/index.html', 'Your wallet, clearly.'],
    ['/dashboard/index.html', 'Dashboard'],
    ['/404.html', 'Page not found']
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
})

test('the brand link leads to the landing page, back and forward work, and each page is read out', {
  tag: '@engine'
}, async ({ page }) => {
  await openConnected(page)
  await page.getByRole('link', { name: 'Open the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Portside' }).click()
  await expect(page.getByRole('heading', { name: 'Your wallet, clearly.' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Dashboard · Portside')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Your wallet, clearly.' })).toBeFocused()
})

test('the footer names the organisation, the nav bar the first 5 characters and the network', async ({ page }) => {
  await openConnected(page)
  await expect(page.getByRole('contentinfo')).toContainText('© The Portside Community')
  await expect(accountButton(page)).toHaveText(/0xf39$/)
  await expect(chainButton(page, 'Base Goerli')).toHaveText('Base Goerli')
})

test('a link is prefetched within 200 px of the window, not before', { tag: ['@proof', '@engine'] }, async ({
  context
}) => {
  const page = await context.newPage()
  await resize(page, { width: 1280, height: 300 })
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Networks' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await openConnected(await context.newPage(), '/nowhere')
  const link = page.getByRole('link', { name: 'Open the dashboard' })
  await expect(link).toBeAttached()
  const dashboardChunks = () => chunks.filter((url) => url.includes('dashboard-page'))
  await putAbove(page, 215)
  expect(dashboardChunks()).toEqual([])
  await putAbove(page, 190)
  await expect.poll(dashboardChunks).toHaveLength(1)
})

test('the content mounts without a layout shift', { tag: '@engine' }, async ({ page }) => {
  await recordShifts(page)
  for (const path of ['/', '/dashboard', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
    expect(await shiftsOf(page), `${path}, disconnected`).toBeLessThan(0.01)
  }
  await openConnected(page)
  for (const path of ['/', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('10k ETH').first()).toBeVisible()
    expect(await shiftsOf(page), `${path}, connected`).toBeLessThan(0.01)
  }
})

test('the landing page is drawn with the styles that its file brings', async ({ page }) => {
  await page.addInitScript(() => {
    const { insertRule } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (!document.querySelector('main h1')) document.documentElement.dataset['made'] = rule
      return insertRule.call(this, rule, index)
    }
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['made'])).toBeUndefined()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the shell is static HTML', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Portside' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect wallet', includeHidden: true })).toBeAttached()
    await expect(page.getByRole('contentinfo')).toContainText('The Portside Community')
    await expect(page.getByRole('main')).toBeEmpty()
  })

  test('a sentence says so in place of buttons that do nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(/^This page needs JavaScript\./)).toBeVisible()
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.y, 'where the header begins').toBeLessThan(120)
    // A script chooses the language, so all of them say it.
    await page.locator('noscript summary').click()
    for (const tag of Object.keys(languages)) await expect(page.locator(`p[lang="${tag}"]`)).toContainText('JavaScript')
    await expect(page.locator('p[lang=ar]')).toBeVisible()
    await expect(page.locator('p[lang=ar]')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

/** Scrolls until the dashboard link ends that many px above the window, and waits for every observer. */
async function putAbove(page: Page, px: number): Promise<void> {
  await page.getByRole('link', { name: 'Open the dashboard' }).evaluate(async (link, distance) => {
    scrollBy({ top: link.getBoundingClientRect().bottom + distance, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(link))
  }, px)
}
