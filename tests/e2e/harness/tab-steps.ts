import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Phone } from '#devchain/phone/phone.ts'
import type { Relay } from '#devchain/relay/relay.ts'
import { reviewAndConfirm } from './dashboard-steps.ts'
import { openWithPhone } from './phone-steps.ts'
import { accountButton } from './steps.ts'

const [, RECIPIENT = ''] = testAccounts

/** Without the phone's. */
export function pageConnections(relay: Relay): number {
  return relay.connectionCount - 1
}

/** The first is the leader; both show the account. */
export async function openTwo(context: BrowserContext, phone: Phone, path = '/'): Promise<readonly [Page, Page]> {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await openWithPhone(one, phone, path)
  await other.goto(path)
  await expect(accountButton(other)).toBeVisible()
  return [one, other]
}

/** Submits the filled-in form. */
export async function send(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(form)
}

export function entryOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
}
