import type { Locator, Page } from '@playwright/test'
import { catchAppLinks } from './harness/app-links.ts'
import { openDialog } from './harness/steps.ts'
import { entryOf, send } from './harness/tab-steps.ts'
import { expect, test } from './test.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`
const ANDROID = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME}`

test.use({ hasSignIn: false, viewport: { width: 390, height: 720 }, hasTouch: true, isMobile: true })

const apps = [
  { device: 'an iPhone', userAgent: IPHONE, wallet: 'Rainbow', href: 'rainbow://', prefix: 'rainbow://wc?uri=' },
  { device: 'Android', userAgent: ANDROID, wallet: 'MetaMask', href: 'metamask://', prefix: 'metamask://wc?uri=' }
]

for (const { device, userAgent, wallet, href, prefix } of apps) {
  test.describe(`on ${device}`, { tag: device === 'an iPhone' ? [] : '@proof' }, () => {
    test.use({ userAgent })

    test(`picking ${wallet} opens its app with the pairing, and a request brings it to the front`, async ({
      page,
      context,
      phone
    }) => {
      const links = await catchAppLinks(context)
      await page.goto('/dashboard')
      await pick(page, wallet)
      await expect.poll(() => links).toEqual([expect.stringContaining(prefix)])
      await phone.pair(pairingIn(links[0], prefix))
      await expect(openDialog(page)).toBeHidden()
      await send(page)
      await expect(entryOf(page)).toContainText('Confirmed')
      expect(links.slice(1)).toEqual([expect.stringContaining(`${href}wc?requestId=`)])
    })
  })
}

test.describe('with an app that handles the plain wc: link', () => {
  test.use({ userAgent: ANDROID })

  test('picking Rainbow on Android lets the system choose the app', { tag: '@proof' }, async ({ page, context }) => {
    const links = await catchAppLinks(context)
    await page.goto('/')
    await pick(page, 'Rainbow')
    await expect.poll(() => links).toEqual([expect.stringMatching(/^wc:[0-9a-f]{64}@2\?/)])
  })
})

test.describe('in the browser of another app', () => {
  test.use({
    otherOrigins: ['https://rnbwapp.com'],
    userAgent: IPHONE.replace(/ Version.*/, ' Mobile/15E148 Instagram 350.0')
  })

  test('picking Rainbow opens its https address in a new tab, and so does a request', { tag: '@proof' }, async ({
    page,
    context,
    phone
  }) => {
    await context.route('https://rnbwapp.com/**', (route) => route.fulfill({ body: 'Rainbow' }))
    await page.goto('/dashboard')
    const opened = context.waitForEvent('page')
    await pick(page, 'Rainbow')
    const prefix = 'https://rnbwapp.com/wc?uri='
    const app = await opened
    await phone.pair(pairingIn(app.url(), prefix))
    await app.close()
    await expect(openDialog(page)).toBeHidden()
    expect(page.url()).toContain('/dashboard')
    const asked = context.waitForEvent('page')
    await send(page)
    expect((await asked).url()).toContain('https://rnbwapp.com/wc?requestId=')
    await expect(entryOf(page)).toContainText('Confirmed')
  })
})

test.describe('on a phone with apps', () => {
  test.use({ userAgent: IPHONE })

  test('a request opens the connected app, whatever was picked before or stored by another page', {
    tag: '@proof'
  }, async ({ page, context, phone }) => {
    await context.addInitScript(() => {
      const left = { href: 'other://', name: 'Other' }
      localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', JSON.stringify(left))
    })
    const links = await catchAppLinks(context)
    await page.goto('/dashboard')
    await pick(page, 'MetaMask')
    await expect.poll(() => links).toEqual([expect.stringContaining('metamask://wc?uri=')])
    await openDialog(page).getByRole('button', { name: 'Cancel' }).tap()
    await openDialog(page).getByRole('button', { name: 'Rainbow' }).tap()
    await expect.poll(() => links.length).toBe(2)
    await phone.pair(pairingIn(links[1], 'rainbow://wc?uri='))
    await expect(openDialog(page)).toBeHidden()
    await page.reload()
    await send(page)
    await expect(entryOf(page)).toContainText('Confirmed')
    expect(links.slice(2)).toEqual([expect.stringContaining('rainbow://wc?requestId=')])
  })

  test('a request in a follower brings the app to the front from there', { tag: '@proof' }, async ({
    context,
    phone
  }) => {
    const links = await catchAppLinks(context)
    const [one, other] = [await context.newPage(), await context.newPage()]
    await one.goto('/dashboard')
    await pick(one, 'Rainbow')
    await expect.poll(() => links.length).toBe(1)
    await phone.pair(pairingIn(links[0], 'rainbow://wc?uri='))
    await expect(openDialog(one)).toBeHidden()
    // The visibility of a background tab, which a test's browser does not report.
    await one.evaluate(() => Object.assign(document, { hasFocus: () => false }))
    await other.goto('/dashboard')
    await send(other)
    await expect(entryOf(other)).toContainText('Confirmed')
    expect(links.slice(1)).toEqual([expect.stringContaining('rainbow://wc?requestId=')])
  })
})

function pairingIn(link = '', prefix: string): string {
  return decodeURIComponent(link.replace(prefix, ''))
}

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  return page.getByRole('navigation', { name: 'Main' })
}

async function pick(page: Page, wallet: string): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Connect wallet', exact: true }).tap()
  await openDialog(page).getByRole('button', { name: wallet }).tap()
}
