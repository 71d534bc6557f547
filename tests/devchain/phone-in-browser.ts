import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { arrive, navigation, send, type VisitedProduct } from './product-visit.ts'

/** Has a name and no picture: the others' may be on hosts that do not exist. */
const RECIPIENT = testAccounts[5] ?? ''

export function phoneInBrowser(visited: () => VisitedProduct): void {
  test('in npm start a person can connect with the test phone, and approve a transaction there', async () => {
    const { url } = visited().product
    const balance = async () =>
      BigInt(await callNode<string>(new URL('/rpc/84531', url).href, 'eth_getBalance', [RECIPIENT, 'latest']))
    const context = await arrive(visited())
    const errors: string[] = []
    context.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
    context.on('weberror', (error) => void errors.push(String(error.error())))
    const page = await context.newPage()
    await page.goto('/dashboard')
    await navigation(page).getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
    await page.getByRole('button', { name: 'Use the test phone' }).click()
    const phone = await context.newPage()
    await phone.goto('/__dev/phone/')
    await approveOnPhone(phone, 'session_proposal')
    const before = await balance()
    await send(page, RECIPIENT, '1.5')
    await approveOnPhone(phone, 'eth_sendTransaction')
    await page.getByRole('region', { name: 'Transactions', exact: true }).getByText('Confirmed').waitFor()
    expect((await balance()) - before).toBe(1_500_000_000_000_000_000n)
    expect(errors).toEqual([])
  })
}

function approveOnPhone(phone: Page, method: string): Promise<void> {
  const prompt = phone.getByRole('listitem').filter({ hasText: method })
  return prompt.getByRole('button', { name: 'Approve' }).click()
}
