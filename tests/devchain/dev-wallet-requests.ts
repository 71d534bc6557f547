import type { BrowserContext, Page } from '@playwright/test'
import { encodeFunctionData, parseAbi, toHex, verifyMessage } from 'viem'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address, Hex } from '#domain/address.ts'
import { violationsOf } from '../axe.ts'
import { DevWalletPage, type DevWalletSite } from './dev-wallet-page.ts'

const [first, second] = testAccounts as readonly [Address, Address]

export function devWalletRequests(site: () => DevWalletSite): void {
  let context: BrowserContext
  let tab: DevWalletPage
  let page: Page

  beforeEach(async () => {
    context = await site().browser.newContext({ reducedMotion: 'reduce' })
    tab = await DevWalletPage.open(context, site())
    page = tab.page
  })

  afterEach(() => context.close())

  test('announces itself and sets window.ethereum when it is free', async () => {
    const [info] = await tab.found()
    expect(info).toMatchObject({ name: 'Dev Wallet', rdns: 'dev.portside.wallet' })
    expect(info?.icon).toMatch(/^data:image\/svg\+xml,/)
    expect(await tab.ask('eth_chainId')).toEqual({ result: '0x14a33' })
  })

  test('its button covers nothing of a page that is scrolled to its end', async () => {
    await page.evaluate(() => {
      const footer = document.createElement('footer')
      footer.textContent = 'Footer'
      document.body.replaceChildren(footer)
      Object.assign(document.body.style, { margin: 0, minHeight: '100vh', display: 'grid', alignItems: 'end' })
    })
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 }
    ]) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const footer = await page.locator('footer').boundingBox()
      const opener = await page.getByRole('button', { name: 'Dev Wallet' }).boundingBox()
      expect((footer?.y ?? NaN) + (footer?.height ?? NaN)).toBeLessThanOrEqual(opener?.y ?? NaN)
    }
  })

  test('lets the visitor choose the account, and remembers it across reloads and tabs', async () => {
    await tab.begin('eth_requestAccounts')
    await tab.prompt(/^Connect to 127\.0\.0\.1:\d+\?$/).waitFor()
    await page.getByRole('radio', { name: /Account 2/ }).check()
    await tab.approve()
    expect(await tab.outcome()).toEqual({ result: [second] })
    expect(await tab.events()).toEqual([
      ['connect', { chainId: '0x14a33' }],
      ['accountsChanged', [second]]
    ])
    await page.reload()
    expect(await tab.ask('eth_requestAccounts')).toEqual({ result: [second] })
    expect(await (await DevWalletPage.open(context, site())).ask('eth_accounts')).toEqual({ result: [second] })
  })

  test('behind a prompt the page does not scroll, and its scrollbar gutter is dimmed', async () => {
    await page.addStyleTag({ content: ':root { --canvas: rgb(245 247 250); background: var(--canvas) }' })
    expect(await root()).toEqual({ overflow: 'visible', background: [245, 247, 250] })
    await tab.begin('eth_requestAccounts')
    await tab.prompt(/^Connect/).waitFor()
    // The canvas under the prompt's backdrop, rgb(5 10 18 / 45%).
    expect(await root()).toEqual({ overflow: 'hidden', background: [137, 140, 146] })
    await page.keyboard.press('Escape')
    expect(await tab.outcome()).toMatchObject({ code: 4001 })
    expect(await root()).toEqual({ overflow: 'visible', background: [245, 247, 250] })
  })

  /** The computed style of the page's root, its colour as red, green and blue from 0 to 255. */
  async function root() {
    const { overflow, backgroundColor } = await page.evaluate(() => {
      const { overflow, backgroundColor } = getComputedStyle(document.documentElement)
      return { overflow, backgroundColor }
    })
    const scale = backgroundColor.startsWith('color(') ? 255 : 1
    const background = [...backgroundColor.matchAll(/[\d.]+/g)].map(([number]) => Math.round(Number(number) * scale))
    return { overflow, background }
  }

  test('Escape and Reject both reject with 4001, and a second prompt fails with -32002', async () => {
    await tab.begin('eth_requestAccounts')
    await tab.prompt(/^Connect/).waitFor()
    const first = await tab.latestOutcome()
    const asset = { type: 'ERC20', options: { address: second } }
    expect(await tab.ask('wallet_watchAsset', asset)).toMatchObject({ code: -32002 })
    await page.keyboard.press('Escape')
    // A prompt disappears a moment before its request settles.
    expect(await first()).toMatchObject({ code: 4001 })
    await tab.begin('eth_requestAccounts')
    await tab.reject()
    expect(await tab.outcome()).toMatchObject({ code: 4001 })
    expect(await tab.ask('eth_accounts')).toEqual({ result: [] })
  })

  test('works by keyboard alone', async () => {
    await tab.begin('eth_requestAccounts')
    await tab.prompt(/^Connect/).waitFor()
    await page.keyboard.press('Enter')
    expect(await tab.outcome()).toEqual({ result: [first] })
  })

  test('shows the text of a message and signs it', async () => {
    expect(await tab.ask('personal_sign', ['0x68', first])).toMatchObject({ code: 4100 })
    await tab.connect()
    await tab.begin('personal_sign', [toHex('Grüße vom Hafen'), first])
    await tab.prompt('Sign this message?').getByText('Grüße vom Hafen').waitFor()
    await tab.approve()
    const signed = await tab.outcome()
    const signature = 'result' in signed ? (signed.result as Hex) : '0x'
    expect(await verifyMessage({ address: first, message: 'Grüße vom Hafen', signature })).toBe(true)
  })

  test.each([
    { chainId: 84531, name: 'Base Goerli' },
    { chainId: 59140, name: 'Linea Goerli' }
  ])('shows the amount of a transaction on $name, and sends it', async ({ chainId, name }) => {
    await tab.connect()
    if (chainId !== 84531) {
      await tab.begin('wallet_switchEthereumChain', [{ chainId: toHex(chainId) }])
      await tab.approve()
    }
    await tab.begin('eth_sendTransaction', [{ from: first, to: second, value: toHex(1_250_000_000_000_000_000n) }])
    const dialog = tab.prompt('Send this transaction?')
    await dialog.getByText('1.25 ETH', { exact: true }).waitFor()
    expect(await dialog.getByText(name).count()).toBe(2)
    await tab.approve()
    const sent = await tab.outcome()
    const hash = 'result' in sent ? sent.result : sent
    const url = await site().devchain.url(chainId)
    await expect
      .poll(() => callNode<object | null>(url, 'eth_getTransactionReceipt', [hash]))
      .toMatchObject({ status: '0x1' })
  })

  test('warns of an insufficient balance, and forwards the error of the node', async () => {
    await tab.connect()
    await tab.begin('eth_sendTransaction', [{ from: first, to: second, value: toHex(10n ** 24n) }])
    await tab.prompt('Send this transaction?').getByText('not enough for the amount and fee').waitFor()
    await tab.approve()
    expect(await tab.outcome()).toMatchObject({ code: -32003 })
  })

  test('a malformed request is refused before any prompt', async () => {
    await tab.connect()
    const payment = { from: first, to: second }
    const data = {
      types: { Mail: [{ name: 'to', type: 'address' }] },
      primaryType: 'Mail',
      domain: {},
      message: { to: '0x0521797E19b8E274E4ED3bFe5254FAf6fac96F08' }
    }
    for (const [method, params] of [
      ['eth_sendTransaction', []],
      ['eth_sendTransaction', [{ ...payment, value: 'ffffff' }]],
      ['eth_sendTransaction', [{ ...payment, type: '0x5' }]],
      ['eth_sendTransaction', [{ from: first, to: '', data: '' }]],
      ['eth_sendTransaction', [{ from: first }]],
      ['eth_signTypedData_v4', [first, JSON.stringify(data)]],
      ['wallet_watchAsset', []],
      ['wallet_watchAsset', [{ type: 'ERC20', options: { address: second } }]],
      ['wallet_switchEthereumChain', [{ chainId: 59140 }]]
    ] as const) {
      expect(await tab.ask(method, params), JSON.stringify([method, params])).toMatchObject({ code: -32602 })
    }
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('sends a transaction that will fail, after a warning', async () => {
    await tab.connect()
    const { reverter } = readManifest(84531).contracts
    const data = encodeFunctionData({ abi: parseAbi(['function withReason()']), functionName: 'withReason' })
    await tab.begin('eth_sendTransaction', [{ from: first, to: reverter, data }])
    await tab.prompt('Send this transaction?').getByText('This will probably fail').waitFor()
    await tab.approve()
    const hash = await tab.result<Hex>()
    const url = await site().devchain.url(84531)
    await expect
      .poll(() => callNode<object | null>(url, 'eth_getTransactionReceipt', [hash]))
      .toMatchObject({ status: '0x0' })
  })

  test('creates a contract in a batch', async () => {
    await tab.connect()
    const bundle = { version: '2.0.0', chainId: '0x14a33', atomicRequired: false, calls: [{ data: '0x60015ff3' }] }
    await tab.begin('wallet_sendCalls', [bundle])
    await tab.prompt('Make this call?').getByText('to a new contract').waitFor()
    await tab.approve()
    const { id } = await tab.result<{ id: string }>()
    const status = async () => tab.ask('wallet_getCallsStatus', [id])
    await expect.poll(status).toMatchObject({ result: { status: 200 } })
  })

  test('answers pages that still ask with a callback', async () => {
    await tab.connect()
    const answer = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { ethereum } = window as unknown as { ethereum: { sendAsync(payload: object, done: unknown): void } }
          ethereum.sendAsync({ id: 7, method: 'eth_accounts' }, (_error: unknown, given: unknown) => resolve(given))
        })
    )
    expect(answer).toEqual({ id: 7, jsonrpc: '2.0', result: [first] })
  })

  test('switches between the local chains only, and notifies every tab', async () => {
    const other = await DevWalletPage.open(context, site())
    await page.bringToFront()
    await tab.connect()
    expect(await tab.ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toMatchObject({ code: 4902 })
    expect(await tab.ask('wallet_addEthereumChain', [{ chainId: '0x1' }])).toMatchObject({ code: 4200 })
    expect(await tab.ask('wallet_switchEthereumChain', [{ chainId: '0x14a33' }])).toEqual({ result: null })
    await tab.begin('wallet_switchEthereumChain', [{ chainId: '0xe704' }])
    await tab.approve()
    await tab.outcome()
    await tab.begin('wallet_switchEthereumChain', [{ chainId: '0x14a33' }])
    await tab.reject()
    await tab.ask('wallet_revokePermissions', [{ eth_accounts: {} }])
    const expected = [
      ['connect', { chainId: '0x14a33' }],
      ['accountsChanged', [first]],
      ['chainChanged', '0xe704'],
      ['accountsChanged', []]
    ]
    await expect.poll(() => tab.events()).toEqual(expected)
    await expect.poll(() => other.events()).toEqual(expected)
  })

  test('corrupt storage is ignored', async () => {
    for (const text of ['null', '[1,2]', 'text', '{"account":"0x1","chainId":7}', '{"quirks":{"chainId":"roman"}}']) {
      await page.evaluate((damaged) => localStorage.setItem('portside.dev-wallet', damaged), text)
      await page.reload()
      expect(await tab.ask('eth_accounts')).toEqual({ result: [] })
      expect(await tab.ask('eth_chainId')).toEqual({ result: '0x14a33' })
    }
  })

  test('the page reads through the wallet what it reads through any other: filters, access lists, signers', async () => {
    await tab.connect()
    const id = await tab.ask('eth_newBlockFilter')
    expect(id).toMatchObject({ result: expect.stringMatching(/^0x/) })
    const filter = 'result' in id ? [id.result] : []
    expect(await tab.ask('eth_getFilterChanges', filter)).toMatchObject({ result: expect.any(Array) })
    expect(await tab.ask('eth_uninstallFilter', filter)).toEqual({ result: true })
    expect(await tab.ask('eth_createAccessList', [{ from: first, to: second }])).toMatchObject({
      result: { accessList: [] }
    })
    const signature = await privateKeyToAccount(`0x${'1'.repeat(64)}`).signMessage({ message: 'Grüße' })
    const signer = privateKeyToAddress(`0x${'1'.repeat(64)}`).toLowerCase()
    expect(await tab.ask('personal_ecRecover', ['Grüße', signature])).toEqual({ result: signer })
    expect(await tab.ask('personal_ecRecover', ['Grüße', '0x'])).toMatchObject({ code: -32602 })
  })

  test('the page cannot control a node, and the plain gateway never signs', async () => {
    await tab.connect()
    expect(await tab.ask('anvil_setBalance', [first, '0x0'])).toMatchObject({ code: -32601 })
    const refusal = await page.evaluate(async (account) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'personal_sign', params: ['0x68', account] })
      const response = await fetch('/rpc/84531', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body
      })
      return (await response.json()).error.code
    }, first)
    expect(refusal).toBe(-32601)
  })

  test.each(['light', 'dark'] as const)('prompts have no accessibility violations in %s mode', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [method, params] of [
      ['eth_requestAccounts', []],
      ['wallet_watchAsset', { type: 'ERC20', options: { symbol: 'tUSD', address: first } }],
      ['wallet_switchEthereumChain', [{ chainId: '0xe704' }]]
    ] as const) {
      await tab.begin(method, params)
      await page.getByRole('dialog').waitFor()
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await tab.outcome()
    }
  })
}
