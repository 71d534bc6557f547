import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Phone } from '#devchain/phone/phone.ts'
import { scanCode } from './scan-code.ts'
import { accountButton, openDialog, pickWallet } from './steps.ts'

/** The QR code of a dialog's step. */
export function codeIn(step: Locator, wallet = 'WalletConnect'): Locator {
  return step.getByRole('img', { name: `Code to connect ${wallet}` })
}

/** On a page without a wallet: from the nav bar to a code on screen. @returns the dialog's step. */
export async function showCode(page: Page, wallet = 'WalletConnect'): Promise<Locator> {
  const step = await pickWallet(page, wallet)
  await expect(codeIn(step, wallet)).toBeVisible()
  return step
}

/** Points the phone's camera at the screen. */
export async function scan(phone: Phone, step: Locator, wallet = 'WalletConnect'): Promise<void> {
  await phone.pair(await scanCode(codeIn(step, wallet)))
}

/** On the page without sign-in: from a URL of the page to the phone's account in the nav bar. */
export async function openWithPhone(page: Page, phone: Phone, path = '/'): Promise<void> {
  await page.goto(path)
  await scan(phone, await showCode(page))
  await expect(accountButton(page)).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
}

/** The number of prompts on the phone so far. */
export function promptsOn(phone: Phone, method: string): number {
  const entries = phone.transcript.entries()
  return entries.filter((entry) => entry.kind === 'prompt' && entry.method === method).length
}
