import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Hex, numberToHex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { type Quirks, tahoLike, wigwamLike } from '#devchain/scripted-wallet/quirks.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import { nested, rejected } from '#devchain/scripted-wallet/wallet-error.ts'
import { launchBrowser } from './browser.ts'

type Outcome = { readonly result: unknown } | { readonly code: number; readonly message: string }

declare global {
  interface Window {
    readonly ethereum: {
      request(request: { method: string; params?: unknown }): Promise<unknown>
      on(event: string, listener: (value: unknown) => void): unknown
      removeListener?: unknown
      providers?: readonly unknown[]
    }
    events: [string, unknown][]
    found: { info: { name: string; rdns: string }; provider: unknown }[]
  }
}

const POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'"
const SCRIPT = `
window.found = []
addEventListener('eip6963:announceProvider', ({ detail }) => window.found.push(detail))
dispatchEvent(new Event('eip6963:requestProvider'))
window.events = []
for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
  window.ethereum?.on(event, (value) => window.events.push([event, value]))
`

let devchain: Devchain
let site: Server
let address: string
let browser: Browser
let context: BrowserContext
let nodeUrls: Record<number, string>

beforeAll(async () => {
  devchain = await startDevchain()
  nodeUrls = { 84531: await devchain.url(84531), 59140: await devchain.url(59140) }
  site = createServer(({ url }, response) => {
    const isScript = url === '/page.js'
    response.setHeader('content-security-policy', POLICY)
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? SCRIPT : '<!doctype html><title>Page</title><script src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  site?.close()
  await devchain?.stop()
})

beforeEach(async () => {
  context = await browser.newContext()
})

afterEach(() => context.close())

const walletOf = (options: Partial<ScriptedWalletOptions> = {}) =>
  new ScriptedWallet({ nodeUrls, chainId: 84531, ...options }).install(context)

async function open(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

const ask = (page: Page, method: string, params: unknown = []): Promise<Outcome> =>
  page.evaluate(
    ([name, values]) =>
      window.ethereum.request({ method: name, params: values }).then(
        (result) => ({ result }),
        ({ code, message }) => ({ code, message })
      ),
    [method, params] as const
  )

const eventsOf = (page: Page) => page.evaluate(() => window.events)
const connect = (page: Page) => ask(page, 'eth_requestAccounts')
const [first, second] = testAccounts as readonly [Hex, Hex]
const switchTo = (chainId: number) => ['wallet_switchEthereumChain', [{ chainId: numberToHex(chainId) }]] as const
const linea = (rpcUrl: string) => [{ chainId: '0xe704', chainName: 'Linea Goerli', rpcUrls: [rpcUrl] }]

test('works under a strict Content-Security-Policy: announces, connects, and stays connected after a reload', async () => {
  const wallet = await walletOf({ name: 'Pelican', rdns: 'test.pelican', flags: { isMetaMask: true } })
  const page = await open()
  const found = await page.evaluate(() => window.found.map(({ info }) => [info.name, info.rdns]))
  expect(found).toContainEqual(['Pelican', 'test.pelican'])
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await connect(page)).toEqual({ result: [first.toLowerCase()] })
  expect(await eventsOf(page)).toEqual([
    ['connect', { chainId: '0x14a33' }],
    ['accountsChanged', [first.toLowerCase()]]
  ])
  await page.reload()
  wallet.always('reject')
  expect(await connect(page)).toEqual({ result: [first.toLowerCase()] })
})

test('each one-shot behaviour is used once, for its method, in order', async () => {
  const wallet = await walletOf()
  const page = await open()
  wallet.next('eth_requestAccounts', 'reject').next('eth_requestAccounts', 'busy')
  wallet
    .next('eth_requestAccounts', { code: -32603, message: 'Broken' })
    .next('eth_chainId', { code: 1, message: 'Odd' })
  expect(await connect(page)).toMatchObject({ code: 4001 })
  expect(await connect(page)).toMatchObject({ code: -32002 })
  expect(await connect(page)).toEqual({ code: -32603, message: 'Broken' })
  expect(await ask(page, 'eth_chainId')).toEqual({ code: 1, message: 'Odd' })
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x14a33' })
  expect(await connect(page)).toEqual({ result: [first.toLowerCase()] })
})

test('with `ask` the wallet holds the request until the test settles it, and is busy until then', async () => {
  const wallet = await walletOf()
  wallet.always('ask')
  const page = await open()
  const held = connect(page)
  await wallet.untilHeld('eth_requestAccounts')
  expect(await connect(page)).toMatchObject({ code: -32002 })
  wallet.settle('approve')
  expect(await held).toEqual({ result: [first.toLowerCase()] })
  const signing = ask(page, 'personal_sign', ['0x68', first])
  await wallet.untilHeld('personal_sign')
  wallet.settle('reject')
  expect(await signing).toMatchObject({ code: 4001 })
  expect(wallet.held).toEqual([])
})

test('signs messages and typed data with keys that stay in Node', async () => {
  const wallet = await walletOf()
  const page = await open()
  expect(await ask(page, 'personal_sign', ['0x68', first])).toMatchObject({ code: 4100 })
  await connect(page)
  const signed = await ask(page, 'personal_sign', ['0xc3a9', first])
  const signature = 'result' in signed ? (signed.result as Hex) : '0x'
  expect(await verifyMessage({ address: first, message: 'é', signature })).toBe(true)
  const mail = {
    domain: { name: 'Post', chainId: 84531 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hello' }
  } as const
  const domainType = [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' }
  ]
  const data = { ...mail, types: { ...mail.types, EIP712Domain: domainType } }
  const typed = await ask(page, 'eth_signTypedData_v4', [first, JSON.stringify(data)])
  const typedSignature = 'result' in typed ? (typed.result as Hex) : '0x'
  expect(await verifyTypedData({ ...mail, address: first, signature: typedSignature })).toBe(true)
  await wallet.switchChain(59140)
  expect(await ask(page, 'eth_signTypedData_v4', [first, data])).toMatchObject({ code: -32602 })
})

test.each([84531, 59140])('sends a transaction on chain %i', async (chainId) => {
  await walletOf({ chainId })
  const page = await open()
  await connect(page)
  const sent = await ask(page, 'eth_sendTransaction', [{ from: first, to: second, value: '0x1' }])
  const hash = 'result' in sent ? sent.result : sent
  const url = await devchain.url(chainId)
  await expect
    .poll(() => callNode<{ status: string } | null>(url, 'eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1', from: first.toLowerCase() })
})

test('an unknown chain is added and switched to once its node is verified', async () => {
  const wallet = await walletOf({
    nodeUrls: { 84531: nodeUrls[84531] ?? '' },
    addableNodeUrls: { 59140: nodeUrls[59140] ?? '' }
  })
  const page = await open()
  expect(await ask(page, ...switchTo(59140))).toMatchObject({ code: 4902 })
  wallet.next('wallet_addEthereumChain', 'reject')
  expect(await ask(page, 'wallet_addEthereumChain', linea('https://rpc.example'))).toMatchObject({ code: 4001 })
  expect(await ask(page, 'wallet_addEthereumChain', linea('https://rpc.example'))).toEqual({ result: null })
  expect(await eventsOf(page)).toEqual([['chainChanged', '0xe704']])
  expect(await ask(page, ...switchTo(84531))).toEqual({ result: null })
  wallet.always('reject')
  expect(await ask(page, ...switchTo(84531))).toEqual({ result: null })
  expect(await ask(page, ...switchTo(59140))).toMatchObject({ code: 4001 })
})

test('an endpoint of another chain is not added', async () => {
  await walletOf({ nodeUrls: { 84531: nodeUrls[84531] ?? '' } })
  const page = await open()
  expect(await ask(page, 'wallet_addEthereumChain', linea(nodeUrls[84531] ?? ''))).toMatchObject({ code: -32602 })
  expect(await ask(page, 'wallet_addEthereumChain', linea('http://127.0.0.1:1'))).toMatchObject({ code: -32603 })
})

test("the user's actions in the wallet reach every tab", async () => {
  const wallet = await walletOf()
  const [page, other] = [await open(), await open()]
  await wallet.selectAccounts(2)
  expect(await eventsOf(page)).toEqual([])
  await wallet.selectAccounts(0)
  await connect(page)
  await page.evaluate(() => window.events.splice(0))
  await wallet.selectAccounts(1, 0)
  await wallet.switchChain(1)
  await wallet.lock()
  expect(await ask(other, 'eth_accounts')).toEqual({ result: [] })
  await wallet.unlock()
  await wallet.disconnect()
  const both = [second.toLowerCase(), first.toLowerCase()]
  const expected = [
    ['accountsChanged', both],
    ['chainChanged', '0x1'],
    ['accountsChanged', []],
    ['accountsChanged', both],
    ['disconnect', { code: 4900, message: 'The provider is disconnected from all chains.' }]
  ]
  expect(await eventsOf(page)).toEqual(expected)
  expect((await eventsOf(other)).slice(-5)).toEqual(expected)
})

test('several wallets coexist, one of them in window.ethereum', async () => {
  await walletOf({ name: 'One', rdns: 'test.one' })
  await walletOf({ name: 'Two', rdns: 'test.two', accounts: [1] })
  await walletOf({ name: 'Three', rdns: 'test.three', takesWindowEthereum: false })
  const page = await open()
  const names = await page.evaluate(() => [...new Set(window.found.map(({ info }) => info.name))])
  expect(names).toEqual(['One', 'Two', 'Three'])
  expect(await connect(page)).toEqual({ result: [first.toLowerCase()] })
  expect(await page.evaluate(() => window.ethereum.providers?.length)).toBe(2)
})

test('wallets may fight over window.ethereum: the last one wins, unless another holds it permanently', async () => {
  await walletOf({ name: 'One', rdns: 'test.one' })
  await walletOf({ name: 'Two', rdns: 'test.two', accounts: [1], takesWindowEthereum: 'overwriting' })
  expect(await connect(await open())).toEqual({ result: [second.toLowerCase()] })
  await walletOf({ name: 'Three', rdns: 'test.three', takesWindowEthereum: 'permanently' })
  await walletOf({ name: 'Four', rdns: 'test.four', accounts: [1], takesWindowEthereum: 'overwriting' })
  const page = await open()
  expect(await connect(page)).toEqual({ result: [first.toLowerCase()] })
  expect(await page.evaluate(() => window.found.map(({ info }) => info.name))).toContain('Four')
})

test('nested errors and event storms reach the page unchanged', async () => {
  const wallet = await walletOf()
  const page = await open()
  wallet.next('eth_requestAccounts', nested(rejected, 'cause'))
  const caught = page.evaluate(() =>
    window.ethereum.request({ method: 'eth_requestAccounts' }).catch(({ code, cause }) => [code, cause.code])
  )
  expect(await caught).toEqual([-32603, 4001])
  await connect(page)
  await page.evaluate(() => window.events.splice(0))
  await wallet.storm()
  expect((await eventsOf(page)).slice(-2)).toEqual([
    ['chainChanged', '0x14a33'],
    ['accountsChanged', [first.toLowerCase()]]
  ])
  expect(await eventsOf(page)).toHaveLength(60)
})

test('a wallet may announce itself late, and does so again after a reload', async () => {
  const wallet = await walletOf({ announces: 'on demand', takesWindowEthereum: false })
  const page = await open()
  expect(await page.evaluate(() => window.found)).toEqual([])
  await wallet.announce()
  expect(await page.evaluate(() => window.found.length)).toBe(1)
  await page.reload()
  expect(await page.evaluate(() => window.found.length)).toBeGreaterThan(0)
})

const quirky = (quirks: Quirks) => walletOf({ quirks, nodeUrls: { 84531: nodeUrls[84531] ?? '' } })

test('a wallet like Taho: 4901, decimal chain ids, no switch after adding, rejects a second request', async () => {
  const wallet = await quirky(tahoLike)
  const page = await open()
  expect(await ask(page, ...switchTo(59140))).toMatchObject({ code: 4901 })
  expect(await ask(page, 'wallet_addEthereumChain', linea(nodeUrls[59140] ?? ''))).toEqual({ result: null })
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x14a33' })
  expect(await ask(page, ...switchTo(59140))).toEqual({ result: null })
  expect(await eventsOf(page)).toEqual([
    ['chainChanged', '59140'],
    ['chainChanged', '84531'],
    ['chainChanged', '59140']
  ])
  wallet.next('eth_requestAccounts', 'ask')
  const held = connect(page)
  await wallet.untilHeld('eth_requestAccounts')
  expect(await connect(page)).toMatchObject({ code: 4001 })
  wallet.settle()
  expect(await held).toEqual({ result: [first.toLowerCase()] })
})

test('a wallet like Wigwam: checksummed once, cannot revoke, leaves a second request open forever', async () => {
  const wallet = await quirky(wigwamLike)
  wallet.next('eth_requestAccounts', 'ask')
  const page = await open()
  const held = connect(page)
  await wallet.untilHeld('eth_requestAccounts')
  let isSettled = false
  connect(page).then(
    () => {
      isSettled = true
    },
    () => undefined // the page closes before it is answered
  )
  await expect.poll(() => wallet.received.length).toBe(2)
  wallet.settle()
  expect(await held).toEqual({ result: [first] })
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [first.toLowerCase()] })
  expect(await ask(page, 'wallet_revokePermissions', [{ eth_accounts: {} }])).toMatchObject({ code: 4200 })
  expect(isSettled).toBe(false)
})

test('a provider may lack removeListener', async () => {
  await walletOf({ quirks: { hasRemoveListener: false } })
  const page = await open()
  expect(await page.evaluate(() => typeof window.ethereum.removeListener)).toBe('undefined')
})

test('permissions can be requested, read and revoked; the page cannot control the node', async () => {
  await walletOf()
  const page = await open()
  expect(await ask(page, 'wallet_getPermissions')).toEqual({ result: [] })
  const granted = await ask(page, 'wallet_requestPermissions', [{ eth_accounts: {} }])
  expect(granted).toMatchObject({ result: [{ parentCapability: 'eth_accounts' }] })
  expect(await ask(page, 'wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({ result: null })
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await ask(page, 'anvil_setBalance', [first, '0x1'])).toMatchObject({ code: 4200 })
  expect(await ask(page, 'eth_blockNumber')).toHaveProperty('result')
})
