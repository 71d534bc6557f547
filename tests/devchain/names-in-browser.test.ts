import type { Browser, Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testAccounts } from '#devchain/test-accounts.ts'
import { launchBrowser } from './browser.ts'
import { runNode } from './command.ts'

const NAMES_CODE = /\/adapters\/names\//
const NAMES_CHAIN = /\/rpc\/1$/

let browser: Browser
let product: Product

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.end()
})

interface Product {
  readonly url: string
  end(): Promise<unknown>
}

/** As a newcomer starts it; with one network and without sign-in, which are not what this is about. */
async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const command = runNode(['devchain/start.mjs'], { AUTH_URL: '', CHAINS: '59140', ...env })
  const [url] = await command.until(/http:\/\/\S+/)
  return {
    url,
    end() {
      command.kill('SIGTERM')
      return command.ended
    }
  }
}

/** Somebody who has never been here, and whatever their browser asks for from now on. */
async function openDashboard(url: string): Promise<{ page: Page; requests: string[] }> {
  const context = await browser.newContext({ baseURL: url })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/dashboard')
  return { page, requests }
}

async function connect(page: Page, account: string): Promise<void> {
  await navigation(page).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet' }).click()
  await page.getByRole('radio', { name: account }).check()
  await page.getByRole('button', { name: 'Approve' }).click()
}

async function openAccount(page: Page, name: string): Promise<Locator> {
  await navigation(page)
    .getByRole('button', { name: /^Account 0x/ })
    .click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  return dialog
}

function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}

/** Its address once it can be seen. */
async function shownPicture(dialog: Locator): Promise<string> {
  const picture = dialog.locator('img')
  await picture.waitFor({ state: 'visible' })
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  return (await picture.getAttribute('src')) ?? ''
}

test('a name and its picture are found once connected, not before, move nothing, and are remembered', async () => {
  const { page, requests } = await openDashboard(product.url)
  const asked = (place: RegExp) => requests.filter((request) => place.test(request))
  await navigation(page).getByRole('button', { name: 'Connect wallet' }).waitFor()
  expect([asked(NAMES_CODE), asked(NAMES_CHAIN)]).toEqual([[], []])

  let answer: () => void = () => undefined
  const isAnswering = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(NAMES_CHAIN, (route) => isAnswering.then(() => route.continue()))
  await connect(page, 'Account 1')
  await page
    .getByRole('main')
    .getByTitle(testAccounts[0] ?? '')
    .waitFor()
  const copy = page.getByRole('button', { name: 'Copy Address' })
  const before = await copy.boundingBox()
  answer()
  const header = page.getByTitle('alice.portside.eth', { exact: true })
  await header.waitFor()
  expect(await copy.boundingBox()).toEqual(before)
  expect(await shownPicture(await openAccount(page, 'alice.portside.eth'))).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(asked(NAMES_CHAIN)).not.toEqual([])

  requests.length = 0
  await page.reload()
  await header.waitFor()
  await shownPicture(await openAccount(page, 'alice.portside.eth'))
  expect([asked(NAMES_CODE), asked(NAMES_CHAIN)]).toEqual([[], []])
})

test.each([
  ['on IPFS', 'Account 3', 'carol.portside.eth', '__dev/names/ipfs/bafkrei'],
  ['of a collectible', 'Account 4', 'dave.portside.eth', '__dev/names/avatars/token-4.svg']
])('a picture %s is found on this machine, and nobody else is asked', async (_where, account, name, place) => {
  const { page, requests } = await openDashboard(product.url)
  await connect(page, account)
  expect(await shownPicture(await openAccount(page, name))).toContain(`${product.url}${place}`)
  expect(requests.filter((request) => !request.startsWith(product.url) && !request.startsWith('data:'))).toEqual([])
})

test('without an endpoint for names nobody asks for one, and the account is its address', async () => {
  const nameless = await startProduct({ RPC_URL_1: '' })
  onTestFinished(async () => void (await nameless.end()))
  const { page, requests } = await openDashboard(nameless.url)
  await connect(page, 'Account 1')
  const dialog = await openAccount(page, '0xf3…2266')
  await dialog.getByText('10k ETH').waitFor()
  expect(requests.filter((request) => NAMES_CODE.test(request) || NAMES_CHAIN.test(request))).toEqual([])
  expect(await dialog.locator('img').count()).toBe(0)
})
