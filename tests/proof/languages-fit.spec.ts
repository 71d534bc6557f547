import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { LANGUAGE_KEY } from '#ui/models/stored-settings.ts'
import { isLanguageTag, languages } from '#ui/text/languages.ts'
import { misfits } from '../e2e/harness/misfits.ts'
import { textsIn } from '../e2e/harness/texts-in.ts'
import { expect, test } from '../e2e/test.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'

/** The last one is where the visit goes on. */
const WIDTHS = [320, 390, 1280]

for (const tag of Object.keys(languages).filter(isLanguageTag)) {
  test(`in ${tag}, no text of a visit is cut off, sticks out or makes the page scroll sideways`, async ({
    page,
    wallet
  }) => {
    test.setTimeout(limit(240_000))
    const text = await textsIn(tag)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, tag] as const)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).first().click()
    const step = (title: string) => expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible()

    await page.goto('/nowhere')
    await expect(main.getByRole('heading', { name: text.notFound.title })).toBeVisible()
    await expectFit(page, 'the page that is not found')
    await page.goto('/')
    await expect(page.getByRole('combobox', { name: text.metadata.language })).toHaveValue(tag)
    await expectFit(page, 'home')

    await main.getByRole('button', { name: text.page.home.connect, exact: true }).click()
    await step(text.connect.title)
    await expectFit(page, 'the list of wallets')
    await press(text.connect.titles.learn)
    await step(text.connect.titles.learn)
    await expectFit(page, 'what a wallet is')
    await press(text.connect.titles.getAny)
    await step(text.connect.titles.getAny)
    await expectFit(page, 'wallets to get')
    await press(text.connect.titles.get('MetaMask'))
    await expect(dialog.getByRole('button', { name: text.getWallet.options.app.action })).toBeVisible()
    await expectFit(page, 'ways to get a wallet')
    await press(text.getWallet.options.app.action)
    await expect(dialog.getByRole('button', { name: text.getWallet.download.proceed })).toBeVisible()
    await expectFit(page, 'a download')
    await press(text.getWallet.download.proceed)
    await expect(dialog.getByRole('button', { name: text.getWallet.connect, exact: true })).toBeVisible()
    await expectFit(page, 'instructions')
    await press(text.getWallet.connect)
    await expect(dialog.getByRole('img', { name: text.pairing.code('MetaMask') })).toBeVisible()
    await expectFit(page, 'a code to scan')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await main.getByRole('button', { name: text.page.home.connect, exact: true }).click()
    wallet.next('eth_requestAccounts', 'reject')
    await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
    await expect(dialog.getByRole('button', { name: text.connect.retry })).toBeVisible()
    await expectFit(page, 'a rejected connection')
    wallet.always('approve')
    await press(text.connect.retry)
    await step(text.account.signIn.title)
    await expect(dialog.getByRole('button', { name: text.account.signIn.send })).toBeEnabled()
    await expectFit(page, 'the sign-in')
    await press(text.account.signIn.send)
    await expect(dialog).toBeHidden()

    await main.getByRole('link', { name: text.page.home.openDashboard }).click()
    const form = page.getByRole('region', { name: text.send.title, exact: true })
    await form.getByLabel(text.send.recipient).fill(testAccounts[1] ?? '')
    await expect(form.getByLabel(text.send.amount('ETH'))).toBeVisible()
    await expectFit(page, 'the dashboard')
    await form.getByLabel(text.send.amount('ETH')).fill('1.5')
    await form.getByRole('button', { name: text.send.submit, exact: true }).click()
    await expect(form.getByRole('button', { name: text.sendReview.confirm })).toBeEnabled()
    await expectFit(page, 'a payment under review')
    await form.getByRole('button', { name: text.sendReview.confirm }).click()
    await expect(form.getByText(text.send.sent.confirmed)).toBeVisible()
    await expectFit(page, 'a payment that was sent')

    const { accountButton, chainButton } = text.account.buttons
    await page.getByRole('button', { name: chainButton('Base Goerli'), exact: true }).click()
    await step(text.account.chains.title)
    await expectFit(page, 'the networks')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: accountButton('0xf39'), exact: true }).click()
    await expect(dialog.getByRole('button', { name: text.account.account.disconnect })).toBeVisible()
    await expectFit(page, 'the account')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await main.getByRole('link', { name: text.dashboard.allActivity }).click()
    await expect(main.getByRole('heading', { name: text.activity.title, level: 1 })).toBeVisible()
    await expectFit(page, 'the activity')
    await resize(page, { width: 320, height: 720 })
    await page.getByRole('button', { name: text.page.shell.openMenu }).click()
    expect(await misfits(page), 'the menu').toEqual([])
  })
}

/** Soft, so that one run shows all that does not fit. */
async function expectFit(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, { width, height: 800 })
    expect.soft(await misfits(page), `${where} at ${width} px`).toEqual([])
  }
}
