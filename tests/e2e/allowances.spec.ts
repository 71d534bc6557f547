import type { Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { LocalChains } from '#devchain/playwright/local-chains.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { resize } from '../resize.ts'
import { openMenu } from './harness/dashboard-steps.ts'
import { expectToFit } from './harness/fit.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { openDialog, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [OWNER = '0x', SPENDER = '0x', MODEST = '0x'] = testAccounts
const { token } = readManifest(BASE_GOERLI).contracts
const REVERTING = '0x5f5ffd'

interface AskedLogs {
  readonly fromBlock: string
  readonly toBlock: string
}

interface AskedNode {
  readonly method: string
  readonly params: readonly [AskedLogs]
}

// This page has tokens.
test.use({ hasSignIn: true })

/** Every visitor here has a wallet, and has approved two spenders, one of them without a limit. */
test.beforeEach(async ({ wallet, chains }) => {
  wallet.always('approve')
  await approve(chains, SPENDER, maxUint256)
  await approve(chains, MODEST, 1_000_000n)
})

test('an unlimited allowance needs attention, and its revocation is reviewed by keyboard', {
  tag: '@proof'
}, async ({ page }) => {
  await resize(page, { width: 320, height: 700 })
  await openSignedInDashboard(page)
  const panel = attention(page)
  await expect(listed(page)).toHaveCount(1)
  await expect(listed(page)).toContainText('tUSD')
  await expect(listed(page).getByText(SPENDER, { exact: true })).toBeVisible()
  await expect(panel.getByText('Only approvals since block')).toBeHidden()
  await revokeButton(page).focus()
  await page.keyboard.press('Enter')
  const review = panel.getByLabel('What you confirm')
  await expect(review).toContainText(/^TokentUSDAllowanceUnlimitedSpender.*Allowance after thisNone/)
  await expect(review.getByText(SPENDER)).toBeVisible()
  await expect(review).toContainText(/Network fee, at most0\.0\d+ ETH/)
  const confirm = panel.getByRole('button', { name: 'Confirm in wallet' })
  await expect(confirm, 'scrolled to').toBeInViewport({ ratio: 1 })
  await expectToFit(page)
  await tabTo(page, 'Confirm in wallet')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(review).toBeHidden()
  await expect(listed(page)).toHaveCount(1)
})

test('what is rejected stays, and what is revoked is gone once the network confirms it', async ({
  page,
  chains,
  wallet
}) => {
  wallet.next('eth_sendTransaction', 'reject')
  await openSignedInDashboard(page)
  const panel = attention(page)
  await revokeButton(page).click()
  const confirm = panel.getByRole('button', { name: 'Confirm in wallet' })
  await confirm.click()
  await expect(says(page, 'You rejected the request in your wallet. Nothing was sent.')).toBeVisible()
  await expect(listed(page)).toHaveCount(1)
  await chains.stopMining(BASE_GOERLI)
  await confirm.click()
  await expect(says(page, 'Sent. Follow it on the dashboard, under Transactions.')).toBeVisible()
  await expect(panel.getByText('Pending')).toBeVisible()
  await expect(listed(page)).toHaveCount(1)
  await chains.mine(BASE_GOERLI)
  await expect(listed(page)).toHaveCount(0)
  await expect(says(page, 'Sent, and confirmed by the network.')).toBeVisible()
  const requests = wallet.received.filter(({ method }) => method === 'eth_sendTransaction')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SPENDER, 0n] })
  expect(requests.at(-1)?.params).toMatchObject([{ to: expect.stringMatching(new RegExp(token, 'i')), data }])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Balances' }).getByText(/tUSD/).first()).toBeVisible()
  await expect(panel).toBeHidden()
})

test('a revocation that fails on its chain can be tried again', { tag: '@proof' }, async ({ page, chains }) => {
  await openSignedInDashboard(page)
  await revokeButton(page).click()
  await chains.stopMining(BASE_GOERLI)
  await attention(page).getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect(says(page, 'Sent. Follow it on the dashboard, under Transactions.')).toBeVisible()
  const code = await chains.call(BASE_GOERLI, 'eth_getCode', [token, 'latest'])
  await chains.call(BASE_GOERLI, 'anvil_setCode', [token, REVERTING])
  await chains.mine(BASE_GOERLI)
  await expect(attention(page).getByText(/Sent, but it failed\. It did nothing/)).toBeVisible()
  await chains.call(BASE_GOERLI, 'anvil_setCode', [token, code])
  await expect(listed(page)).toHaveCount(1)
  await attention(page).getByRole('button', { name: 'Try again' }).click()
  await expect(attention(page).getByLabel('What you confirm')).toBeVisible()
})

test('a wallet that goes to an unsupported network is told so, and finds the allowance on its return', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  await openSignedInDashboard(page)
  await revokeButton(page).click()
  await expect(attention(page).getByLabel('What you confirm')).toBeVisible()
  await wallet.switchChain(1)
  await expect(attention(page).getByText('Wrong network detected')).toBeVisible()
  await expect(listed(page)).toHaveCount(0)
  await attention(page).getByRole('button', { name: 'Switch to Base Goerli' }).click()
  await expect(listed(page)).toHaveCount(1)
  await revokeButton(page).click()
  await expect(attention(page).getByRole('button', { name: 'Confirm in wallet' })).toBeVisible()
})

test('a node that gives no logs is named as such, and one that gives few says since when', { tag: '@proof' }, async ({
  page,
  chains
}) => {
  const head = BigInt(await chains.call<string>(BASE_GOERLI, 'eth_blockNumber'))
  let isGiven: (asked: AskedLogs) => boolean = () => false
  await refuseLogs(page, (asked) => !isGiven(asked))
  await openSignedInDashboard(page)
  const again = attention(page).getByRole('button', { name: 'Try again to check the allowances' })
  await expect(attention(page)).toContainText('Not all allowances for tUSD on Base Goerli could be checked')
  await expect(listed(page)).toHaveCount(0)
  isGiven = ({ fromBlock, toBlock }) => fromBlock !== '0x0' && BigInt(toBlock) >= head
  await again.click()
  await expect(listed(page)).toHaveCount(1)
  await expect(attention(page).getByText(/^Only approvals since block [\d,]+ could be checked/)).toBeVisible()
  await expect(again).toBeHidden()
})

function approve(chains: LocalChains, spender: `0x${string}`, amount: bigint): Promise<unknown> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
  return chains.sendMined(BASE_GOERLI, { from: OWNER, to: token, data })
}

/** Nodes without an index of logs answer like this. */
async function refuseLogs(page: Page, isRefused: (asked: AskedLogs) => boolean): Promise<void> {
  const error = { code: -32602, message: 'block range is too wide' }
  await page.route(`**/rpc/${BASE_GOERLI}`, async (route) => {
    const asked = [route.request().postDataJSON()].flat() as readonly AskedNode[]
    if (!asked.some(({ method }) => method === 'eth_getLogs')) return route.fallback()
    const response = await route.fetch()
    const body = await response.json()
    const isBatch = Array.isArray(body)
    const answers = [body].flat().map((answer, i) => {
      const { method, params } = asked[i] ?? asked[0] ?? { method: '', params: [] }
      const [range] = params
      const isLogs = method === 'eth_getLogs' && range !== undefined
      return isLogs && isRefused(range) ? { jsonrpc: '2.0', id: answer.id, error } : answer
    })
    await route.fulfill({ response, json: isBatch ? answers : answers[0] })
  })
}

function attention(page: Page) {
  return page.getByRole('main').getByRole('region', { name: 'Needs attention' })
}

function listed(page: Page) {
  return attention(page).getByRole('list', { name: 'Allowances that cover the whole balance' }).getByRole('listitem')
}

function revokeButton(page: Page) {
  return attention(page).getByRole('button', { name: `Revoke the allowance of ${SPENDER} for tUSD` })
}

function says(page: Page, text: string) {
  return attention(page).getByRole('paragraph').filter({ hasText: text })
}

/** Presses Tab from where the focus is, which is near the button. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  for (let i = 0; i < 5 && (await focused()) !== name; i++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(name)
}

async function openSignedInDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await openMenu(page)
  await pickWallet(page)
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(openDialog(page)).toBeHidden()
}
