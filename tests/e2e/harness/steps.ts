import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PageHost } from './page-host.ts'

/** The page in a tab, or in a frame of another page. */
export type AnyPage = Page | FrameLocator

export function navigationOf(page: AnyPage): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}

/** In the nav bar; `start` is the first 5 characters of the address, by default those of the first test account. */
export function accountButton(page: AnyPage, start = '0xf39'): Locator {
  return navigationOf(page).getByRole('button', { name: `Account ${start}`, exact: true })
}

/** In the nav bar. */
export function chainButton(page: AnyPage, network: string): Locator {
  return navigationOf(page).getByRole('button', { name: `Network: ${network}`, exact: true })
}

/** In the nav bar. */
export function connectButton(page: AnyPage): Locator {
  return navigationOf(page).getByRole('button', { name: 'Connect wallet', exact: true })
}

export function openDialog(page: AnyPage): Locator {
  return page.getByRole('dialog')
}

/** From the nav bar to the list of wallets. @returns the dialog. */
export async function openConnectDialog(page: AnyPage): Promise<Locator> {
  await connectButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** @returns the dialog's step for that wallet. */
export async function pickWallet(page: AnyPage, name = 'Scripted Wallet'): Promise<Locator> {
  const dialog = await openConnectDialog(page)
  await dialog.getByRole('button', { name }).click()
  return stepOf(page, name)
}

/** The dialog's step for a wallet; WalletConnect's step is named after wallets on phones in general. */
export function stepOf(page: AnyPage, name: string): Locator {
  const title = name === 'WalletConnect' ? /^(?:WalletConnect|Scan with your phone)$/ : name
  return page.getByRole('dialog', { name: title })
}

/** On the page without sign-in: from a URL of the page to an account in the nav bar. */
export async function openConnected(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
}

/** On the page with sign-in: as far as the dialog that asks for the signature. @returns the dialog. */
export async function openUnverified(page: Page, path = '/'): Promise<Locator> {
  await page.goto(path)
  await pickWallet(page)
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function openSignedIn(page: Page, path = '/'): Promise<void> {
  const dialog = await openUnverified(page, path)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
}

/** Makes a request from the page; by its response, all earlier requests have arrived. */
export async function barrier(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()))
}

/** Waits until the page has received the responses to all its requests. */
export async function answered(page: Page, host: PageHost): Promise<void> {
  await barrier(page)
  await expect.poll(() => host.isBusy).toBe(false)
  await barrier(page)
}

/** The browser of a visitor who wants to save data: nothing is loaded ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** With its label, whose radio button is not seen. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Theme' }).locator('label', { hasText: name }).click()
}
