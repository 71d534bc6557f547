import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/test-accounts.ts'
import { catchAppLinks } from './harness/app-links.ts'
import { accountButton, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts
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
  test.describe(`on ${device}`, () => {
    test.use({ userAgent })

    test(`picking ${wallet} opens its app with the pairing, and each request brings it to the front until the end`, async ({
      page,
      context,
      phone
    }) => {
      const links = await catchAppLinks(context)
      await page.goto('/dashboard')
      await pick(page, wallet)
      await expect.poll(() => links).toEqual([expect.stringContaining(prefix)])
      expect(await linkKept(page)).toBeNull()
      await phone.pair(pairingIn(links[0], prefix))
      await expect(openDialog(page)).toBeHidden()
      const form = page.getByRole('region', { name: 'Send' })
      await expect(form).toBeVisible()
      expect(await linkKept(page)).toBe(JSON.stringify({ href, name: wallet }))

      await form.getByLabel('Recipient').fill(RECIPIENT)
      await form.getByLabel('Amount in ETH').fill('1')
      await form.getByRole('button', { name: 'Send', exact: true }).tap()
      const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
      await expect(entry).toContainText('Confirmed')
      expect(links.slice(1)).toEqual([expect.stringContaining(`${href}wc?requestId=`)])

      await openMenu(page)
      await accountButton(page).tap()
      await openDialog(page).getByRole('button', { name: 'Disconnect' }).tap()
      await expect(page.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
      expect(await linkKept(page)).toBeNull()
    })
  })
}

test.describe('with an app that takes the bare link', () => {
  test.use({ userAgent: ANDROID })

  test('picking Rainbow on Android leaves it to the system which app opens', async ({ page, context }) => {
    const links = await catchAppLinks(context)
    await page.goto('/')
    await pick(page, 'Rainbow')
    await expect.poll(() => links).toEqual([expect.stringMatching(/^wc:[0-9a-f]{64}@2\?/)])
  })
})

test.describe('with two apps', () => {
  test.use({ userAgent: IPHONE })

  test('one that is left before it answers, and one that ends the session, leave no link behind', async ({
    page,
    context,
    phone
  }) => {
    const links = await catchAppLinks(context)
    await page.goto('/')
    await pick(page, 'MetaMask')
    await expect.poll(() => links).toEqual([expect.stringContaining('metamask://wc?uri=')])
    await openDialog(page).getByRole('button', { name: 'Cancel' }).tap()
    await openDialog(page).getByRole('button', { name: 'Rainbow' }).tap()
    await expect.poll(() => links.length).toBe(2)
    expect(await linkKept(page)).toBeNull()
    await phone.pair(pairingIn(links[1], 'rainbow://wc?uri='))
    await expect(openDialog(page)).toBeHidden()
    await page.reload()
    await expect.poll(() => linkKept(page)).toContain('rainbow://')
    await phone.disconnect()
    await expect.poll(() => linkKept(page)).toBeNull()
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

/** What the package opens with every request. */
function linkKept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
}
