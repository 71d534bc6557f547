import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestInfo } from '@playwright/test'
import { keccak256 } from 'viem'
import { readCapsule } from '#devchain/capsule/capsule.ts'
import { chainPath } from '#devchain/explorer/paths.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { runNode } from '../devchain/command.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'
import { LINEA_GOERLI } from './harness/local-chains.ts'
import { scan, showCode } from './harness/phone-steps.ts'
import { accountButton, chainButton, openConnected } from './harness/steps.ts'
import { entryOf, send } from './harness/tab-steps.ts'
import { expect, test } from './test.ts'

// Pairing a phone and starting the product are slow on a busy machine.
test.describe.configure({ mode: 'serial', timeout: limit(90_000) })

test.use({ hasSignIn: false })

/** Known once the first test has failed. */
let failed: TestInfo | undefined

test.fail(
  'a transaction is pending when this test fails on purpose',
  { tag: '@proof' },
  async ({ page, chains, installWallet, phone }, info) => {
    await installWallet({ chainId: LINEA_GOERLI })
    await chains.stopMining(LINEA_GOERLI)
    phone.next('session_proposal', 'reject')
    await page.goto('/')
    const step = await showCode(page)
    await scan(phone, step)
    await expect(step.getByText('You rejected the request in your wallet.')).toBeVisible()
    await openConnected(page, '/dashboard')
    await send(page)
    await expect(entryOf(page)).toContainText('Pending')
    failed = info
    expect(await entryOf(page).textContent(), 'on purpose').toContain('Confirmed')
  }
)

test('its capsule shows what happened, and its replay restores the page', { tag: '@proof' }, async ({ browser }) => {
  const folder = failed?.outputPath('capsule') ?? ''
  expect(failed?.attachments).toContainEqual({
    name: 'Replay it',
    contentType: 'text/plain',
    body: Buffer.from(`npm start -- --replay ${path.relative(root, folder)}`)
  })
  const { scene, chains, rpc, wallets, events, relay, phones } = readCapsule(folder)
  expect(scene).toMatchObject({ path: '/dashboard', hasSignIn: false, wallets: [{ chainId: LINEA_GOERLI }] })
  expect(scene.failure).toContain('on purpose')
  expect(chains[LINEA_GOERLI]).toMatchObject({ pending: [expect.stringMatching(/^0x/)], isAutomining: false })
  expect(rpc.flatMap(({ methods }) => methods)).toContain('eth_getTransactionReceipt')
  expect(wallets).toContainEqual(expect.objectContaining({ type: 'request', method: 'eth_sendTransaction' }))
  expect(events).toContainEqual(expect.objectContaining({ kind: 'opened', text: 'Connect a Wallet' }))
  const published = expect.objectContaining({
    kind: 'in',
    method: 'irn_publish',
    topic: expect.stringMatching(/^\w{64}$/)
  })
  expect(relay).toContainEqual(published)
  expect(phones).toMatchObject([
    { phone: 1, kind: 'prompt', method: 'session_proposal' },
    { phone: 1, kind: 'answer', method: 'session_proposal', refusal: { code: 5000 } }
  ])
  for (const name of readdirSync(folder).filter((file) => /\.jsonl?$/.test(file))) {
    expect(readFileSync(path.join(folder, name), 'utf8'), name).not.toMatch(/symKey|privateKey|keychain"/i)
  }
  expect(readFileSync(path.join(folder, 'page-1.png')).subarray(1, 4).toString()).toBe('PNG')

  const replay = runNode(['src/start/start.mjs', '--replay', folder])
  try {
    const [url] = await replay.until(/http:\S+/)
    const page = await browser.newPage()
    await page.goto(url)
    await expect(page).toHaveURL(/\/dashboard$/)
    // The development server compiles every module on this first visit.
    await expect(accountButton(page)).toBeVisible({ timeout: limit(60_000) })
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    await expect(entryOf(page)).toContainText('Pending')
    const { origin } = new URL(url)
    const [raw] = chains[LINEA_GOERLI]?.pending ?? []
    const receiptOf = [keccak256(raw ?? '0x')]
    expect(await callNode(`${origin}/rpc/${LINEA_GOERLI}`, 'eth_getTransactionReceipt', receiptOf)).toBeNull()
    await page.request.post(`${origin}${chainPath(LINEA_GOERLI)}/mine`, { form: { blocks: 1 }, headers: { origin } })
    await expect(entryOf(page)).toContainText('Confirmed')
    await page.close()
  } finally {
    replay.kill('SIGTERM')
    await replay.ended
  }
})
