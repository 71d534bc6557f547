import type { BrowserContext, Page } from '@playwright/test'
import { createPublicClient, http, toHex } from 'viem'
import { verifyMessage as verifyByRecovery } from 'viem/utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { offeredAccounts } from '#devchain/accounts/dev-wallet-accounts.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import type { AccountKind } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import type { Address, Hex } from '#domain/address.ts'
import { violationsOf } from '../axe.ts'
import { resize } from '../resize.ts'
import { DevWalletPage, type DevWalletSite } from './dev-wallet-page.ts'

const CHAIN_ID = 84531
const [first, second] = testAccounts as readonly [Address, Address]
const recipient = '0x000000000000000000000000000000000000dEaD'

export function devWalletBehaviours(site: () => DevWalletSite): void {
  let context: BrowserContext
  let tab: DevWalletPage
  let page: Page
  let nodeUrl: string

  beforeEach(async () => {
    context = await site().browser.newContext({ reducedMotion: 'reduce' })
    tab = await DevWalletPage.open(context, site())
    nodeUrl = await site().devchain.url(CHAIN_ID)
    page = tab.page
  })

  afterEach(() => context.close())

  async function behaveAs(name: string, lasts: 'Next request' | 'Every request' = 'Next request'): Promise<void> {
    const panel = await tab.openPanel()
    await panel.getByLabel('Behave as…').selectOption(name)
    await panel.getByLabel(lasts).check()
    await page.keyboard.press('Escape')
  }

  async function act(name: string): Promise<void> {
    const panel = await tab.openPanel()
    await panel.getByRole('button', { name }).click()
    await page.keyboard.press('Escape')
  }

  test('the next request fails as chosen, and the one after it prompts again', async () => {
    for (const [name, expected] of [
      ['Reject (4001)', { code: 4001 }],
      ['Reject, inside another error', { code: -32603, data: { originalError: { code: 4001 } } }],
      ['Busy with another request (-32002)', { code: -32002 }],
      ['Disconnected from all chains (4900)', { code: 4900 }],
      ['Disconnected from this chain (4901)', { code: 4901 }],
      ['Unknown chain (4902)', { code: 4902 }]
    ] as const) {
      await behaveAs(name)
      expect(await tab.ask('eth_chainId')).toEqual({ result: '0x14a33' })
      expect(await tab.ask('eth_requestAccounts')).toMatchObject(expected)
    }
    await tab.connect()
  })

  test('a behaviour for every request survives a reload, shows on the button, and ends when reset', async () => {
    await behaveAs('Reject (4001)', 'Every request')
    expect(await tab.ask('eth_requestAccounts')).toMatchObject({ code: 4001 })
    await page.reload()
    await page.getByRole('button', { name: 'Dev Wallet: Reject (4001)' }).waitFor()
    expect(await tab.ask('eth_requestAccounts')).toMatchObject({ code: 4001 })
    await behaveAs('Ask me')
    await page.getByRole('button', { name: 'Dev Wallet', exact: true }).waitFor()
    await tab.connect()
  })

  test('a request that is never answered does not block the next', async () => {
    await behaveAs('Never respond')
    await tab.begin('eth_requestAccounts')
    const unanswered = await tab.latestOutcome()
    await tab.connect()
    expect(await Promise.race([unanswered(), tab.ask('eth_chainId')])).toEqual({ result: '0x14a33' })
  })

  test('a slow wallet prompts after five seconds', async () => {
    await page.clock.install()
    await page.reload()
    await behaveAs('Slow: ask me after 5 seconds')
    await tab.begin('eth_requestAccounts')
    await page.clock.runFor(4_900)
    expect(await tab.prompt(/^Connect/).count()).toBe(0)
    await page.clock.runFor(200)
    await tab.prompt(/^Connect/).waitFor()
  })

  test('a locked wallet shows no account, and connecting waits until it is unlocked', async () => {
    await tab.connect()
    await act('Lock')
    expect(await tab.ask('eth_accounts')).toEqual({ result: [] })
    expect(await tab.ask('personal_sign', ['0x68', first])).toMatchObject({ code: 4100 })
    await page.reload()
    await page.getByRole('button', { name: 'Dev Wallet, locked' }).waitFor()
    await tab.begin('eth_requestAccounts')
    await tab.prompt('Dev Wallet is locked').getByRole('button', { name: 'Unlock' }).click()
    expect(await tab.result()).toEqual([first])
    await behaveAs('Lock the wallet')
    expect(await tab.ask('personal_sign', ['0x68', first])).toMatchObject({ code: 4100 })
    await act('Unlock')
    expect((await tab.events()).slice(-2)).toEqual([
      ['connect', { chainId: '0x14a33' }],
      ['accountsChanged', [first]]
    ])
  })

  test('buttons emit an event storm or lose the connection, and a storm can precede a prompt', async () => {
    await tab.connect()
    const before = (await tab.events()).length
    await act('Event storm')
    await act('Disconnect')
    await expect.poll(async () => (await tab.events()).length - before).toBe(61)
    expect((await tab.events()).at(-1)).toMatchObject(['disconnect', { code: 4900 }])
    await behaveAs('Event storm, then ask me')
    await tab.begin('personal_sign', ['0x68', first])
    await tab.approve()
    expect(await tab.result()).toMatch(/^0x/)
    expect((await tab.events()).length - before).toBe(121)
  })

  test('the account can change while the page waits for a signature', async () => {
    await tab.connect()
    await behaveAs('Switch the account, then ask me')
    await tab.begin('personal_sign', ['0x68', first])
    await tab.approve()
    expect(await verifyByRecovery({ address: first, message: 'h', signature: await tab.result<Hex>() })).toBe(true)
    expect((await tab.events()).at(-1)).toEqual(['accountsChanged', [second]])
    expect(await tab.ask('personal_sign', ['0x68', first])).toMatchObject({ code: 4100 })
  })

  test('account and network can be selected in the panel', async () => {
    await tab.connect()
    const panel = await tab.openPanel()
    await panel.getByLabel('Account').selectOption('Account 2')
    await expect.poll(() => tab.events()).toContainEqual(['accountsChanged', [second]])
    await panel.getByLabel('Network').selectOption('Linea Goerli')
    await expect.poll(() => tab.events()).toContainEqual(['chainChanged', '0xe704'])
  })

  test.each([
    ['eip-1271', 'Contract (EIP-1271)'],
    ['eip-6492', 'Not deployed yet (EIP-6492)'],
    ['eip-7702', 'Upgraded (EIP-7702)']
  ] as const satisfies readonly (readonly [AccountKind, string])[])(
    'an account of kind %s signs, pays and calls',
    async (kind, name) => {
      const address = offeredAccounts.find((account) => account.kind === kind)?.address ?? '0x'
      const client = createPublicClient({ transport: http(nodeUrl) })
      const before = await client.getBalance({ address: recipient })
      await tab.connect(name)
      await tab.begin('personal_sign', [toHex('Grüße'), address])
      await tab.approve()
      expect(await client.verifyMessage({ address, message: 'Grüße', signature: await tab.result<Hex>() })).toBe(true)

      const payment = { to: recipient, value: '0x1' }
      await tab.begin('eth_sendTransaction', [{ from: address, ...payment }])
      await tab.approve()
      const hash = await tab.result<Hex>()
      await expect.poll(() => callNode(nodeUrl, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })

      const bundle = { version: '2.0.0', chainId: toHex(CHAIN_ID), atomicRequired: true, calls: [payment, payment] }
      await tab.begin('wallet_sendCalls', [bundle])
      await tab.prompt('Make these 2 calls?').waitFor()
      await tab.approve()
      const { id } = await tab.result<{ id: string }>()
      await expect.poll(() => tab.ask('wallet_getCallsStatus', [id])).toMatchObject({ result: { status: 200 } })
      expect((await client.getBalance({ address: recipient })) - before).toBe(3n)
    }
  )

  test('a contract account is set up on the other network once it signs there', async () => {
    const address = offeredAccounts.find(({ kind }) => kind === 'eip-1271')?.address ?? '0x'
    const linea = createPublicClient({ transport: http(await site().devchain.url(59140)) })
    await tab.connect('Contract (EIP-1271)')
    const panel = await tab.openPanel()
    await panel.getByLabel('Network').selectOption('Linea Goerli')
    await page.keyboard.press('Escape')
    await tab.begin('personal_sign', ['0x68', address])
    await tab.approve()
    expect(await linea.verifyMessage({ address, message: 'h', signature: await tab.result<Hex>() })).toBe(true)
  })

  test('chains are prepared for the wallet’s own accounts only', async () => {
    const outcomes = await page.evaluate(async (address) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'devwallet_setUpAccount', params: [address] })
      const headers = { 'content-type': 'application/json' }
      const ask = async (path: string) => {
        const response = await fetch(path, { method: 'POST', headers, body })
        const { result, error } = await response.json()
        return result ?? error.code
      }
      return [await ask('/__dev/wallet/84531'), await ask('/rpc/84531')]
    }, testAccounts[9])
    expect(outcomes).toEqual(['0x', -32601])
  })

  test.each(['light', 'dark'] as const)(
    'button and panel have no accessibility violations in %s mode',
    async (colorScheme) => {
      await resize(page, { width: 390, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await behaveAs('Reject (4001)')
      const openAll = async () => {
        const panel = await tab.openPanel()
        await panel.getByText('Quirks', { exact: true }).click()
        await panel.getByLabel('No removeListener').check()
        await panel.getByLabel('Second wallet').check()
      }
      for (const open of [async () => undefined, openAll]) {
        await open()
        expect(await violationsOf(page)).toEqual([])
      }
    }
  )
}
