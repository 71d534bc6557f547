import { expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { COLOUR_RULES, violationsOf } from '../axe.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'
import { approve, arrive, connect, navigation, send, type VisitedProduct } from './product-visit.ts'

const EXPLORER = '/__dev/explorer'
const CHAIN = 84531
const RECIPIENT = testAccounts[6] ?? ''
const { transactions, forkBlock } = readManifest(CHAIN)
const soon = { timeout: limit(15_000), interval: 50 }

export function explorerInBrowser(visited: () => VisitedProduct): void {
  test('a row in Recent Transactions opens its transaction in the explorer, pending until a block is mined there', async () => {
    const context = await arrive(visited())
    const page = await context.newPage()
    await page.goto(`${EXPLORER}/${CHAIN}/controls`)
    await page.getByRole('radio', { name: 'Manually only' }).check()
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByText('Blocks are mined manually only.').waitFor()
    onTestFinished(() => mineAutomatically(visited().product.url))
    await page.goto('/dashboard')
    await connect(page)
    await send(page, RECIPIENT, '1.5')
    await approve(page)
    await navigation(page)
      .getByRole('button', { name: /^Account 0xf39/ })
      .click()
    const recent = page.getByRole('dialog').getByRole('region', { name: 'Recent Transactions' })
    const [explorer] = await Promise.all([
      context.waitForEvent('page'),
      recent.getByRole('link', { name: /^Send 1.5 ETH/ }).click()
    ])

    await explorer.getByRole('heading', { name: 'Transaction', exact: true }).waitFor()
    expect(new URL(explorer.url()).pathname).toMatch(/^\/__dev\/explorer\/84531\/tx\/0x[0-9a-f]{64}$/)
    const main = explorer.getByRole('main')
    expect(await main.innerText()).toContain('Account 1 wants to send 1.5 ETH to Account 7')
    const other = await context.newPage()
    await other.goto(`${EXPLORER}/${CHAIN}`)
    await other.getByRole('button', { name: 'Mine a block' }).click()
    await other.getByText('Mined 1 block').waitFor()
    // The page updates itself without a reload.
    await explorer.bringToFront()
    await vi.waitFor(async () => expect(await explorer.getByRole('status').innerText()).toBe('Confirmed'), soon)
    await main.getByText('Account 1 sent 1.5 ETH to Account 7').waitFor()
    await page.bringToFront()
    await recent.getByRole('link', { name: /^Send 1.5 ETH .* Confirmed/ }).waitFor()
  })

  test('the faucet can be used by keyboard alone', async () => {
    const page = await (await arrive(visited())).newPage()
    await page.goto(`${EXPLORER}/${CHAIN}/faucet`)
    await page
      .getByRole('textbox', { name: 'Address' })
      .or(page.getByRole('combobox', { name: 'Address' }))
      .focus()
    await page.keyboard.type('0x000000000000000000000000000000000000fa20')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Sent 10 ETH to 0x0000…fA20, which now holds 10 ETH.').waitFor()
  })

  test('weather of a method, and a script, are set by keyboard alone', async () => {
    const page = await (await arrive(visited())).newPage()
    await resize(page, { width: 390, height: 844 })
    await page.goto(`${EXPLORER}/${CHAIN}/controls`)
    await page.getByRole('radio', { name: /^clear/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('eth_protocolVersion')
    await page.keyboard.press('Enter')
    await page.getByText('Weather on eth_protocolVersion on Base Goerli: slow').waitFor()
    await page.getByRole('textbox', { name: 'Steps, one on each line' }).focus()
    await page.keyboard.type('after 900 blocks: reorg 1')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('The script is running.').waitFor()
    await page.getByText('In 900 blocks: reorg 1').waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Stop the script' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('The script has been stopped.').waitFor()
    await page.getByRole('button', { name: 'Clear the weather' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Weather on Base Goerli: clear').waitFor()
  })

  test.each([
    ['the list of chains', '/'],
    ['a failed transaction', `/${CHAIN}/tx/${transactions.reverted}`],
    ['a block', `/${CHAIN}/block/${forkBlock}`],
    ['an account', `/${CHAIN}/address/${RECIPIENT}`],
    ['the faucet', `/${CHAIN}/faucet`],
    ['the controls', `/${CHAIN}/controls`]
  ])('%s has no accessibility violations in light and dark mode, and fits on every screen', async (_what, path) => {
    const page = await (await arrive(visited())).newPage()
    await resize(page, { width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(`${EXPLORER}${path}`)
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await violationsOf(page, COLOUR_RULES)).toEqual([])
    for (const width of [320, 1920]) {
      await resize(page, { width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
    }
  })

  test('no page violates its own policy or contacts another host', async () => {
    const page = await (await arrive(visited())).newPage()
    const errors: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(`${EXPLORER}/${CHAIN}/tx/${transactions.tokenTransfer}`)
    await page.goto(`${EXPLORER}/${CHAIN}`)
    await page.waitForResponse((response) => response.request().resourceType() === 'fetch')
    expect(errors).toEqual([])
    expect([...hosts]).toEqual([new URL(page.url()).host])
  })
}

/** The initial mode of a fork, which other tests of the same product expect. */
async function mineAutomatically(url: string): Promise<void> {
  const body = new URLSearchParams({ mode: 'automatic' })
  const headers = { origin: new URL(url).origin }
  await fetch(new URL(`${EXPLORER}/${CHAIN}/mining`, url), { method: 'POST', headers, body, redirect: 'manual' })
}
