import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Quirks, tahoLike, wigwamLike } from '#devchain/scripted-wallet/quirks.ts'
import { nested, rejected } from '#devchain/scripted-wallet/wallet-error.ts'
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

test('several wallets coexist, one of them in window.ethereum', async () => {
  await visit.install({ name: 'One', rdns: 'test.one' })
  await visit.install({ name: 'Two', rdns: 'test.two', accounts: [1] })
  await visit.install({ name: 'Three', rdns: 'test.three', takesWindowEthereum: false })
  const page = await visit.open()
  const names = await page.evaluate(() => [...new Set(window.found.map(({ info }) => info.name))])
  expect(names).toEqual(['One', 'Two', 'Three'])
  expect(await connect(page)).toEqual({ result: [first.toLowerCase()] })
  expect(await page.evaluate(() => window.ethereum.providers?.length)).toBe(2)
})

test('wallets may fight over window.ethereum: the last one wins, unless another holds it permanently', async () => {
  await visit.install({ name: 'One', rdns: 'test.one' })
  await visit.install({ name: 'Two', rdns: 'test.two', accounts: [1], takesWindowEthereum: 'overwriting' })
  expect(await connect(await visit.open())).toEqual({ result: [second.toLowerCase()] })
  await visit.install({ name: 'Three', rdns: 'test.three', takesWindowEthereum: 'permanently' })
  await visit.install({ name: 'Four', rdns: 'test.four', accounts: [1], takesWindowEthereum: 'overwriting' })
  const page = await visit.open()
  expect(await connect(page)).toEqual({ result: [first.toLowerCase()] })
  expect(await page.evaluate(() => window.found.map(({ info }) => info.name))).toContain('Four')
})

test('nested errors and event storms reach the page unchanged', async () => {
  const wallet = await visit.install()
  const page = await visit.open()
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
  const wallet = await visit.install({ announces: 'on demand', takesWindowEthereum: false })
  const page = await visit.open()
  expect(await page.evaluate(() => window.found)).toEqual([])
  await wallet.announce()
  expect(await page.evaluate(() => window.found.length)).toBe(1)
  await page.reload()
  expect(await page.evaluate(() => window.found.length)).toBeGreaterThan(0)
})

const quirky = (quirks: Quirks) => visit.install({ quirks, nodeUrls: { 84531: site.nodeUrls[84531] ?? '' } })

test('a wallet like Taho: 4901, decimal chain ids, no switch after adding, rejects a second request', async () => {
  const wallet = await quirky(tahoLike)
  const page = await visit.open()
  expect(await ask(page, ...switchTo(59140))).toMatchObject({ code: 4901 })
  expect(await ask(page, 'wallet_addEthereumChain', linea(site.nodeUrls[59140] ?? ''))).toEqual({ result: null })
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
  const page = await visit.open()
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
  await visit.install({ quirks: { hasRemoveListener: false } })
  const page = await visit.open()
  expect(await page.evaluate(() => typeof window.ethereum.removeListener)).toBe('undefined')
})
