import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { toHex, verifyMessage } from 'viem'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { devWalletPlugin } from '#devchain/dev-wallet-plugin.ts'
import { type Devchain, startDevchain } from '#devchain/forks.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { testAccounts } from '#devchain/test-accounts.ts'
import type { Address, Hex } from '#domain/address.ts'
import { launchBrowser } from './browser.ts'

type Outcome = { readonly result: unknown } | { readonly code: number; readonly message: string }

interface TestPage {
  readonly ethereum: {
    request(request: { method: string; params?: unknown }): Promise<unknown>
    on(event: string, listener: (value: unknown) => void): unknown
  }
  outcome: Promise<Outcome>
  events: [string, unknown][]
  found: { name: string; rdns: string; icon: string }[]
}

const PAGE = `<!doctype html><html lang="en"><title>Page</title><body><main><h1>Page</h1>
<script type="module">
window.found = []; window.events = []
addEventListener('eip6963:announceProvider', ({ detail }) => window.found.push(detail.info))
dispatchEvent(new Event('eip6963:requestProvider'))
for (const event of ['connect', 'accountsChanged', 'chainChanged'])
  window.ethereum.on(event, (value) => window.events.push([event, value]))
</script></main></body></html>`

let folder: string
let devchain: Devchain
let server: ViteDevServer
let address: string
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-wallet-'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  devchain = await startDevchain()
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [devWalletPlugin(devchain)],
    server: { host: '127.0.0.1', port: 0 }
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await devchain?.stop()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  context = await browser.newContext()
  page = await open()
})

afterEach(() => context.close())

async function open(): Promise<Page> {
  const opened = await context.newPage()
  await opened.goto(address)
  return opened
}

/** Starts a request; the wallet's prompt comes in between. */
function begin(method: string, params: unknown = [], where = page): Promise<void> {
  return where.evaluate(
    ([name, values]) => {
      const { ethereum } = window as unknown as TestPage
      const outcome = ethereum.request({ method: name, params: values }).then(
        (result) => ({ result }),
        ({ code, message }) => ({ code, message })
      )
      Object.assign(window, { outcome })
    },
    [method, params] as const
  )
}

const outcome = (where = page): Promise<Outcome> => where.evaluate(() => (window as unknown as TestPage).outcome)
const events = (where = page) => where.evaluate(() => (window as unknown as TestPage).events)
const prompt = (title: string | RegExp) => page.getByRole('dialog', { name: title })
const approve = () => page.getByRole('button', { name: 'Approve' }).click()
const reject = () => page.getByRole('button', { name: 'Reject' }).click()

async function ask(method: string, params: unknown = [], where = page): Promise<Outcome> {
  await begin(method, params, where)
  return outcome(where)
}

async function connect(): Promise<void> {
  await begin('eth_requestAccounts')
  await approve()
  await outcome()
}

const [first, second] = testAccounts as readonly [Address, Address]

test('announces itself and takes window.ethereum when it is free', async () => {
  const [info] = await page.evaluate(() => (window as unknown as TestPage).found)
  expect(info).toMatchObject({ name: 'Dev Wallet', rdns: 'dev.portside.wallet' })
  expect(info?.icon).toMatch(/^data:image\/svg\+xml,/)
  expect(await ask('eth_chainId')).toEqual({ result: '0x14a33' })
})

test('lets the visitor pick the account, and remembers it across reloads and tabs', async () => {
  await begin('eth_requestAccounts')
  await prompt(/^Connect to 127\.0\.0\.1:\d+\?$/).waitFor()
  await page.getByRole('radio', { name: /Account 2/ }).check()
  await approve()
  expect(await outcome()).toEqual({ result: [second] })
  expect(await events()).toEqual([
    ['connect', { chainId: '0x14a33' }],
    ['accountsChanged', [second]]
  ])
  await page.reload()
  expect(await ask('eth_requestAccounts')).toEqual({ result: [second] })
  expect(await ask('eth_accounts', [], await open())).toEqual({ result: [second] })
})

test('Escape and Reject both reject with 4001, and a second prompt is refused with -32002', async () => {
  await begin('eth_requestAccounts')
  await prompt(/^Connect/).waitFor()
  const first = await page.evaluateHandle(() => ({ outcome: (window as unknown as TestPage).outcome }))
  expect(await ask('wallet_watchAsset', { type: 'ERC20', options: {} })).toMatchObject({ code: -32002 })
  await page.keyboard.press('Escape')
  // A closed prompt is out of sight a moment before its request has ended.
  expect(await first.evaluate(({ outcome }) => outcome)).toMatchObject({ code: 4001 })
  await begin('eth_requestAccounts')
  await reject()
  expect(await outcome()).toMatchObject({ code: 4001 })
  expect(await ask('eth_accounts')).toEqual({ result: [] })
})

test('works by keyboard alone', async () => {
  await begin('eth_requestAccounts')
  await prompt(/^Connect/).waitFor()
  await page.keyboard.press('Enter')
  expect(await outcome()).toEqual({ result: [first] })
})

test('shows the text of a message and signs it', async () => {
  expect(await ask('personal_sign', ['0x68', first])).toMatchObject({ code: 4100 })
  await connect()
  await begin('personal_sign', [toHex('Grüße vom Hafen'), first])
  await prompt('Sign this message?').getByText('Grüße vom Hafen').waitFor()
  await approve()
  const signed = await outcome()
  const signature = 'result' in signed ? (signed.result as Hex) : '0x'
  expect(await verifyMessage({ address: first, message: 'Grüße vom Hafen', signature })).toBe(true)
})

test.each([
  { chainId: 84531, name: 'Base Goerli' },
  { chainId: 59140, name: 'Linea Goerli' }
])('shows what a transaction moves on $name, and sends it', async ({ chainId, name }) => {
  await connect()
  if (chainId !== 84531) {
    await begin('wallet_switchEthereumChain', [{ chainId: toHex(chainId) }])
    await approve()
  }
  await begin('eth_sendTransaction', [{ from: first, to: second, value: toHex(1_250_000_000_000_000_000n) }])
  const dialog = prompt('Send this transaction?')
  await dialog.getByText('1.25 ETH', { exact: true }).waitFor()
  expect(await dialog.getByText(name).count()).toBe(2)
  await approve()
  const sent = await outcome()
  const hash = 'result' in sent ? sent.result : sent
  const url = await devchain.url(chainId)
  await expect
    .poll(() => callNode<object | null>(url, 'eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1' })
})

test('warns of what the account cannot pay, and passes on the words of the node', async () => {
  await connect()
  await begin('eth_sendTransaction', [{ from: first, to: second, value: toHex(10n ** 24n) }])
  await prompt('Send this transaction?').getByText('not enough for amount and fee').waitFor()
  await approve()
  expect(await outcome()).toMatchObject({ code: -32003 })
})

test('switches between the local chains only, and tells every tab', async () => {
  const other = await open()
  await page.bringToFront()
  await connect()
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toMatchObject({ code: 4902 })
  expect(await ask('wallet_addEthereumChain', [{ chainId: '0x1' }])).toMatchObject({ code: 4200 })
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x14a33' }])).toEqual({ result: null })
  await begin('wallet_switchEthereumChain', [{ chainId: '0xe704' }])
  await approve()
  await outcome()
  await begin('wallet_switchEthereumChain', [{ chainId: '0x14a33' }])
  await reject()
  await ask('wallet_revokePermissions', [{ eth_accounts: {} }])
  const expected = [
    ['connect', { chainId: '0x14a33' }],
    ['accountsChanged', [first]],
    ['chainChanged', '0xe704'],
    ['accountsChanged', []]
  ]
  await expect.poll(() => events()).toEqual(expected)
  await expect.poll(() => events(other)).toEqual(expected)
})

test('damaged memory counts as none', async () => {
  for (const text of ['null', '[1,2]', 'text', '{"account":"0x1","chainId":7}']) {
    await page.evaluate((damaged) => localStorage.setItem('portside.dev-wallet', damaged), text)
    await page.reload()
    expect(await ask('eth_accounts')).toEqual({ result: [] })
    expect(await ask('eth_chainId')).toEqual({ result: '0x14a33' })
  }
})

test('the page cannot drive a node, and the plain way to it never signs', async () => {
  await connect()
  expect(await ask('anvil_setBalance', [first, '0x0'])).toMatchObject({ code: -32601 })
  const status = await page.evaluate(async (account) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'personal_sign', params: ['0x68', account] })
    const response = await fetch('/rpc/84531', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body
    })
    return response.status
  }, first)
  expect(status).toBe(403)
})

test.each(['light', 'dark'] as const)(
  'no prompt has an accessibility violation in a %s system',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [method, params] of [
      ['eth_requestAccounts', []],
      ['wallet_watchAsset', { type: 'ERC20', options: { symbol: 'tUSD', address: first } }],
      ['wallet_switchEthereumChain', [{ chainId: '0xe704' }]]
    ] as const) {
      await begin(method, params)
      await page.getByRole('dialog').waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      await page.keyboard.press('Escape')
      await outcome()
    }
  }
)
