import type { Locator, Page } from '@playwright/test'
import { type Address, encodeErrorResult, encodeFunctionData } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { expectAccessible } from '../../tests/e2e/harness/axe.ts'
import { holdChunks } from '../../tests/e2e/harness/chunks.ts'
import { test as base } from '../../tests/e2e/harness/contracts-test.ts'
import { BASE_GOERLI, LINEA_GOERLI } from '../../tests/e2e/harness/local-chains.ts'
import { accountButton, openConnected, openDialog, pickWallet } from '../../tests/e2e/harness/steps.ts'
import { translatePage } from '../../tests/e2e/harness/translator.ts'
import { expect } from '../../tests/e2e/test.ts'
import { guestBookAbi as abi } from './generated/guest-book.ts'

const PATH = '/guest-book'
const [, , AUTHOR = '0x'] = testAccounts

interface BookFixtures {
  /** On Base Goerli, and on no other network. */
  readonly book: Address
  /** Somebody else signs. */
  readonly sign: (message: string) => Promise<unknown>
}

const test = base.extend<BookFixtures>({
  book: async ({ addresses }, use) => use(addresses['GuestBook']?.[BASE_GOERLI] ?? '0x'),

  sign: async ({ chains, book }, use) =>
    use((message) => {
      const data = encodeFunctionData({ abi, functionName: 'sign', args: [message] })
      const value = `0x${(10n ** 15n).toString(16)}`
      return chains.call(BASE_GOERLI, 'eth_sendTransaction', [{ from: AUTHOR, to: book, data, value }])
    })
})

test('pages are fetched ahead one by one, after what connecting needs, and never between a wallet and its balance', async ({
  page,
  wallet
}) => {
  wallet.always('approve')
  const files: string[] = []
  page.on('request', (request) => files.push(/\/([^/]+?)(?:-[\w-]{8}\.js)?$/.exec(request.url())?.[1] ?? ''))
  const pages = () => files.filter((name) => name.endsWith('-page'))
  await page.goto('/')
  await expect.poll(pages).toEqual(['guest-book-page'])
  expect(files.slice(0, files.indexOf('guest-book-page'))).toEqual(expect.arrayContaining(['choice', 'viem-rpc']))
  await rest(page)
  expect(files).not.toContain('account')
  const dashboard = await holdChunks(page, 'dashboard-page')
  const balance = deferred<void>()
  await page.route(`**/rpc/${BASE_GOERLI}`, (route) => balance.promise.then(() => route.continue()))
  const read = page.waitForRequest(`**/rpc/${BASE_GOERLI}`)
  await pickWallet(page)
  await read
  await rest(page)
  expect(pages()).toEqual(['guest-book-page'])
  balance.resolve(undefined)
  await expect.poll(pages).toEqual(['guest-book-page', 'dashboard-page'])
  await rest(page)
  expect(pages()).toHaveLength(2)
  dashboard.release()
  await expect.poll(pages).toEqual(['guest-book-page', 'dashboard-page', 'activity-page'])
})

test('a visitor signs with the fee, and the entry appears in two tabs as it is confirmed', async ({
  page,
  context,
  wallet,
  chains,
  book
}) => {
  const other = await context.newPage()
  await other.goto(PATH)
  await expect(listOf(other).getByText('No entries yet. Yours would be the first.')).toBeVisible()
  await openConnected(page, PATH)
  await chains.stopMining(BASE_GOERLI)
  await review(page, 'Fair winds ⚓')
  const entry = formOf(page).getByLabel('What you confirm')
  await expect(entry).toContainText('Fair winds ⚓')
  await expect(entry).toContainText(/Network fee, at most0\.0\d* ETH/)
  await expect(entry).toContainText(/Total, at most0\.001\d* ETH/)
  await confirm(page)
  await expectToSay(page, 'Sent. Follow it on the dashboard, under Transactions.')
  await expect(formOf(page).getByRole('listitem')).toContainText('Sign the guest bookPending')
  await expect(formOf(page).getByLabel('Message')).toHaveValue('')
  await chains.mine(BASE_GOERLI)
  await expectToShow(page, 'Sent, and confirmed by the network.')
  for (const tab of [page, other]) await expect(listOf(tab).getByRole('listitem')).toContainText('Fair winds ⚓')
  await expect(listOf(page).getByRole('listitem')).toContainText('You')
  await expect(listOf(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/goerli\.basescan\.org\/tx\/0x/)
  const paid = await chains.call<string>(BASE_GOERLI, 'eth_getBalance', [book, 'latest'])
  expect(BigInt(paid)).toBe(10n ** 15n)
  expect(wallet.received.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const transactions = page.getByRole('region', { name: 'Transactions', exact: true })
  await expect(transactions.getByRole('listitem')).toContainText('Sign the guest bookConfirmed')
})

test('an entry that the wallet still asks for when the page is reloaded is said, and a reworded one is confirmed with that in view', async ({
  page,
  wallet,
  chains,
  book
}) => {
  await openConnected(page, PATH)
  await review(page, 'Fair winds')
  wallet.next('eth_sendTransaction', 'ask')
  await confirm(page)
  await wallet.untilHeld('eth_sendTransaction')
  const open = page.getByRole('region', { name: 'Requests in your wallet' })
  await expect(open, 'the form says it itself').toBeHidden()
  await page.reload()
  await expect(open).toContainText('Sign the guest book')
  await expect(open).toContainText('This may have been sent. Your wallet has not confirmed it either way')
  await review(page, 'Fair winds, reworded')
  await formOf(page).getByRole('button', { name: 'Sign for 0.001 ETH' }).scrollIntoViewIfNeeded()
  await expectToSay(page, 'Another request may still be open in your wallet. Approve there only what you still want.')
  await expect(page.getByRole('main')).not.toContainText(/Nothing is sent yet|would succeed now/)
  wallet.settle()
  await expect(
    formOf(page)
      .getByText(/^This would succeed now\. .* Nothing is sent yet\./)
      .last()
  ).toBeInViewport()
  await expect(open).toContainText('Your wallet has sent this after all: Sign the guest book.')
  await confirm(page)
  await expectToShow(page, 'Sent, and confirmed by the network.')
  await expect(open).toBeHidden()
  const paid = await chains.call<string>(BASE_GOERLI, 'eth_getBalance', [book, 'latest'])
  expect(BigInt(paid), 'both, as the visitor knew').toBe(2n * 10n ** 15n)
})

test('on a page that the browser translates a visitor signs, and each change is seen', { tag: '@proof' }, async ({
  page,
  wallet,
  chains,
  sign
}) => {
  await openConnected(page, PATH)
  await translatePage(page)
  await expect(listOf(page).getByText('«No entries yet. Yours would be the first.»')).toBeVisible()
  await chains.stopMining(BASE_GOERLI)
  await review(page, 'Fair winds')
  await expect(formOf(page).getByLabel('What you confirm')).toContainText('Fair winds')
  await confirm(page)
  await expect(formOf(page).getByRole('listitem')).toContainText('«Pending»')
  await chains.mine(BASE_GOERLI)
  await expect(formOf(page).getByText('«Sent, and confirmed by the network.»').last()).toBeVisible()
  await expect(formOf(page)).not.toContainText('Pending')
  await expect(listOf(page).getByRole('listitem')).toContainText('«Fair winds»')
  await expect(listOf(page)).not.toContainText('No entries yet')
  await expect(factOf(page, 'Entries')).toHaveText('«1»')
  await sign('From somebody else')
  await chains.mine(BASE_GOERLI)
  await expect(listOf(page).getByRole('listitem').first()).toContainText('«From somebody else»')
  await expect(factOf(page, 'Entries')).toHaveText('«2»')
  const translated = await page.locator('font > font').allTextContents()
  expect(wallet.received.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  expect(translated.filter((text) => /^«(?:0x|Base Goerli|[\d.]+ ETH)/.test(text))).toEqual([])
})

test('another account of the wallet signs next, and both are listed as who they are', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page, PATH)
  await review(page, 'From the first')
  await confirm(page)
  await expectToShow(page, 'Sent, and confirmed by the network.')
  await wallet.selectAccounts(1)
  await expect(accountButton(page, '0x709')).toBeVisible()
  await review(page, 'From the second')
  await confirm(page)
  const entries = listOf(page).getByRole('listitem')
  await expect(entries).toHaveText([/0x70…79C8.*You.*From the second/, /0xf3…2266.*From the first/])
  await expect(entries.nth(1)).not.toContainText('You')
})

test('entries of others arrive while somebody reads, and older ones are a click away', { tag: '@proof' }, async ({
  page,
  sign
}) => {
  for (let n = 1; n <= 11; n++) await sign(`Message ${n}`)
  await page.goto(PATH)
  await expect(listOf(page).getByRole('listitem')).toHaveCount(10)
  await sign('<img src=x onerror=alert(1)> \u202Egnp.exe')
  await expect(listOf(page).getByRole('listitem').first()).toContainText('<img src=x onerror=alert(1)> gnp.exe')
  await page.getByRole('button', { name: 'Show older entries' }).click()
  await expect(listOf(page).getByRole('listitem')).toHaveCount(12)
  await expect(listOf(page).getByRole('listitem').last()).toContainText('Message 1')
  await expect(listOf(page).getByRole('list')).toBeFocused()
})

test('a wallet on a network without a guest book is told where it is, and switched there', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  await installWallet({ chainId: LINEA_GOERLI })
  await openConnected(page, PATH)
  await expect(page.getByText('Your wallet is on Linea Goerli, where there is no guest book.')).toBeVisible()
  await formOf(page).getByRole('button', { name: 'Switch to Base Goerli' }).click()
  await review(page, 'Here I am')
  await confirm(page)
  await expectToShow(page, 'Sent, and confirmed by the network.')
})

test('a wallet that leaves the network during the review comes back to it', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page, PATH)
  await review(page, 'Hello')
  await wallet.switchChain(LINEA_GOERLI)
  await expectToSay(page, 'Your wallet is on another network. Switch it to Base Goerli to go on.')
  wallet.next('wallet_switchEthereumChain', 'reject')
  await formOf(page).getByRole('button', { name: 'Switch to Base Goerli' }).click()
  await expect(formOf(page).getByRole('alert')).toContainText('You rejected the request in your wallet.')
  await formOf(page).getByRole('button', { name: 'Switch to Base Goerli' }).click()
  await confirm(page)
  await expectToShow(page, 'Sent, and confirmed by the network.')
})

test('an entry that the visitor rejects is not sent, and stays in the form', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('eth_sendTransaction', 'reject')
  await openConnected(page, PATH)
  await review(page, 'Hello')
  await confirm(page)
  await expectToSay(page, 'You rejected the request in your wallet. Nothing was sent.')
  await expect(formOf(page).getByLabel('Message')).toHaveValue('Hello')
  await confirm(page)
  await expectToShow(page, 'Sent, and confirmed by the network.')
})

test('a contract that refuses is quoted in words of the page, before it is sent and after', async ({
  page,
  wallet: _,
  chains,
  book
}) => {
  await openConnected(page, PATH)
  await chains.stopMining(BASE_GOERLI)
  await review(page, 'Hello')
  await confirm(page)
  await expectToSay(page, 'Sent. Follow it on the dashboard, under Transactions.')
  await chains.call(BASE_GOERLI, 'anvil_setCode', [book, refusing()])
  await chains.mine(BASE_GOERLI)
  await expectToShow(page, 'Sent, but it failed. It did nothing, and still cost a fee. The message is empty.')
  await formOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(formOf(page).getByRole('alert')).toContainText('The message is empty. Nothing was sent.')
})

test('nodes that fail are named as the reason, and what they answer later is shown', { tag: '@proof' }, async ({
  page,
  host,
  sign
}) => {
  await sign('Hello')
  host.break('/rpc/84531', 'down')
  await page.goto(PATH)
  await expect(page.getByRole('alert')).toContainText('The guest book cannot be read now.')
  host.repair('/rpc/84531')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(listOf(page).getByRole('listitem')).toContainText('Hello')
})

test('on a page whose networks have no guest book, a visitor learns that, and whoever runs the page what to do', {
  tag: '@proof'
}, async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/GuestBook:\{[^}]*\}/, 'GuestBook:{}') })
  })
  await page.goto(PATH)
  await expect(page.getByText('There is no guest book on the networks of this page yet.')).toBeVisible()
  await expectAccessible(page)
})

for (const width of [1280, 320]) {
  test.describe(`at ${width} px`, { tag: width === 320 ? [] : '@proof' }, () => {
    test.use({ viewport: { width, height: 800 } })
    test.slow()

    test('axe finds nothing in light and dark, and nothing scrolls sideways', async ({ page, wallet, sign }) => {
      await sign('W'.repeat(200))
      await page.goto(PATH)
      await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
      await expectToFit(page)
      await formOf(page).getByRole('button', { name: 'Connect wallet' }).click()
      await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
      await expect(openDialog(page)).toBeHidden()
      await review(page, 'M'.repeat(200))
      await expect(formOf(page).getByLabel('What you confirm')).toBeVisible()
      await expectToFit(page)
      wallet.next('eth_sendTransaction', 'ask')
      await confirm(page)
      await wallet.untilHeld('eth_sendTransaction')
      await expectToFit(page)
      wallet.settle({ code: -32603, message: 'Internal error' })
      await expect(formOf(page).getByRole('alert')).toBeVisible()
      await expectToFit(page)
    })
  })
}

/** Code that answers every call with the contract's own error. */
function refusing(): string {
  const selector = encodeErrorResult({ abi, errorName: 'EmptyMessage' }).slice(2)
  return `0x63${selector}5f526004601cfd`
}

function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Sign the guest book' })
}

function factOf(page: Page, term: string): Locator {
  return page.getByRole('main').locator('dl > div').filter({ hasText: term }).getByRole('definition')
}

function listOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Newest entries' })
}

async function review(page: Page, message: string): Promise<void> {
  await formOf(page).getByLabel('Message').fill(message)
  await formOf(page).getByRole('button', { name: 'Review' }).click()
}

async function confirm(page: Page): Promise<void> {
  await formOf(page).getByRole('button', { name: 'Sign for 0.001 ETH' }).click()
}

/** Announced, and seen. */
async function expectToSay(page: Page, text: string): Promise<void> {
  await expect(formOf(page).getByRole('status').filter({ hasText: text }).first()).toHaveText(text)
  await expect(formOf(page).getByText(text, { exact: true }).last()).toBeInViewport()
}

/** How it ended is read out by the page itself, wherever the visitor is. */
async function expectToShow(page: Page, text: string): Promise<void> {
  await expect(formOf(page).getByText(text, { exact: true }).last()).toBeInViewport()
}

async function expectToFit(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Until the page has been idle a few times: by then, it would have fetched what it fetches when idle. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => requestIdleCallback(resolve))
  })
}
