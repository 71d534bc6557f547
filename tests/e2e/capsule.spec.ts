import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readCapsule } from '#devchain/capsule/capsule.ts'
import { chainPath } from '#devchain/explorer/paths.ts'
import { runNode } from '../devchain/command.ts'
import { root } from '../ready.mjs'
import { LINEA_GOERLI } from './harness/local-chains.ts'
import { accountButton, chainButton } from './harness/steps.ts'
import { expect, test } from './test.ts'

test('a failed test leaves a capsule, and its replay is the page as it was', async ({ browser }, info) => {
  test.slow()
  const output = info.outputPath('left')
  const { status, printed } = await failOnPurpose(output)
  expect(status, printed).toBe(1)

  const [left = ''] = readdirSync(output).filter((name) => name.startsWith('left-behind'))
  const folder = path.join(output, left, 'capsule')
  expect(printed).toContain(`npm run devchain -- --replay ${path.relative(root, folder)}`)
  const { scene, chains, rpc, wallets, events } = readCapsule(folder)
  expect(scene).toMatchObject({ path: '/dashboard', hasSignIn: false, wallets: [{ chainId: LINEA_GOERLI }] })
  expect(scene.failure).toContain('on purpose')
  expect(chains[LINEA_GOERLI]).toMatchObject({ waiting: [expect.stringMatching(/^0x/)], isAutomining: false })
  expect(rpc.flatMap(({ methods }) => methods)).toContain('eth_getTransactionReceipt')
  expect(wallets).toContainEqual(expect.objectContaining({ type: 'request', method: 'eth_sendTransaction' }))
  expect(events).toContainEqual(expect.objectContaining({ kind: 'opened', text: 'Connect a Wallet' }))
  expect(readFileSync(path.join(folder, 'page-1.png')).subarray(1, 4).toString()).toBe('PNG')

  const replay = runNode(['devchain/devchain.mjs', '--replay', folder])
  try {
    const [url] = await replay.until(/http:\S+/)
    const page = await browser.newPage()
    await page.goto(url)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(accountButton(page)).toBeVisible()
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
    await expect(entry).toContainText('Pending')
    const { origin } = new URL(url)
    await page.request.post(`${origin}${chainPath(LINEA_GOERLI)}/mine`, { form: { blocks: 1 }, headers: { origin } })
    await expect(entry).toContainText('Confirmed')
    await page.close()
  } finally {
    replay.kill('SIGTERM')
    await replay.ended
  }
})

/** Runs the one test in a folder of its own, as somebody would by hand. */
async function failOnPurpose(output: string): Promise<{ readonly status: number | null; readonly printed: string }> {
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js')
  const child = spawn(process.execPath, [cli, 'test', '--config', 'tests/e2e/capsule/playwright.config.ts'], {
    cwd: root,
    env: { ...process.env, CAPSULE_OUTPUT: output },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text
    })
  }
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, printed }
}
