import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { nodesOf } from './nodes.ts'
import { approve, arrive, connect, send, type VisitedProduct } from './product-visit.ts'

const [ACCOUNT = '', RECIPIENT = ''] = testAccounts
const RESET = 'Base Goerli: The local network was reset; its earlier transaction was cleared.'

export function localNetworksInBrowser(visited: () => VisitedProduct): void {
  test('when a node restarts, an open page clears only its transactions, with a dismissible note', async () => {
    const page = await (await arrive(visited())).newPage()
    await page.addInitScript((account) => {
      const entry = {
        hash: `0x${'7'.repeat(64)}`,
        description: 'On Linea',
        status: 'confirmed',
        from: account,
        addedAt: 1
      }
      localStorage.setItem(`portside.transactions.${account.toLowerCase()}.59140`, JSON.stringify([entry]))
    }, ACCOUNT)
    await page.goto('/dashboard')
    await connect(page)
    await send(page, RECIPIENT, '1.5')
    await approve(page)
    const list = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem')
    await list.filter({ hasText: /^Send 1.5 ETH.*Confirmed/ }).waitFor()
    expect(await list.count()).toBe(2)

    const { command } = visited().product
    const fork = nodesOf(command).find((node) => /(?=.*--fork-url)(?=.*--chain-id 84531)/.test(node.command))
    if (!fork) throw new Error('No fork of Base Goerli.')
    process.kill(fork.pid, 'SIGKILL')
    const note = page.getByText(RESET)
    await note.first().waitFor()
    expect(await page.getByRole('status').filter({ hasText: RESET }).count()).toBe(1)
    expect(await list.allInnerTexts()).toEqual([expect.stringContaining('On Linea')])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
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
