import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { openDashboard } from './harness/dashboard-steps.ts'
import { atWidths, expectToFit } from './harness/fit.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { accountButton, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const LINEA = '/rpc/59140'
const viewed = testAccounts[1] ?? ''

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const tile = (page: Page, network: string) =>
  region(page, 'Balances').getByRole('listitem').filter({ hasText: network })

test('one network fails: it says so in its own tile and is read again on request, the others say where they are from', {
  tag: '@proof'
}, async ({ page, host }) => {
  host.break(LINEA, 'down')
  await openDashboard(page)
  const linea = tile(page, 'Linea Goerli').first()
  await expect(linea).toContainText('Linea Goerli is unreachable.')
  await expect(tile(page, 'Base Goerli').first()).toContainText(
    /10k ETH.*127\.0\.0\.1:\d+·?Block [\d,]+·?(?:now|\d+ sec)/s
  )
  await expectToFit(page)
  host.repair(LINEA)
  await expect(async () => {
    const retry = linea.getByRole('button', { name: 'Try again to read Linea Goerli' })
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(linea).toContainText('10k ETH', { timeout: 1000 })
  }).toPass()
})

test('any account can be viewed without a wallet, and nothing is offered that needs one', async ({ page }) => {
  await page.goto(`/dashboard?view=${viewed.toLowerCase()}`)
  await expect(page.getByRole('heading', { name: 'Viewed account', level: 1 })).toBeVisible()
  await expect(tile(page, 'Base Goerli').first()).toContainText('10k ETH')
  await expect(page.getByRole('main')).toContainText(viewed)
  await expect(page.getByRole('main').getByText('Read only')).toBeVisible()
  await expectToFit(page)
  await page.goto('/dashboard?view=nobody')
  await expect(page.getByText('This is neither an address nor a name.')).toBeVisible()
  await expectToFit(page)
})

test('the base fees of the last blocks are a chart with a name, and a table', {
  tag: '@proof'
}, async ({ page, chains }) => {
  for (let block = 0; block < 3; block++) await chains.mine(BASE_GOERLI)
  await openDashboard(page)
  const base = region(page, 'Networks').getByRole('listitem').first()
  await expect(base.getByRole('img', { name: /^Base fee of the last \d+ blocks, / })).toBeVisible()
  await base.getByText('Base fees by block').click()
  await expect(base.getByRole('table').getByRole('row').nth(1)).toContainText('gwei')
  await expectToFit(page)
})

test('receiving shows the code of the chosen network', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Receive' }).click()
  const dialog = openDialog(page)
  await expect(dialog.getByRole('img', { name: 'QR code with your address on Base Goerli' })).toBeVisible()
  await dialog.getByLabel('Network').selectOption('Linea Goerli')
  await expect(dialog.getByRole('img', { name: 'QR code with your address on Linea Goerli' })).toBeVisible()
  await atWidths(page, [320, 390, 1280], async () => {
    const copy = dialog.getByRole('button', { name: 'Copy payment link' })
    await expect(copy, 'without scrolling in the dialog').toBeInViewport({ ratio: 1 })
  })
  await expectToFit(page)
})

test('with the keyboard: view an account beside a connected wallet, come back, and receive', { tag: '@proof' }, async ({
  page
}) => {
  await openDashboard(page)
  await page.goto(`/dashboard?view=${viewed}`)
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByText('Your own wallet stays connected.')).toBeVisible()
  await page.getByRole('link', { name: 'Stop viewing' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused()
  const receive = page.getByRole('button', { name: 'Receive' })
  await receive.focus()
  await page.keyboard.press('Enter')
  await expect(openDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await expect(receive).toBeFocused()
})

test('the first useful content of the dashboard takes one request for each network', async ({ page, host }) => {
  await page.goto(`/dashboard?view=${viewed}`)
  await expect(tile(page, 'Linea Goerli').first()).toContainText('10k ETH')
  await expect(region(page, 'Networks').getByText('Base fee', { exact: true }).first()).toBeVisible()
  expect([host.counts('/rpc/84531').asked, host.counts(LINEA).asked]).toEqual([1, 1])
})

test('hidden zero balances stay hidden after a reload', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/dashboard?view=0x00000000000000000000000000000000000000aa')
  await expect(tile(page, 'Linea Goerli').first()).toContainText('0 ETH')
  await page.getByRole('button', { name: 'Hide zero balances' }).click()
  await expect(page.getByText('2 networks with nothing on them are hidden.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 networks with nothing on them are hidden.')).toBeVisible()
  await page.getByRole('button', { name: 'Show zero balances' }).click()
  await expect(tile(page, 'Linea Goerli').first()).toContainText('0 ETH')
})

test('no click is lost if the page moves between press and release', { tag: ['@proof', '@engine'] }, async ({
  page
}) => {
  await page.goto('/dashboard?view=0x00000000000000000000000000000000000000aa')
  await expect(tile(page, 'Linea Goerli').first()).toContainText('0 ETH')
  await page.getByRole('button', { name: 'Hide zero balances' }).hover()
  await page.mouse.down()
  // As what needs attention does.
  await page.evaluate(() => {
    const panel = document.createElement('div')
    panel.style.blockSize = '300px'
    document.querySelector('main')?.prepend(panel)
  })
  await page.mouse.up()
  await expect(page.getByText('2 networks with nothing on them are hidden.')).toBeVisible()
})

test('a delegated account needs attention, and one in order has no such panel', { tag: '@proof' }, async ({
  page,
  chains
}) => {
  await openDashboard(page)
  await expect(tile(page, 'Base Goerli').first()).toContainText('10k ETH')
  await expect(region(page, 'Needs attention')).toBeHidden()
  await chains.call(BASE_GOERLI, 'anvil_setCode', [testAccounts[0], `0xef0100${viewed.slice(2).toLowerCase()}`])
  await page.reload()
  await expect(region(page, 'Needs attention')).toContainText('this account runs the code of a contract')
  await expect(region(page, 'Needs attention')).toContainText(viewed.toLowerCase())
  await expectToFit(page)
})
