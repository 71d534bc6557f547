import type { Locator, Page } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { EXPLORER_PATH } from '#devchain/explorer/paths.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import { ScriptedWallets } from '#devchain/scripted-wallet/scripted-wallets.ts'
import { COLOUR_RULES, violationsOf } from '../axe.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'
import { approve, arrive, type VisitedProduct } from './product-visit.ts'

const CHAIN = 84531
const OTHER_CHAIN = 59140
const { contracts } = readManifest(CHAIN)
const [, second = ''] = testAccounts
const soon = { timeout: limit(15_000), interval: 50 }

/** A contract's page, and the mistakes that it reported. */
class ContractPage {
  readonly page: Page
  readonly errors: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('pageerror', ({ message }) => this.errors.push(message))
    page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()))
  }

  async open(address: string): Promise<void> {
    await this.page.goto(`${EXPLORER_PATH}/${CHAIN}/contract/${address}`)
  }

  /** Opens a function's form by keyboard. */
  async form(name: string): Promise<Locator> {
    const summary = this.page.locator('summary').filter({ hasText: new RegExp(`^${name}\\(`) })
    await summary.focus()
    await this.page.keyboard.press('Enter')
    return this.page.getByRole('form', { name, exact: true })
  }

  async connect(wallet = 'Dev Wallet'): Promise<void> {
    await this.page.locator('#wallet').getByRole('button', { name: wallet, exact: true }).click()
  }
}

async function visit(visited: VisitedProduct): Promise<ContractPage> {
  return new ContractPage(await (await arrive(visited)).newPage())
}

/** With a wallet whose user is the test. */
async function visitWith(
  visited: VisitedProduct,
  options: Partial<ScriptedWalletOptions> = {}
): Promise<{ readonly contract: ContractPage; readonly wallet: ScriptedWallet }> {
  const context = await arrive(visited)
  const nodeUrl = (chainId: number) => `${visited.product.url}rpc/${chainId}`
  const nodeUrls = { [CHAIN]: nodeUrl(CHAIN), [OTHER_CHAIN]: nodeUrl(OTHER_CHAIN) }
  const wallets = await new ScriptedWallets({ nodeUrls, chainId: CHAIN, name: 'Pelican' }).install(context)
  const wallet = await wallets.add(options)
  return { contract: new ContractPage(await context.newPage()), wallet }
}

export function contractInBrowser(visited: () => VisitedProduct): void {
  test('a contract is read, a revert simulated and a transaction sent through Dev Wallet, by keyboard', async () => {
    const contract = await visit(visited())
    const { page } = contract
    await contract.open(contracts.token)
    const balance = await contract.form('balanceOf')
    await page.keyboard.press('Tab')
    await page.keyboard.type(second)
    await page.keyboard.press('Enter')
    await balance.getByText('Returned', { exact: true }).waitFor()

    const transfer = await contract.form('transfer')
    await page.keyboard.press('Tab')
    await page.keyboard.type(second)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1000 ether')
    await page.keyboard.press('Enter')
    await transfer.getByText('ERC20InsufficientBalance(address,uint256,uint256)').waitFor()

    await contract.connect()
    await approve(page)
    await page.locator('#wallet').getByText('0xf39F…2266 on Base Goerli').waitFor()
    await transfer.getByRole('textbox', { name: 'amount' }).fill('4242')
    await transfer.getByRole('button', { name: 'Send', exact: true }).click()
    await approve(page)
    await transfer.getByText('Confirmed', { exact: true }).waitFor()
    await transfer.getByText('with 1 event').waitFor()

    // The page's own list follows without a reload.
    const newest = page.getByRole('region', { name: 'Events' }).getByRole('listitem').first()
    await vi.waitFor(async () => expect(await newest.innerText()).toContain('4,242'), soon)
    const link = transfer.getByRole('link', { name: /^0x[0-9a-f]{4}…/ }).first()
    const hash = /0x[0-9a-f]{64}$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
    expect(await newest.getByRole('link', { name: hash.slice(0, 6) }).getAttribute('href')).toContain(hash)
    expect(contract.errors).toEqual([])

    // The next visit finds the wallet connected, without asking.
    await page.reload()
    await page.locator('#wallet').getByRole('button', { name: 'Use another wallet' }).waitFor()
  })

  test('a wrong value is marked where it was typed, and what was typed stays', async () => {
    const contract = await visit(visited())
    await contract.open(contracts.multicall3)
    const form = await contract.form('aggregate3')
    const calls = form.getByRole('textbox', { name: 'calls' })
    await calls.fill(`[{"target": ${second}, "allowFailure": true, "callData": 0xabc}]`)
    await form.getByRole('button', { name: 'Read' }).click()
    await form.getByText('CallData of item 1 of calls: Each byte has two digits, but there are 3.').waitFor()
    expect(await calls.getAttribute('aria-invalid')).toBe('true')
    expect(await calls.evaluate((element) => element === document.activeElement)).toBe(true)
    await calls.fill(`[{"target": ${second}, "allowFailure": true, "callData": 0xab}]`)
    await contract.page.keyboard.press('Tab')
    await contract.page.keyboard.press('Enter')
    await form.getByText('Returned', { exact: true }).waitFor()
    expect(await calls.getAttribute('aria-invalid')).toBe('false')
  })

  test('a wallet that is on another chain, and does not know this one, is asked to add it', async () => {
    const { contract, wallet } = await visitWith(visited(), {
      chainId: OTHER_CHAIN,
      nodeUrls: { [OTHER_CHAIN]: `${visited().product.url}rpc/${OTHER_CHAIN}` }
    })
    await contract.open(contracts.token)
    await contract.connect('Pelican')
    await contract.page.getByText('on chain 59140: sending asks it to switch to Base Goerli').waitFor()
    const form = await contract.form('approve')
    await form.getByRole('combobox').fill(second)
    await form.getByRole('textbox', { name: 'amount' }).fill('7')
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await form.getByText('Confirmed', { exact: true }).waitFor()
    await contract.page.locator('#wallet').getByText('on Base Goerli').waitFor()
    const methods = wallet.transcript().flatMap((entry) => ('method' in entry ? [entry.method] : []))
    expect(methods).toContain('wallet_addEthereumChain')
  })

  test('a rejection and a wallet that never answers are put in words, and nothing waits for ever', async () => {
    const { contract, wallet } = await visitWith(visited())
    await contract.open(contracts.token)
    await contract.connect('Pelican')
    await contract.page.getByRole('button', { name: 'Use another wallet' }).waitFor()
    const form = await contract.form('approve')
    await form.getByRole('combobox').fill(second)
    await form.getByRole('textbox', { name: 'amount' }).fill('7')
    const send = form.getByRole('button', { name: 'Send', exact: true })
    wallet.next('eth_sendTransaction', 'reject')
    await send.click()
    await form.getByText('You rejected the request in the wallet. Nothing was sent.').waitFor()
    wallet.next('eth_sendTransaction', 'ask')
    await send.click()
    await form.getByText('Approve the transaction in Pelican.').waitFor()
    await form.getByRole('button', { name: 'Stop waiting' }).click()
    await form.getByText('No longer waiting for Pelican.').waitFor()
    expect(await send.getAttribute('aria-disabled')).toBe('false')
  })

  test('a transaction that will revert is sent only by somebody who insists', async () => {
    const { contract, wallet } = await visitWith(visited())
    await contract.open(contracts.reverter)
    await contract.connect('Pelican')
    await contract.page.getByRole('button', { name: 'Use another wallet' }).waitFor()
    const form = await contract.form('when')
    await form.getByRole('combobox', { name: 'asked' }).selectOption('true')
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await form.getByText('It was not sent.').waitFor()
    expect(wallet.transcript().filter((entry) => 'method' in entry && entry.method === 'eth_sendTransaction')).toEqual(
      []
    )
    await form.getByRole('button', { name: 'Send anyway' }).click()
    await form.getByText('Failed', { exact: true }).waitFor()
    await form.getByText('asked to fail').waitFor()
  })

  test('without scripts a contract is read by reloading the page', async () => {
    const { product, browser } = visited()
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${EXPLORER_PATH}/${CHAIN}/contract/${contracts.token}`)
    await page
      .locator('summary')
      .filter({ hasText: /^nonces\(/ })
      .click()
    const form = page.getByRole('form', { name: 'nonces' })
    await form.getByRole('combobox').fill(second)
    await form.getByRole('button', { name: 'Read' }).click()
    await form.getByText('Returned', { exact: true }).waitFor()
    expect(await form.getByRole('combobox').inputValue()).toBe(second)
    expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0)
  })

  test('lists and forms have no accessibility violations in light and dark mode, and fit on every screen', async () => {
    const contract = await visit(visited())
    const { page } = contract
    await resize(page, { width: 390, height: 844 })
    for (const path of ['contracts', `contract/${contracts.multicall3}`, `contract/${contracts.token}`]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(`${EXPLORER_PATH}/${CHAIN}/${path}`)
      for (const summary of await page.locator('.function > summary').all()) await summary.click()
      for (const button of await page.getByRole('button', { name: /^(?:Read|Simulate)$/ }).all()) await button.click()
      if (path !== 'contracts') await page.getByText('Not called: correct what is marked above.').first().waitFor()
      expect(await violationsOf(page), path).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await violationsOf(page, COLOUR_RULES), path).toEqual([])
      for (const width of [320, 390, 1280]) {
        await resize(page, { width, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width)
      }
    }
  })
}
