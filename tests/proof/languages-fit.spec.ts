import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { LANGUAGE_KEY } from '#ui/models/stored-settings.ts'
import { isLanguageTag, type LanguageTag, languages } from '#ui/text/languages.ts'
import { findMisfits, type Misfits, SHORTENED } from '../e2e/harness/misfits.ts'
import { type Texts, textsIn } from '../e2e/harness/texts-in.ts'
import { expect, test } from '../e2e/test.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'

/** The last one is where the visit goes on. */
const WIDTHS = [320, 390, 1280]
/** The visit goes on in the last one. */
const TAGS = [...Object.keys(languages).filter(isLanguageTag), 'en'] as const

test('in no language is a text of a visit cut off, sticks out or makes the page scroll sideways', async ({
  page,
  wallet
}) => {
  test.setTimeout(limit(300_000))
  const text = await textsIn('en')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).first().click()
  const step = (title: string) => expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible()

  await open(page, '/nowhere')
  await expect(main.getByRole('heading', { name: text.notFound.title })).toBeVisible()
  await expectFit(page, 'the page that is not found', ({ notFound }) => notFound.title)
  await open(page, '/')
  await expectFit(page, 'home', ({ page: { home } }) => home.title)

  await main.getByRole('button', { name: text.page.home.connect, exact: true }).click()
  await step(text.connect.title)
  await expectFit(page, 'the list of wallets', ({ connect }) => connect.title)
  await press(text.connect.titles.learn)
  await step(text.connect.titles.learn)
  await expectFit(page, 'what a wallet is', ({ connect }) => connect.titles.learn)
  await press(text.connect.titles.getAny)
  await step(text.connect.titles.getAny)
  await expectFit(page, 'wallets to get', ({ connect }) => connect.titles.getAny)
  await press(text.connect.titles.get('MetaMask'))
  await expect(dialog.getByRole('button', { name: text.getWallet.options.app.action })).toBeVisible()
  await expectFit(page, 'ways to get a wallet', ({ getWallet }) => getWallet.options.app.action)
  await press(text.getWallet.options.app.action)
  await expect(dialog.getByRole('button', { name: text.getWallet.download.proceed })).toBeVisible()
  await expectFit(page, 'a download', ({ getWallet }) => getWallet.download.proceed)
  await press(text.getWallet.download.proceed)
  await expect(dialog.getByRole('button', { name: text.getWallet.connect, exact: true })).toBeVisible()
  await expectFit(page, 'instructions', ({ getWallet }) => getWallet.connect)
  await press(text.getWallet.connect)
  await expect(dialog.getByRole('img', { name: text.pairing.code('MetaMask') })).toBeVisible()
  await expectFit(page, 'a code to scan', ({ pairing }) => pairing.code('MetaMask'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await main.getByRole('button', { name: text.page.home.connect, exact: true }).click()
  wallet.next('eth_requestAccounts', 'reject')
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(dialog.getByRole('button', { name: text.connect.retry })).toBeVisible()
  await expectFit(page, 'a rejected connection', ({ connect }) => connect.retry)
  wallet.always('approve')
  await press(text.connect.retry)
  await step(text.account.signIn.title)
  await expect(dialog.getByRole('button', { name: text.account.signIn.send })).toBeEnabled()
  await expectFit(page, 'the sign-in', ({ account }) => account.signIn.send)
  await press(text.account.signIn.send)
  await expect(dialog).toBeHidden()

  await main.getByRole('link', { name: text.page.home.openDashboard }).click()
  const form = page.getByRole('region', { name: text.send.title, exact: true })
  await form.getByLabel(text.send.recipient).fill(testAccounts[1] ?? '')
  await expect(form.getByLabel(text.send.amount('ETH'))).toBeVisible()
  await expectFit(page, 'the dashboard', ({ send }) => send.submit)
  await form.getByLabel(text.send.amount('ETH')).fill('1.5')
  await form.getByRole('button', { name: text.send.submit, exact: true }).click()
  await expect(form.getByRole('button', { name: text.sendReview.confirm })).toBeEnabled()
  await expectFit(page, 'a payment under review', ({ sendReview }) => sendReview.confirm)
  await form.getByRole('button', { name: text.sendReview.confirm }).click()
  await expect(form.getByText(text.send.sent.confirmed)).toBeVisible()
  await expectFit(page, 'a payment that was sent', ({ send }) => send.sent.confirmed)

  const { accountButton, chainButton } = text.account.buttons
  await page.getByRole('button', { name: chainButton('Base Goerli'), exact: true }).click()
  await step(text.account.chains.title)
  await expectFit(page, 'the networks', ({ account }) => account.chains.title)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: accountButton('0xf39'), exact: true }).click()
  await expect(dialog.getByRole('button', { name: text.account.account.disconnect })).toBeVisible()
  await expectFit(page, 'the account', ({ account }) => account.account.disconnect)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await main.getByRole('link', { name: text.dashboard.allActivity }).click()
  await expect(main.getByRole('heading', { name: text.activity.title, level: 1 })).toBeVisible()
  await expectFit(page, 'the activity', ({ activity }) => activity.title)
  await resize(page, { width: 320, height: 720 })
  await page.getByRole('button', { name: text.page.shell.openMenu }).click()
  await expectFitInLanguages(page, 'the menu', ({ page: { shell } }) => shell.closeMenu)
})

/** Resolves once the page follows a choice of language. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const choice = page.getByRole('contentinfo').getByRole('combobox')
  for (const tag of ['de', 'en']) {
    await choice.selectOption(tag)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
  }
}

/** A text that is shown, or heard, in the language. */
type Shown = (texts: Texts) => string

/** Soft, so that one run shows all that does not fit. */
async function expectFit(page: Page, where: string, shown: Shown): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, { width, height: 800 })
    await expectFitInLanguages(page, `${where} at ${width} px`, shown)
  }
}

/** One call of the browser for all languages: a call for each takes longer than the drawing. */
async function expectFitInLanguages(page: Page, where: string, shown: Shown): Promise<void> {
  const awaited = await Promise.all(TAGS.map(async (tag) => ({ tag, text: shown(await textsIn(tag)) })))
  const misfits: readonly Misfits[] = await page.evaluate(
    `(${lookInLanguages})(${JSON.stringify(awaited)}, ${JSON.stringify(LANGUAGE_KEY)}, ${limit(10_000)}, ${JSON.stringify(SHORTENED)}, ${findMisfits})`
  )
  for (const { language, found } of misfits) expect.soft(found, `${where}, in ${language}`).toEqual([])
}

/** Serialised and run in the page, so it can use only its arguments. The page hears of the choice as of one in another tab. */
async function lookInLanguages(
  awaited: readonly { readonly tag: LanguageTag; readonly text: string }[],
  key: string,
  withinMs: number,
  shortened: string,
  find: typeof findMisfits
): Promise<readonly Misfits[]> {
  const misfits: Misfits[] = []
  const frame = () => new Promise(requestAnimationFrame)
  /** Of what is seen and of what only a screen reader says, without the marks around values. */
  const reads = (text: string) => {
    const plain = (words: string) => words.replace(/[\u2066-\u2069\u200e\u200f]/g, '').toLowerCase()
    const labelled = [...document.querySelectorAll('[aria-label], [alt]')]
    const heard = labelled.flatMap((element) => [element.ariaLabel ?? '', element.getAttribute('alt') ?? ''])
    return plain([document.body.innerText, ...heard].join('\n')).includes(plain(text))
  }
  for (const { tag, text } of awaited) {
    localStorage.setItem(key, tag)
    dispatchEvent(new StorageEvent('storage', { key, newValue: tag, storageArea: localStorage }))
    const until = performance.now() + withinMs
    const isShown = () => document.documentElement.lang === tag && reads(text)
    while (!isShown() && performance.now() < until) await frame()
    await frame()
    const found = isShown() ? find(shortened) : [`“${text}” is not there.`]
    misfits.push({ language: tag, found })
  }
  return misfits
}
