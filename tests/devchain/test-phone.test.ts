import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { testAccounts } from '#devchain/test-accounts.ts'
import { launchBrowser } from './browser.ts'
import { type Command, runNode } from './command.ts'

const [, RECIPIENT = ''] = testAccounts

let command: Command
let url: string
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  command = runNode(['devchain/start.mjs'], { AUTH_URL: '' })
  const [[address], launched] = await Promise.all([command.until(/http:\/\/\S+/), launchBrowser()])
  url = address
  browser = launched
  context = await browser.newContext({ baseURL: url })
})

afterAll(async () => {
  await browser?.close()
  command?.kill('SIGTERM')
  await command?.ended
})

test('in npm start a person connects with the test phone, and sends what it approves', async () => {
  const errors: string[] = []
  context.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  context.on('weberror', (error) => void errors.push(String(error.error())))
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await page.getByRole('button', { name: 'Use the test phone' }).click()
  const phone = await context.newPage()
  await phone.goto('/__dev/phone/')
  await approve(phone, 'session_proposal')
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount').fill('1.5')
  const before = await balance()
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await approve(phone, 'eth_sendTransaction')
  await page.getByRole('region', { name: 'Transactions', exact: true }).getByText('Confirmed').waitFor()
  expect((await balance()) - before).toBe(1_500_000_000_000_000_000n)
  expect(errors).toEqual([])
})

async function approve(phone: Page, method: string): Promise<void> {
  const prompt = phone.getByRole('listitem').filter({ hasText: method })
  await prompt.getByRole('button', { name: 'Approve' }).click()
}

async function balance(): Promise<bigint> {
  return BigInt(await callNode<string>(new URL('/rpc/84531', url).href, 'eth_getBalance', [RECIPIENT, 'latest']))
}
