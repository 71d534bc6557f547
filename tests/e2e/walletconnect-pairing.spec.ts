import { codeIn, promptsOn, scan, showCode } from './harness/phone-steps.ts'
import { scanCode } from './harness/scan-code.ts'
import { accountButton, barrier, chainButton, openDialog, pickWallet, stepOf } from './harness/steps.ts'
import { pageConnections } from './harness/tab-steps.ts'
import { expect, test } from './test.ts'

const PROPOSAL = 'session_proposal'

test.use({ hasSignIn: false })

test('a visitor scans the code with a phone, and sees its account and network', { tag: '@engine' }, async ({
  page,
  phone,
  relay
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await scan(phone, await showCode(page))
  await expect(accountButton(page)).toBeVisible()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
  await expect(page.getByRole('main').getByText('10k ETH')).toBeVisible()
  expect(phone.sessions()).toMatchObject([{ page: 'Portside', acknowledged: true }])
  expect(scripts.filter((path) => path.includes('/wallet-connect-'))).toHaveLength(1)
  expect(pageConnections(relay)).toBe(1)
})

test('a rejection on the phone is reported, and RETRY shows another code that connects', async ({ page, phone }) => {
  phone.next(PROPOSAL, 'reject')
  await page.goto('/')
  const step = await showCode(page)
  await scan(phone, step)
  await expect(step.getByText('You rejected the request in your wallet.')).toBeVisible()
  await step.getByRole('button', { name: 'RETRY' }).click()
  await scan(phone, step)
  await expect(accountButton(page)).toBeVisible()
  expect(promptsOn(phone, PROPOSAL)).toBe(2)
})

test('going back cancels the pairing, and a phone that scanned its code no longer connects', { tag: '@proof' }, async ({
  page,
  phone
}) => {
  phone.next(PROPOSAL, 'ask')
  await page.goto('/')
  const step = await showCode(page)
  await scan(phone, step)
  await phone.untilPrompted(PROPOSAL)
  await step.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
  phone.settle('approve')
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await expect(codeIn(stepOf(page, 'WalletConnect'))).toBeVisible()
  await barrier(page)
  await expect(accountButton(page)).toBeHidden()
  await scan(phone, stepOf(page, 'WalletConnect'))
  await expect(accountButton(page)).toBeVisible()
})

test('a code that is not scanned for five minutes is replaced automatically, and the new one connects', {
  tag: '@proof'
}, async ({ page, phone }) => {
  await page.clock.install()
  await page.goto('/')
  const step = await showCode(page)
  const first = await scanCode(codeIn(step))
  await page.clock.fastForward(300_000)
  await expect.poll(() => scanCode(codeIn(step))).not.toBe(first)
  await scan(phone, step)
  await expect(accountButton(page)).toBeVisible()
})

test('an unreachable relay is given up after 15 seconds, and RETRY connects when it is back', {
  tag: '@proof'
}, async ({ page, phone, host }) => {
  host.breakRelay('down')
  await page.clock.install()
  await page.goto('/')
  const tried = page.waitForEvent('websocket')
  const step = await pickWallet(page, 'WalletConnect')
  await tried
  await page.clock.runFor(15_000)
  await expect(step.getByText('WalletConnect did not answer. Your wallet is reached through it.')).toBeVisible()
  host.repairRelay()
  await step.getByRole('button', { name: 'RETRY' }).click()
  await scan(phone, step)
  await expect(accountButton(page)).toBeVisible()
})

test('the page reconnects to a relay that closes the socket while the code is on screen', {
  tag: ['@proof', '@engine']
}, async ({ page, phone, relay }) => {
  await page.goto('/')
  const step = await showCode(page)
  const back = relay.transcript.next(({ method }) => method === 'irn_batchSubscribe')
  relay.drop()
  await back
  await scan(phone, step)
  await expect(accountButton(page)).toBeVisible()
})

test('a relay that does not know the project is reported immediately', { tag: '@proof' }, async ({ page, host }) => {
  host.breakRelay('refused')
  await page.goto('/')
  const step = await pickWallet(page, 'WalletConnect')
  await expect(step.getByText('WalletConnect does not accept this page.')).toBeVisible()
  await expect(step.getByRole('button', { name: 'RETRY' })).toBeVisible()
})

test('without an internet connection, the page says so, and connects once there is one', { tag: '@proof' }, async ({
  page,
  context,
  phone
}) => {
  await page.goto('/')
  const step = await showCode(page)
  await step.getByRole('button', { name: 'Back' }).click()
  await context.setOffline(true)
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await expect(step.getByText('This device is not connected to the internet.')).toBeVisible()
  await context.setOffline(false)
  await step.getByRole('button', { name: 'RETRY' }).click()
  await scan(phone, step)
  await expect(accountButton(page)).toBeVisible()
})

test('missing code is not blamed on the relay, and RETRY fetches it again', { tag: '@proof' }, async ({
  page,
  phone
}) => {
  await page.goto('/')
  const tried: string[] = []
  await page.route(/\/assets\/wallet-connect-/, async (route) => {
    tried.push(route.request().url())
    await route.abort('internetdisconnected')
  })
  const isLoadedAgain = page.waitForRequest((request) => request.isNavigationRequest() && tried.length > 0)
  const step = await pickWallet(page, 'WalletConnect')
  await isLoadedAgain
  const before = tried.length
  await expect.poll(() => tried.length).toBeGreaterThan(before)
  await expect(step.getByText('Part of the page could not be loaded. Trying again may reload the page.')).toBeVisible()
  expect(tried).not.toEqual([])
  await page.unrouteAll()
  await step.getByRole('button', { name: 'RETRY' }).click()
  await scan(phone, step)
  await expect(accountButton(page)).toBeVisible()
})
