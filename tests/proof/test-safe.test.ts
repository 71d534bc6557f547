import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { launchBrowser } from '../devchain/browser.ts'
import { type StartedProduct, startProduct } from '../devchain/started-product.ts'

/** Has a name and no picture: the others' may be on hosts that do not exist. */
const RECIPIENT = testAccounts[5] ?? ''

let product: StartedProduct
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), launchBrowser()])
  context = await browser.newContext({ baseURL: product.url })
})

// Each page on screen keeps two streams of its host open, and a browser opens six connections to one.
afterEach(async () => void (await Promise.all(context.pages().map((page) => page.close()))))
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

test('in npm start a person can use the page in a Safe, sign in, and decide its transactions', async () => {
  const errors: string[] = []
  context.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  context.on('weberror', (error) => void errors.push(String(error.error())))
  const safePage = await context.newPage()
  await safePage.goto('/__dev/safe/')
  expect(new URL(safePage.url()).origin).not.toBe(new URL(product.url).origin)
  const app = safePage.frameLocator('iframe')
  await app.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' }).click()
  await app.getByRole('dialog').getByRole('button', { name: 'Send message' }).click()
  await decide(safePage, 'Sign?', 'Approve')
  await app.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await app.getByRole('region', { name: 'Signed in' }).waitFor()

  await send(app)
  await decide(safePage, 'Send?', 'Reject')
  await app.getByText('You rejected the request in your wallet. Nothing was sent.').waitFor()
  await app.getByRole('region', { name: 'Send' }).getByRole('button', { name: 'Back' }).click()

  await safePage.getByLabel("Require another owner's approval").check()
  await send(app)
  await decide(safePage, 'Send?', 'Approve')
  await listed(app, 'Nothing is sent before enough owners have agreed.')
  await safePage.getByRole('button', { name: 'Approve as the other owner' }).click()
  await listed(app, 'Confirmed')
  await send(app)
  await decide(safePage, 'Send?', 'Approve')
  await listed(app, 'Pending')
  await safePage.getByRole('button', { name: 'Reject as the other owner' }).click()
  await listed(app, 'Nothing was sent')
  expect(errors).toEqual([])
})

test('each network has a Safe of its own, which sends there', async () => {
  const safePage = await context.newPage()
  await safePage.goto('/__dev/safe/')
  await safePage.getByRole('navigation', { name: 'Networks' }).getByRole('link', { name: 'Linea Goerli' }).click()
  const app = safePage.frameLocator('iframe')
  await app.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await app.getByRole('button', { name: /^Network.*Linea Goerli/ }).waitFor()
  const before = await balanceOn(59140)
  await send(app)
  await decide(safePage, 'Send?', 'Approve')
  await listed(app, 'Confirmed')
  expect(await balanceOn(59140)).toBe(before + 500_000_000_000_000_000n)
})

test('prompts from before a reload of the page are closed', async () => {
  const safePage = await context.newPage()
  await safePage.goto('/__dev/safe/')
  const app = safePage.frameLocator('iframe')
  await app.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await send(app)
  const prompt = safePage.getByRole('listitem').filter({ hasText: 'Send?' })
  await prompt.waitFor()
  const [, frame] = safePage.frames()
  await frame?.goto(frame.url())
  await prompt.waitFor({ state: 'hidden' })
})

test('only the Safe’s own page may decide, or send requests for the page', async () => {
  const safePage = await safeUrl()
  const act = (name: string, headers: Readonly<Record<string, string>>) =>
    fetch(new URL(name, safePage), { method: 'POST', headers, body: '{}' }).then(({ status }) => status)
  const json = { 'content-type': 'application/json' }
  for (const name of ['ask', 'settle', 'owners', 'approve-waiting', 'reject-waiting', 'delete-waiting']) {
    expect(await act(name, { ...json, origin: 'https://evil.example' })).toBe(403)
    expect(await act(name, { ...json, origin: new URL(product.url).origin })).toBe(403)
    expect(await act(name, { 'content-type': 'text/plain' })).toBe(415)
  }
  expect((await fetch(safePage)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

async function balanceOn(chainId: number): Promise<bigint> {
  const url = new URL(`/rpc/${chainId}`, product.url).href
  return BigInt(await callNode<string>(url, 'eth_getBalance', [RECIPIENT, 'latest']))
}

async function safeUrl(): Promise<string> {
  const { headers } = await fetch(new URL('/__dev/safe/84531/', product.url), { redirect: 'manual' })
  return headers.get('location') ?? ''
}

async function send(app: FrameLocator): Promise<void> {
  const form = app.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount').fill('0.5')
  await form.getByRole('button', { name: 'Review' }).click()
  await form.getByRole('button', { name: 'Confirm in wallet' }).click()
}

async function decide(safePage: Page, request: string, answer: 'Approve' | 'Reject'): Promise<void> {
  const prompts = safePage.getByRole('list', { name: 'Requests' })
  await prompts.getByRole('listitem').filter({ hasText: request }).getByRole('button', { name: answer }).click()
}

async function listed(app: FrameLocator, text: string): Promise<void> {
  const list = app.getByRole('region', { name: 'Transactions', exact: true })
  await list.getByRole('listitem').first().getByText(text).waitFor()
}
