import type { Locator } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { LANGUAGE_KEY } from '#ui/models/stored-settings.ts'
import { textsIn } from './harness/texts-in.ts'
import { valuesIn } from './harness/values-in-order.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

test('in Arabic, amounts and addresses are read from left to right, and copied as they are', {
  tag: '@engine'
}, async ({ page, wallet }) => {
  const text = await textsIn('ar')
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, 'ar'] as const)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await page.goto('/')
  await main.getByRole('button', { name: text.page.home.connect, exact: true }).click()
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(dialog).toBeHidden()
  await main.getByRole('link', { name: text.page.home.openDashboard }).click()
  const form = page.getByRole('region', { name: text.send.title, exact: true })
  await form.getByLabel(text.send.recipient).fill(testAccounts[1] ?? '')
  await form.getByLabel(text.send.amount('ETH')).fill('1.5')
  // From right to left, a point at the end is drawn before the digits: `.1` for a moment.
  for (const label of [text.send.recipient, text.send.amount('ETH')])
    await expect(form.getByLabel(label)).toHaveCSS('direction', 'ltr')
  // Longer than in English, and beside what is typed, not over it.
  const [typed, max] = await Promise.all(
    [form.getByLabel(text.send.amount('ETH')), form.getByRole('button', { name: text.send.max })].map((part) =>
      part.boundingBox()
    )
  )
  // Browsers round to different fractions of a pixel.
  expect(typed && Math.floor(typed.x + typed.width)).toBeLessThanOrEqual(max?.x ?? 0)
  await expect(form.getByText('10k ETH')).toBeVisible()
  await expectInOrder(main, '10k ETH')
  expect(await copied(form)).toMatch(/ 10k ETH$/m)

  await form.getByRole('button', { name: text.send.submit, exact: true }).click()
  await expect(form.getByRole('button', { name: text.sendReview.confirm })).toBeEnabled()
  await expectInOrder(form, '1.5 ETH')
  wallet.next('eth_sendTransaction', 'ask')
  await form.getByRole('button', { name: text.sendReview.confirm }).click()
  await wallet.untilHeld('eth_sendTransaction')
  const prompt = form.locator('strong', { hasText: 'ETH' })
  await expect(prompt).toHaveText('إرسال 1.5 ETH إلى 0x70…79C8')
  await expectInOrder(prompt, '1.5 ETH', '0x70…79C8')
  wallet.settle()
  await expect(form.getByText(text.send.sent.confirmed)).toBeVisible()
  const list = page.getByRole('region', { name: text.dashboard.transactions, exact: true })
  await expectInOrder(list, '1.5 ETH', '0x70…79C8')

  await page.getByRole('button', { name: text.account.buttons.accountButton('0xf39'), exact: true }).click()
  await expect(dialog.getByRole('button', { name: text.account.account.disconnect })).toBeVisible()
  await expectInOrder(dialog, '1.5 ETH', '0x70…79C8')
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: text.dashboard.allActivity }).click()
  await expect(main.getByRole('heading', { name: text.activity.title, level: 1 })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: '1.5 ETH' })).toBeVisible()
  await expectInOrder(main, '1.5 ETH', '0x70…79C8')
})

async function expectInOrder(part: Locator, ...values: readonly string[]): Promise<void> {
  const found = await valuesIn(part)
  expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining([...values]))
  expect(found.filter(({ isInOrder }) => !isInOrder)).toEqual([])
}

/** What a copy of everything in a part of the page puts into the clipboard. */
function copied(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    let text = ''
    const read = ({ clipboardData }: ClipboardEvent) => {
      text = clipboardData?.getData('text/plain') ?? ''
    }
    addEventListener('copy', read)
    getSelection()?.selectAllChildren(element)
    document.execCommand('copy')
    getSelection()?.removeAllRanges()
    removeEventListener('copy', read)
    return text
  })
}
