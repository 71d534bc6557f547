import type { Browser, Page } from '@playwright/test'
import type { LocalChains } from '#devchain/playwright/local-chains.ts'
import { ScriptedWallets } from '#devchain/scripted-wallet/scripted-wallets.ts'
import { resize } from '../resize.ts'
import { expectAccessible } from './harness/axe.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import type { PageHost } from './harness/page-host.ts'
import { openSignedIn } from './harness/steps.ts'
import { expect, test } from './test.ts'

const SIGNED_OUT = 'Sign in to see your dashboard'

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

/** A phone with the same account, signed in on the dashboard. */
async function openOnPhone(browser: Browser, host: PageHost, chains: LocalChains): Promise<Page> {
  const context = await browser.newContext({ baseURL: host.origin })
  const wallets = await new ScriptedWallets({ nodeUrls: chains.nodeUrls, chainId: BASE_GOERLI }).install(context)
  const wallet = await wallets.add()
  wallet.always('approve')
  const page = await context.newPage()
  await openSignedIn(page, '/dashboard')
  await resize(page, { width: 390, height: 844 })
  return page
}

/** Earlier tests have signed the same account in. */
async function openAlone(page: Page): Promise<void> {
  await openSignedIn(page, '/dashboard')
  await page.evaluate(() => fetch('/auth/sign-out-others', { method: 'POST' }))
}

const card = (page: Page) => page.getByRole('region', { name: 'Signed in' })
const rows = (page: Page) => card(page).getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')

test('a visitor ends the session of another browser, which signs out there at once', { tag: '@engine' }, async ({
  page,
  browser,
  host,
  chains
}) => {
  await openAlone(page)
  await expect(card(page).getByText('No other browser is signed in.')).toBeVisible()
  const phone = await openOnPhone(browser, host, chains)
  await expect(card(phone)).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('This browser')
  // Keys act in the foremost window only, which Firefox has made the other browser's.
  await page.bringToFront()
  await card(page)
    .getByRole('button', { name: /^End session: (Chrome|Firefox)/ })
    .press('Enter')
  await expect(phone.getByRole('heading', { name: SIGNED_OUT })).toBeVisible()
  await expect(phone.getByRole('main')).toContainText('Your session has ended')
  await expect(rows(page)).toHaveCount(1)
  await expect(card(page).getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
  await phone.context().close()
})

test('"Sign out everywhere else" leaves this browser signed in', { tag: '@proof' }, async ({
  page,
  browser,
  host,
  chains
}) => {
  await openAlone(page)
  const phone = await openOnPhone(browser, host, chains)
  await card(phone).getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByRole('heading', { name: SIGNED_OUT })).toBeVisible()
  await expect(rows(phone)).toHaveCount(1)
  await phone.context().close()
})

test('on a narrow phone the list fits, and has no accessibility violations', { tag: '@proof' }, async ({
  page,
  browser,
  host,
  chains
}) => {
  await openAlone(page)
  const phone = await openOnPhone(browser, host, chains)
  await resize(phone, { width: 320, height: 700 })
  await expect(rows(phone)).toHaveCount(2)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const end = await rows(phone).nth(1).getByRole('button').boundingBox()
  expect(end?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(phone)
  await phone.context().close()
})

test('a session that the service cannot end stays in the list, which says so', { tag: '@proof' }, async ({
  page,
  browser,
  host,
  chains
}) => {
  await openAlone(page)
  const phone = await openOnPhone(browser, host, chains)
  await expect(rows(page)).toHaveCount(2)
  host.break('/auth/end-session', 'down')
  await card(page)
    .getByRole('button', { name: /^End session: (Chrome|Firefox)/ })
    .click()
  await expect(card(page)).toContainText('the session may still be valid')
  await expect(rows(page)).toHaveCount(2)
  host.repair('/auth/end-session')
  await card(page)
    .getByRole('button', { name: /^End session: (Chrome|Firefox)/ })
    .click()
  await expect(rows(page)).toHaveCount(1)
  await phone.context().close()
})

test('where streams are refused, a page that is shown again notices that its session has ended', {
  tag: ['@proof', '@engine']
}, async ({ page, browser, host, chains }) => {
  host.break('/auth/events', 'down')
  await openAlone(page)
  const phone = await openOnPhone(browser, host, chains)
  await card(phone).getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(rows(phone)).toHaveCount(1)
  await expect(card(page)).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: SIGNED_OUT })).toBeVisible()
  await phone.context().close()
})
