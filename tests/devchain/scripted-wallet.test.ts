import { type Hex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import {
  ask,
  connect,
  eventsOf,
  first,
  linea,
  second,
  startWalletSite,
  switchTo,
  type WalletSite,
  WalletVisit
} from './wallet-site.ts'

let site: WalletSite
let visit: WalletVisit

beforeAll(async () => {
  site = await startWalletSite()
})

afterAll(() => site?.stop())

beforeEach(async () => {
  visit = await WalletVisit.begin(site)
})

afterEach(() => visit.end())

test('works under a strict Content-Security-Policy: announces, connects, and stays connected after a reload', async () => {
  const wallet = await visit.install({ name: 'Pelican', rdns: 'test.pelican', flags: { isMetaMask: true } })
  const page = await visit.open()
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
  const wallet = await visit.install()
  const page = await visit.open()
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
  const wallet = await visit.install()
  wallet.always('ask')
  const page = await visit.open()
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
  const wallet = await visit.install()
  const page = await visit.open()
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
  await visit.install({ chainId })
  const page = await visit.open()
  await connect(page)
  const sent = await ask(page, 'eth_sendTransaction', [{ from: first, to: second, value: '0x1' }])
  const hash = 'result' in sent ? sent.result : sent
  const url = await site.devchain.url(chainId)
  await expect
    .poll(() => callNode<{ status: string } | null>(url, 'eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1', from: first.toLowerCase() })
})

test('an unknown chain is added and switched to once its node is verified', async () => {
  const wallet = await visit.install({
    nodeUrls: { 84531: site.nodeUrls[84531] ?? '' },
    addableNodeUrls: { 59140: site.nodeUrls[59140] ?? '' }
  })
  const page = await visit.open()
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
  await visit.install({ nodeUrls: { 84531: site.nodeUrls[84531] ?? '' } })
  const page = await visit.open()
  expect(await ask(page, 'wallet_addEthereumChain', linea(site.nodeUrls[84531] ?? ''))).toMatchObject({ code: -32602 })
  expect(await ask(page, 'wallet_addEthereumChain', linea('http://127.0.0.1:1'))).toMatchObject({ code: -32603 })
})

test("the user's actions in the wallet reach every tab", async () => {
  const wallet = await visit.install()
  const [page, other] = [await visit.open(), await visit.open()]
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

test('permissions can be requested, read and revoked; the page cannot control the node', async () => {
  await visit.install()
  const page = await visit.open()
  expect(await ask(page, 'wallet_getPermissions')).toEqual({ result: [] })
  const granted = await ask(page, 'wallet_requestPermissions', [{ eth_accounts: {} }])
  expect(granted).toMatchObject({ result: [{ parentCapability: 'eth_accounts' }] })
  expect(await ask(page, 'wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({ result: null })
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await ask(page, 'anvil_setBalance', [first, '0x1'])).toMatchObject({ code: 4200 })
  expect(await ask(page, 'eth_blockNumber')).toHaveProperty('result')
})
