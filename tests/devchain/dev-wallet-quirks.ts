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

  /** A control among those that are folded away. */
  async function quirk(name: string): Promise<Locator> {
    const panel = await tab.openPanel()
    const control = panel.getByLabel(name)
    if (!(await control.isVisible())) await panel.getByText('Quirks', { exact: true }).click()
    return control
  }

  test('chain ids are told as other wallets tell them, at once and across reloads and connections', async () => {
    await tab.connect()
    await (await quirk('eth_chainId answers with a…')).selectOption('Number: 84531')
    expect(await tab.ask('eth_chainId')).toEqual({ result: 84531 })
    await (await quirk('eth_chainId answers with a…')).selectOption('Decimal text: "84531"')
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

  test('a provider loses removeListener with the next load of the page, and has it back with another', async () => {
    const box = await quirk('No removeListener')
    await box.check()
    expect(await page.getByText('From the next load of the page').isVisible()).toBe(true)
    expect(await tab.canTakeListenersBack()).toBe(true)
    await page.reload()
    expect(await tab.canTakeListenersBack()).toBe(false)
    await (await quirk('No removeListener')).uncheck()
    await page.reload()
    expect(await tab.canTakeListenersBack()).toBe(true)
  })

  test('a second wallet comes at once, with an account, prompts and a panel of its own', async () => {
    await (await tab.openPanel()).getByLabel('Second wallet').check()
    await page.keyboard.press('Escape')
    const found = await tab.found()
    expect(found.map(({ name, rdns }) => [name, rdns])).toContainEqual(['Dev Wallet 2', 'dev.portside.wallet2'])
    expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(2)

    await tab.begin('eth_requestAccounts')
    await tab.prompt(/^Connect/).waitFor()
    const asked = await tab.keepOutcome()
    await tab.use('Dev Wallet 2')
    await tab.begin('eth_requestAccounts')
    await tab
      .prompt(/^Connect/)
      .nth(1)
      .waitFor()
    await page.keyboard.press('Enter')
    expect(await tab.result()).toEqual([second])
    await page.keyboard.press('Escape')
    expect(await asked()).toMatchObject({ code: 4001 })

    await page.getByRole('button', { name: 'Dev Wallet 2', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Dev Wallet 2' })
    await panel.getByLabel('Account').selectOption('Account 3')
    await expect.poll(() => tab.ask('eth_accounts')).toEqual({ result: [testAccounts[2]] })
    expect(await panel.getByLabel('Second wallet').count()).toBe(0)
  })

  test('the second wallet is kept across reloads, and goes with the next one when it is switched off', async () => {
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

  test('the panel leads to the faucet, for the account and the network of the wallet', async () => {
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
