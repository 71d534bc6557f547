import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { LanguageTag } from '#ui/text/languages.ts'
import { holdChunks, loseChunk } from './harness/chunks.ts'
import { openDashboard } from './harness/dashboard-steps.ts'
import { misfits } from './harness/misfits.ts'
import { accountButton, openDialog } from './harness/steps.ts'
import { textsIn } from './harness/texts-in.ts'
import { expect, test } from './test.ts'

/** Those that hold something of the visitor's: what was typed, the focus, whether they are open. */
const ELEMENTS = 'main, section, form, input, select, button, a, dialog, h1, h2'
const TEXTS = /\/(?:translations|[a-z]+-texts)-[^/]*\.js$/

/** Of each script, the language with the longest words; tests/proof/languages-fit.spec.ts has them all in Chromium. */
const LONGEST: readonly LanguageTag[] = ['de', 'ru', 'ar', 'hi', 'th', 'ja']

test.use({ hasSignIn: false })

test('a visitor of English fetches no texts of another language', async ({ page }) => {
  const fetched = requestsFor(page, TEXTS)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  expect(fetched).toEqual([])
})

test('the choice of a language is shown at once, keeps the focus, and is kept', { tag: '@engine' }, async ({
  page
}) => {
  await page.goto('/')
  const choice = page.getByRole('combobox', { name: 'Language' })
  await choice.focus()
  await choice.selectOption('Deutsch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Wallet, ganz klar.')
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused()
  await expect(page).toHaveTitle(/^Deine Wallet, ganz klar\./)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Wallet, ganz klar.')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your wallet, clearly.')
})

test('a choice is every tab’s, and an open dialog is drawn in it', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('navigation').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(other.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await expect(other.getByRole('dialog', { name: (await textsIn('ar')).connect.title })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('contentinfo').getByRole('combobox').first().selectOption('English')
  await expect(other.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('another language changes texts and nothing else: what was typed, an open dialog and each element stay', {
  tag: '@engine'
}, async ({ page, context, wallet: _ }) => {
  await openDashboard(page)
  const recipient = testAccounts[1] ?? ''
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(recipient)
  await form.getByLabel('Amount in ETH').fill('1.5')
  await accountButton(page).click()
  await expect(openDialog(page)).toBeVisible()
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.setAttribute('data-seen', '')
  }, ELEMENTS)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  const german = await textsIn('de')
  await expect(openDialog(page).getByRole('button', { name: german.account.account.disconnect })).toBeVisible()
  await expect(page.locator(ELEMENTS).and(page.locator(':not([data-seen])'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  const germanForm = page.getByRole('region', { name: german.send.title, exact: true })
  await expect(germanForm.getByLabel(german.send.recipient)).toHaveValue(recipient)
  await expect(germanForm.getByLabel(german.send.amount('ETH'))).toHaveValue('1.5')
})

test('without storage, the choice lasts as long as the page', { tag: '@proof' }, async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: deny })
  })
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Wallet, ganz klar.')
  await page.getByRole('navigation').getByRole('button', { name: 'Wallet verbinden' }).click()
  await expect(page.getByRole('dialog', { name: 'Wallet verbinden' })).toBeVisible()
})

test('what does not fit is found, in fields too', async ({ page }) => {
  await page.setContent(`
    <button style="inline-size: 60px; white-space: nowrap">Connect a wallet</button>
    <p style="inline-size: 60px; overflow: hidden; white-space: nowrap">Nothing was sent.</p>
    <select style="inline-size: 60px"><option>Every network</option></select>
    <input style="inline-size: 60px" placeholder="Find a network" />
    <select><option>Every state</option></select>
    <input style="inline-size: 300px" placeholder="Find a wallet" />
  `)
  expect(await misfits(page)).toEqual([
    '“Connect a wallet” sticks out of its button',
    '“Nothing was sent.” is cut off by its p',
    '“Every network” is cut off in its select',
    '“Find a network” is cut off in its input'
  ])
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 720 } })

  test('no text of the home page or of the first dialogs is cut off or sticks out in languages of any script', {
    tag: ['@proof', '@engine']
  }, async ({ page }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    for (const tag of LONGEST) {
      const { page: shell, connect } = await textsIn(tag)
      await page.getByRole('contentinfo').getByRole('combobox').selectOption(tag)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.home.title)
      expect(await misfits(page), `home in ${tag}`).toEqual([])
      await page.getByRole('main').getByRole('button', { name: shell.home.connect, exact: true }).click()
      for (const title of [connect.titles.learn, connect.titles.getAny]) {
        await dialog.getByRole('button', { name: title, exact: true }).click()
        await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible()
        expect(await misfits(page), `“${title}” in ${tag}`).toEqual([])
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
})

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-AT' })

  test('the page is German from its first text on, and so is what is loaded later', { tag: '@engine' }, async ({
    page
  }) => {
    const fetched = requestsFor(page, /\/connect-texts-/)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('navigation').getByRole('button', { name: 'Wallet verbinden' }).click()
    await expect(page.getByRole('dialog', { name: 'Wallet verbinden' })).toBeVisible()
    expect(fetched).toHaveLength(1)
  })

  test('prerendered English is hidden until then, and is what a visitor gets if the texts are lost', {
    tag: ['@proof', '@engine']
  }, async ({ page, host }) => {
    await loseChunk(page, host, 'shell-texts', 'gone')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your wallet, clearly.')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a click does not wait for texts that are late, and they are shown once they come', { tag: '@proof' }, async ({
    page
  }) => {
    const { release } = await holdChunks(page, 'connect-texts')
    await page.goto('/')
    await page.getByRole('navigation').getByRole('button', { name: 'Wallet verbinden' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
    release()
    await expect(page.getByRole('dialog', { name: 'Wallet verbinden' })).toBeVisible()
  })

  test('a dialog whose texts are lost is in English', { tag: '@proof' }, async ({ page, host }) => {
    await loseChunk(page, host, 'connect-texts', 'gone')
    await page.goto('/')
    await page.getByRole('navigation').getByRole('button', { name: 'Wallet verbinden' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
  })

  test('English stays if the page takes too long', { tag: '@proof' }, async ({ page }) => {
    await holdChunks(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-untranslated', '')
    await expect(page.locator('#root')).toBeHidden()
    await expect(page.locator('#root')).toBeVisible()
  })

  for (const [outcome, choice, shown] of [
    ['they are shown once they come, also where the visitor has gone', undefined, 'de'],
    ['they do not replace a language that is chosen meanwhile', 'fr', 'fr']
  ] as const) {
    test(`English stands in for texts that are late: ${outcome}`, { tag: '@proof' }, async ({ page }) => {
      const { release } = await holdChunks(page, 'shell-texts')
      await page.goto('/')
      await page.getByRole('navigation').getByRole('button', { name: 'Connect Wallet' }).click()
      await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
      await page.keyboard.press('Escape')
      if (choice) await page.getByRole('combobox', { name: 'Language' }).selectOption(choice)
      else await page.getByRole('navigation').getByRole('button', { name: 'Connect Wallet' }).click()
      release()
      await expect(page.locator('html')).toHaveAttribute('lang', shown)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('lang', shown)
      if (!choice) await expect(page.getByRole('dialog', { name: 'Wallet verbinden' })).toBeVisible()
    })
  }
})

function requestsFor(page: Page, url: RegExp): readonly string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (url.test(request.url())) fetched.push(request.url())
  })
  return fetched
}
