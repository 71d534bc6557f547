import type { BrowserContext, Locator, Page } from '@playwright/test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Address } from '#domain/address.ts'
import { DevWalletPage, type DevWalletSite } from './dev-wallet-page.ts'

const [first, second] = testAccounts as readonly [Address, Address]

export function devWalletQuirks(site: () => DevWalletSite): void {
  let context: BrowserContext
  let tab: DevWalletPage
  let page: Page

  beforeEach(async () => {
    context = await site().browser.newContext({ reducedMotion: 'reduce' })
    tab = await DevWalletPage.open(context, site())
    page = tab.page
  })

  afterEach(() => context.close())

  /** A control in the collapsed section. */
  async function quirk(name: string): Promise<Locator> {
    const panel = await tab.openPanel()
    const control = panel.getByLabel(name)
    if (!(await control.isVisible())) await panel.getByText('Quirks', { exact: true }).click()
    return control
  }

  test("chain ids use other wallets' formats immediately, across reloads and connections", async () => {
    await tab.connect()
    await (await quirk('eth_chainId returns a…')).selectOption('Number: 84531')
    expect(await tab.ask('eth_chainId')).toEqual({ result: 84531 })
    await (await quirk('eth_chainId returns a…')).selectOption('Decimal text: "84531"')
    expect(await tab.ask('eth_chainId')).toEqual({ result: '84531' })
    await (await quirk('Decimal text in chainChanged')).check()
    await page.getByLabel('Network').selectOption('Linea Goerli')
    await expect.poll(() => tab.events()).toContainEqual(['chainChanged', '59140'])
    await page.keyboard.press('Escape')

    await page.reload()
    await page.getByRole('button', { name: 'Dev Wallet, with quirks' }).waitFor()
    await tab.ask('wallet_revokePermissions', [{ eth_accounts: {} }])
    await tab.connect()
    expect(await tab.ask('eth_chainId')).toEqual({ result: '59140' })
    expect(await (await quirk('Decimal text in chainChanged')).isChecked()).toBe(true)
  })

  test('removeListener disappears and returns with the next page load', async () => {
    const box = await quirk('No removeListener')
    await box.check()
    expect(await page.getByText('From the next page load').isVisible()).toBe(true)
    expect(await tab.canRemoveListeners()).toBe(true)
    await page.reload()
    expect(await tab.canRemoveListeners()).toBe(false)
    await (await quirk('No removeListener')).uncheck()
    await page.reload()
    expect(await tab.canRemoveListeners()).toBe(true)
  })

  test('a second wallet appears immediately, with its own account, prompts and panel', async () => {
    await (await tab.openPanel()).getByLabel('Second wallet').check()
    await page.keyboard.press('Escape')
    const found = await tab.found()
    expect(found.map(({ name, rdns }) => [name, rdns])).toContainEqual(['Dev Wallet 2', 'dev.portside.wallet2'])
    expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(2)

    await tab.begin('eth_requestAccounts')
    await tab.prompt(/^Connect/).waitFor()
    const firstOutcome = await tab.latestOutcome()
    await tab.use('Dev Wallet 2')
    await tab.begin('eth_requestAccounts')
    await tab
      .prompt(/^Connect/)
      .nth(1)
      .waitFor()
    await page.keyboard.press('Enter')
    expect(await tab.result()).toEqual([second])
    await page.keyboard.press('Escape')
    expect(await firstOutcome()).toMatchObject({ code: 4001 })

    await page.getByRole('button', { name: 'Dev Wallet 2', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Dev Wallet 2' })
    await panel.getByLabel('Account').selectOption('Account 3')
    await expect.poll(() => tab.ask('eth_accounts')).toEqual({ result: [testAccounts[2]] })
    expect(await panel.getByLabel('Second wallet').count()).toBe(0)
  })

  test('the second wallet survives reloads, and leaves with the next one once switched off', async () => {
    await (await tab.openPanel()).getByLabel('Second wallet').check()
    await page.keyboard.press('Escape')
    await tab.use('Dev Wallet 2')
    await tab.connect('Account 2')
    await page.reload()
    expect(await tab.ask('eth_accounts')).toEqual({ result: [] })
    await tab.use('Dev Wallet 2')
    expect(await tab.ask('eth_accounts')).toEqual({ result: [second] })
    await (await tab.openPanel()).getByLabel('Second wallet').uncheck()
    expect(await tab.ask('eth_accounts')).toEqual({ result: [second] })
    await page.reload()
    expect((await tab.found()).map(({ name }) => name)).toEqual(['Dev Wallet'])
  })

  test("the panel links to the faucet for the wallet's account and network", async () => {
    const panel = await tab.openPanel()
    const path = () => panel.getByRole('link', { name: 'Faucet' }).getAttribute('href')
    expect(await path()).toBe('/__dev/explorer/84531/faucet')
    await page.keyboard.press('Escape')
    await tab.connect()
    await tab.openPanel()
    await panel.getByLabel('Network').selectOption('Linea Goerli')
    await expect.poll(path).toBe(`/__dev/explorer/59140/faucet?address=${first}`)
  })
}
