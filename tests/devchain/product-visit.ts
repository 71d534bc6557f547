import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { onTestFinished } from 'vitest'
import type { StartedProduct } from './started-product.ts'

/** A running product and a browser to visit it with. */
export interface VisitedProduct {
  readonly product: StartedProduct
  readonly browser: Browser
}

/** A first-time visitor, for the length of a test. */
export async function arrive({ product, browser }: VisitedProduct): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: product.url })
  onTestFinished(() => context.close())
  return context
}

/** Collects the page's requests from now on. */
export async function openDashboard(visited: VisitedProduct): Promise<{ page: Page; requests: string[] }> {
  const page = await (await arrive(visited)).newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/dashboard')
  return { page, requests }
}

export async function connect(page: Page, account = 'Account 1'): Promise<void> {
  await navigation(page).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet' }).click()
  await page.getByRole('radio', { name: account }).check()
  await approve(page)
}

/** Approves the prompt of Dev Wallet. */
export function approve(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Approve' }).click()
}

export async function send(page: Page, recipient: string, amount: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await form.getByRole('button', { name: 'Review' }).click()
  await form.getByRole('button', { name: 'Confirm in wallet' }).click()
}

/** The account's dialog, which is labelled with its name. */
export async function openAccount(page: Page, name: string): Promise<Locator> {
  await navigation(page)
    .getByRole('button', { name: /^Account 0x/ })
    .click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  return dialog
}

export function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}
