import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { expectAccessible } from './harness/axe.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { show } from './harness/page-time.ts'
import { chainButton, openConnected, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts
const DESCRIPTION = 'Send 1.5 ETH to 0x70…79C8'
const TITLE = 'Finished transactions'

test.use({ hasSignIn: false })

test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('how a payment ended is said on the page where the visitor is by then, and in a dialog that is open', async ({
  chains,
  page
}) => {
  await chains.stopMining(BASE_GOERLI)
  await openConnected(page, '/dashboard')
  await send(page)
  await page.getByRole('link', { name: 'Portside' }).click()
  await chainButton(page, 'Base Goerli').click()
  await chains.mine(BASE_GOERLI)
  const foot = openDialog(page).getByRole('region', { name: TITLE })
  await expect(foot).toContainText(`${DESCRIPTION} · Confirmed`)
  await expect(openDialog(page).getByText(`${DESCRIPTION}: Confirmed`)).toHaveAttribute('aria-live', 'polite')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const strip = page.getByRole('main').getByRole('region', { name: TITLE })
  await expect(page.getByRole('main').locator('> *').first()).toHaveAccessibleName(TITLE)
  await expect(strip.getByRole('link', { name: /explorer/ })).toHaveAttribute('href', /\/tx\/0x[0-9a-f]{64}$/)
  await expectAccessible(page)
  await strip.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('transaction')).toMatch(/^84531-0x[0-9a-f]{64}$/)
  await expect(openDialog(page).getByText(DESCRIPTION)).toBeVisible()
  await page.keyboard.press('Escape')
  await strip.getByRole('button', { name: 'Dismiss' }).click()
  await expect(strip).toHaveCount(0)
})

test('a payment that ends in sight is not said twice; a tab in the background marks its title until it is seen', async ({
  chains,
  context,
  page
}) => {
  await chains.stopMining(BASE_GOERLI)
  await openConnected(page, '/dashboard')
  await send(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(chainButton(other, 'Base Goerli')).toBeVisible()
  const title = await page.title()
  await show(page, 'hidden')
  await chains.mine(BASE_GOERLI)
  await expect(page).toHaveTitle(`(1) ${title}`)
  await show(page, 'visible')
  await expect(page).toHaveTitle(title)
  await stripOf(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(stripOf(other), 'dismissed in one tab is dismissed in all').toHaveCount(0)
  await send(page)
  await chains.mine(BASE_GOERLI)
  await expect(page.getByText('Sent, and confirmed by the network.')).toBeVisible()
  for (const each of [page, other]) await expect(stripOf(each)).toHaveCount(0)
})

function stripOf(page: Page): Locator {
  return page.getByRole('region', { name: TITLE })
}

/** Until it is listed. */
async function send(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Send', exact: true })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(form)
  await expect(form.getByText('Sent. Follow it under Transactions.')).toBeVisible()
}
