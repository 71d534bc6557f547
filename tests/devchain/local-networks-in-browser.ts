import type { Locator, Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { nodesOf, ownUrl, type RunningNode } from './nodes.ts'
import { approve, arrive, connect, send, type VisitedProduct } from './product-visit.ts'

const [ACCOUNT = '', RECIPIENT = ''] = testAccounts
/** That a browser opens for all its windows. */
const CONNECTIONS_TO_A_HOST = 6
const RESET = 'Base Goerli: The local network was reset; its earlier transaction was cleared.'

export function localNetworksInBrowser(visited: () => VisitedProduct): void {
  test('when a network is reset, an open page clears only its transactions, with a dismissible note', async () => {
    const page = await (await arrive(visited())).newPage()
    await page.addInitScript((account) => {
      const hash = `0x${'7'.repeat(64)}`
      const entry = { hash, description: 'On Linea', status: 'confirmed', from: account, addedAt: 1, version: 1 }
      localStorage.setItem(`portside.transaction.${account.toLowerCase()}.59140.${hash}`, JSON.stringify(entry))
    }, ACCOUNT)
    await page.goto('/dashboard')
    await connect(page)
    const node = ownUrl(forkOf(visited()))
    const before = await callNode(node, 'evm_snapshot')
    await send(page, RECIPIENT, '1.5')
    await approve(page)
    const list = listed(page)
    await list.filter({ hasText: /^Send 1.5 ETH.*Confirmed/ }).waitFor()
    expect(await list.count()).toBe(2)

    expect(await callNode(node, 'evm_revert', [before])).toBe(true)
    const note = page.getByText(RESET)
    await note.first().waitFor()
    expect(await page.getByRole('status').filter({ hasText: RESET }).count()).toBe(1)
    expect(await list.allInnerTexts()).toEqual([expect.stringContaining('On Linea')])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  })

  test('however many windows a visitor looks at, each is drawn and told when a network is reset', async () => {
    const context = await arrive(visited())
    const first = await context.newPage()
    await first.goto('/dashboard')
    await connect(first)
    const node = ownUrl(forkOf(visited()))
    const before = await callNode(node, 'evm_snapshot')
    await send(first, RECIPIENT, '4.5')
    await approve(first)
    const pages = [first]
    while (pages.length <= CONNECTIONS_TO_A_HOST) {
      const page = await context.newPage()
      pages.push(page)
      await page.goto('/dashboard')
      await listed(page)
        .filter({ hasText: /^Send 4.5 ETH.*Confirmed/ })
        .waitFor()
    }
    expect(await callNode(node, 'evm_revert', [before])).toBe(true)
    for (const page of pages) {
      await page.getByText(RESET).first().waitFor()
      expect(await listed(page).count()).toBe(0)
    }
  })

  test('when a node is killed, an open page keeps its transactions and goes on', async () => {
    const page = await (await arrive(visited())).newPage()
    await page.goto('/dashboard')
    await connect(page)
    await send(page, RECIPIENT, '2.5')
    await approve(page)
    const list = listed(page)
    await list.filter({ hasText: /^Send 2.5 ETH.*Confirmed/ }).waitFor()
    const fork = forkOf(visited())
    process.kill(fork.pid, 'SIGKILL')
    await expect.poll(() => visited().product.command.errors()).toMatch(/Base Goerli crashed; one with the state of/)
    await send(page, RECIPIENT, '3.5')
    await approve(page)
    await list.filter({ hasText: /^Send 3.5 ETH.*Confirmed/ }).waitFor()
    expect(await list.filter({ hasText: /^Send 2.5 ETH.*Confirmed/ }).count()).toBe(1)
    expect(await page.getByText(RESET).count()).toBe(0)
  })

  test('npm start also serves its chains over WebSockets', async () => {
    const socket = new WebSocket(`${visited().product.url.replace(/^http/, 'ws')}rpc/59140`)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const answer = new Promise((resolve) => socket.once('message', resolve))
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}')
    expect(JSON.parse(String(await answer))).toMatchObject({ result: '0xe704' })
    socket.close()
  })
}

/** The transactions of the dashboard. */
function listed(page: Page): Locator {
  return page.getByRole('region', { name: 'Transactions' }).getByRole('listitem')
}

/** The node of Base Goerli that the page uses. */
function forkOf({ product }: VisitedProduct): RunningNode {
  const fork = nodesOf(product.command).find(({ command }) => /(?=.*--fork-url)(?=.*--chain-id 84531)/.test(command))
  if (!fork) throw new Error('No fork of Base Goerli.')
  return fork
}
