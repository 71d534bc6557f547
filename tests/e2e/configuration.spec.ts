import { readdirSync } from 'node:fs'
import path from 'node:path'
import { config } from '#src/config.ts'
import { resize } from '../resize.ts'
import { ownPage } from './built-pages.ts'
import { expectAccessible } from './harness/axe.ts'
import { misfits } from './harness/misfits.ts'
import { accountButton, navigationOf, openConnectDialog, openConnected, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

/** The only tests that are about `src/config.ts` and the pages in `contracts/`: another product's must pass them too. */
test.describe('the page as this project configures it', { tag: '@configuration' }, () => {
  test.use({ hasSignIn: false, isOwnPage: true })

  test('lists wallets in the groups of the configuration, after those that are installed', async ({ page, wallet }) => {
    wallet.always('approve')
    await page.goto('/')
    const dialog = await openConnectDialog(page)
    const groups = config.walletGroups?.map(({ name }) => name) ?? ['Popular']
    await expect(dialog.getByRole('region').getByRole('heading')).toHaveText(['Installed', ...groups])
  })

  test('connects, and shows the account', async ({ page, wallet }) => {
    wallet.always('approve')
    await openConnected(page, '/dashboard')
    await expectAccessible(page)
    await accountButton(page).click()
    await expect(openDialog(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('has a file for each of its pages, which has a heading, is accessible and fits on a phone', async ({ page }) => {
    for (const place of places()) {
      await resize(page, { width: 1280, height: 800 })
      await page.goto(place)
      await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible()
      await expectAccessible(page)
      await resize(page, { width: 320, height: 640 })
      expect(await misfits(page), place).toEqual([])
    }
  })

  test('opens each page that it links for a connected visitor', async ({ page, wallet }) => {
    wallet.always('approve')
    // A visitor without a wallet has the links of a team's own pages only, which may be none.
    await openConnected(page)
    const links = navigationOf(page).getByRole('link')
    await expect(links.first()).toBeVisible()
    for (let i = 0; i < (await links.count()); i++) {
      await links.nth(i).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

/** The paths at which the build has a page. */
function places(): readonly string[] {
  const files = readdirSync(ownPage, { recursive: true, encoding: 'utf8' })
  const folders = files.filter((file) => path.basename(file) === 'index.html').map((file) => path.dirname(file))
  return folders.map((folder) => (folder === '.' ? '/' : `/${folder.replaceAll(path.sep, '/')}`))
}
