import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../devchain/browser.ts'
import { arrive, navigation } from '../devchain/product-visit.ts'
import { type StartedProduct, startProduct } from '../devchain/started-product.ts'

let product: StartedProduct
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), launchBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await product?.end()
})

test('in npm start one approval on the test phone connects and signs in, and no other host is asked', async () => {
  const context = await arrive({ product, browser })
  const contacted = new Set<string>()
  const note = (url: string) => void contacted.add(new URL(url).host)
  context.on('request', (request) => note(request.url()))
  context.on('page', (each) => void each.on('websocket', (socket) => note(socket.url())))
  const page = await context.newPage()
  await page.goto('/')
  await navigation(page).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await page.getByRole('button', { name: 'Use the test phone' }).click()
  const phone = await context.newPage()
  await phone.goto('/__dev/phone/')
  await approveOnPhone(phone)
  // The dialog hides before the service has answered.
  await page.getByRole('main').getByRole('button', { name: 'Network: Base Goerli' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Signed in' }).getByText('Since').waitFor()
  expect(await phone.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect([...contacted]).toEqual([new URL(product.url).host])
})

/** Its only prompt. */
async function approveOnPhone(phone: Page): Promise<void> {
  await phone.getByRole('listitem').filter({ hasText: 'session_authenticate' }).waitFor()
  await phone.getByRole('button', { name: 'Approve' }).click()
}
