import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { LocalChains } from '#devchain/playwright/local-chains.ts'
import { compileSources, readSources } from '#devchain/recordings/compile.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { Hex } from '#domain/address.ts'
import { openDashboard, openMenu, reviewAndConfirm } from './harness/dashboard-steps.ts'
import { expectToFit } from './harness/fit.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { openDialog, openSignedIn, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [SENDER = '', RECIPIENT = '', OTHER = ''] = testAccounts
const POISON = `${RECIPIENT.slice(0, 6)}${'0'.repeat(32)}${RECIPIENT.slice(-4)}`
const { token, reverter } = readManifest(BASE_GOERLI).contracts

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('a transfer is reviewed with what it costs before the wallet is asked', async ({ page, wallet }) => {
  await openDashboard(page)
  await enter(page, RECIPIENT, '0.25')
  const form = formOf(page)
  await form.getByRole('button', { name: 'Review' }).click()
  const review = form.getByLabel('What you send')
  await expect(review).toContainText('Amount0.25 ETH')
  await expect(review.getByText(RECIPIENT)).toBeVisible()
  await expect(review.getByText(SENDER)).toBeVisible()
  await expect(review).toContainText('NetworkBase Goerli')
  await expect(review).toContainText('SimulationYou send 0.25 ETH.The recipient receives 0.25 ETH.')
  await expect(review).toContainText(/Network fee, at most0\.0\d+ ETHTotal, at most0\.250\d+ ETH$/)
  await expect(review).toContainText('This page lists nothing that you have sent to this address before.')
  await expectToFit(page)
  expect(requestsOf(wallet)).toBe(0)
  await form.getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect(form.getByText('Sent, and confirmed by the network.')).toBeVisible()
  expect(requestsOf(wallet)).toBe(1)
})

test('a review is taken back once the account holds less than it promises to send', async ({
  page,
  wallet,
  chains
}) => {
  await openDashboard(page)
  await enter(page, RECIPIENT, '5')
  const form = formOf(page)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText(/This would succeed now\. .* Checked at \d+:\d+:\d+/)).toBeVisible()
  await expectToFit(page)
  await chains.call(BASE_GOERLI, 'anvil_setBalance', [SENDER, '0xde0b6b3a7640000'])
  await expect(form.getByText('The account does not hold enough for this and the network fee.')).toBeVisible()
  await expect(form.getByText('This has changed since you reviewed it.').last()).toBeVisible()
  await expect(form.getByText('This would succeed now.')).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Confirm in wallet' })).toBeHidden()
  expect(requestsOf(wallet)).toBe(0)
})

test('what cannot be checked again when it is confirmed stays as it was reviewed, and the visitor decides', async ({
  page,
  wallet,
  host
}) => {
  await page.clock.install()
  await openDashboard(page)
  await enter(page, RECIPIENT, '0.25')
  const form = formOf(page)
  await form.getByRole('button', { name: 'Review' }).click()
  const confirm = form.getByRole('button', { name: 'Confirm in wallet' })
  await expect(confirm).toBeEnabled()
  host.break(`/rpc/${BASE_GOERLI}`, 'down')
  await page.clock.fastForward(16_000)
  await confirm.click()
  await expect(form.getByText('This could not be checked again.').last()).toBeVisible()
  await expect(form.getByLabel('What you send')).toContainText('The recipient receives 0.25 ETH.')
  await expect(form.getByText('changed since')).toHaveCount(0)
  await expectToFit(page)
  expect(requestsOf(wallet)).toBe(0)
  await confirm.click()
  await expect.poll(() => requestsOf(wallet)).toBe(1)
})

test('a fee that is far above what is usual is confirmed apart', async ({ page, wallet, chains }) => {
  await openDashboard(page)
  await chains.call(BASE_GOERLI, 'anvil_setNextBlockBaseFeePerGas', [`0x${(2_000n * 10n ** 9n).toString(16)}`])
  await chains.call(BASE_GOERLI, 'evm_mine')
  await enter(page, RECIPIENT, '0.03')
  const form = formOf(page)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByRole('alert')).toContainText('The network fee is far higher than is usual for this.')
  await expect(form.getByRole('button', { name: 'Confirm in wallet' })).toBeHidden()
  await expectToFit(page)
  expect(requestsOf(wallet)).toBe(0)
  await form.getByRole('button', { name: 'Pay this fee anyway' }).click()
  await expect.poll(() => requestsOf(wallet)).toBe(1)
})

test('everything goes to a contract with the gas that its fee was computed with, and no more is left', async ({
  page,
  wallet,
  chains
}) => {
  // Stores the number of the block.
  await chains.call(BASE_GOERLI, 'anvil_setCode', [OTHER, '0x4360015500'])
  await openDashboard(page)
  const form = formOf(page)
  await enter(page, OTHER, '0.25')
  await reviewAndConfirm(form)
  await expect(form.getByText('Sent, and confirmed by the network.')).toBeVisible()
  await form.getByLabel('Recipient').fill(OTHER)
  await form.getByRole('button', { name: 'Max' }).click()
  await expect(form.getByLabel('Amount in ETH')).toHaveValue(/^9999\.7/)
  const balance = BigInt(await chains.call<Hex>(BASE_GOERLI, 'eth_getBalance', [SENDER, 'latest']))
  await reviewAndConfirm(form)
  await expect.poll(() => requestsOf(wallet)).toBe(2)
  const [other, all] = wallet.received.flatMap(({ method, params }) => (method === 'eth_sendTransaction' ? params : []))
  expect(other).not.toHaveProperty('gas')
  const { gas, value, maxFeePerGas } = all as Readonly<Record<'gas' | 'value' | 'maxFeePerGas', Hex>>
  expect(BigInt(value) + BigInt(gas) * BigInt(maxFeePerGas)).toBeLessThanOrEqual(balance)
  await expect(form.getByText('Sent, and confirmed by the network.')).toBeVisible()
  expect(await latestTransaction(chains)).toMatchObject({ gas, value })
})

test('an address that only looks like one that was paid before is pointed out', async ({ page, wallet }) => {
  await openDashboard(page)
  await enter(page, RECIPIENT, '1')
  await reviewAndConfirm(formOf(page))
  const form = formOf(page)
  await expect(form.getByText('Sent, and confirmed by the network.')).toBeVisible()
  await enter(page, POISON, '1')
  await form.getByRole('button', { name: 'Review' }).click()
  const warning = form.getByRole('alert')
  await expect(warning).toContainText('begins and ends like one that you know')
  await expect(warning.getByText(RECIPIENT)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send there anyway' })).toBeEnabled()
  await expectToFit(page)
  await form.getByRole('button', { name: 'Back' }).click()
  await enter(page, RECIPIENT, '1')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText('You have sent to this address from this page before.')).toBeVisible()
  await expect(warning).toBeHidden()
  expect(requestsOf(wallet)).toBe(1)
})

test('a contract that accepts no payment is never paid', { tag: '@proof' }, async ({ page, wallet }) => {
  await openDashboard(page)
  await enter(page, reverter, '1')
  const form = formOf(page)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText('The recipient is a contract that does not accept this. Nothing was sent.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Confirm in wallet' })).toBeHidden()
  await expectToFit(page)
  await form.getByRole('button', { name: 'Check again' }).click()
  await expect(form.getByText('The recipient is a contract that does not accept this.')).toBeVisible()
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(form.getByLabel('Amount in ETH')).toHaveValue('1')
  expect(requestsOf(wallet)).toBe(0)
})

test.describe('on a page with tokens', () => {
  test.use({ hasSignIn: true })

  test('a token is sent, and the list shows who was paid', async ({ page, wallet }) => {
    await openSignedInDashboard(page)
    const form = formOf(page)
    await form.getByLabel('Currency').selectOption('tUSD')
    await form.getByLabel('Recipient').fill(RECIPIENT)
    await expect(form.getByText(/ tUSD available$/)).toBeVisible()
    await form.getByRole('button', { name: 'Max' }).click()
    await expect(form.getByLabel('Amount in tUSD')).toHaveValue(/^[1-9]\d*$/)
    await form.getByLabel('Amount in tUSD').fill('2.5')
    await expectToFit(page)
    await form.getByRole('button', { name: 'Review' }).click()
    const review = form.getByLabel('What you send')
    await expect(review).toContainText('Amount2.5 tUSD')
    await expect(review).toContainText('SimulationYou send 2.5 tUSD.The recipient receives 2.5 tUSD.')
    await expect(review).toContainText(/Total, at most2\.5 tUSD and 0\.0\d+ ETH$/)
    await expectToFit(page)
    await form.getByRole('button', { name: 'Confirm in wallet' }).click()
    await expect(form.getByText('Sent, and confirmed by the network.')).toBeVisible()
    const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
    await expect(entry).toContainText('Send 2.5 tUSD to 0x70…79C8')
    await expect(entry.getByText(RECIPIENT)).toBeVisible()
    const request = wallet.received.find(({ method }) => method === 'eth_sendTransaction')
    expect(request?.params).toMatchObject([{ to: expect.stringMatching(new RegExp(token, 'i')) }])
  })

  test('a tax that a token raises during the review is noticed, whatever the token reports', async ({
    page,
    wallet,
    chains
  }) => {
    const { bytecode } =
      compileSources(readSources(new URL('../ports/contracts/', import.meta.url))).get('TaxedToken') ?? {}
    const sent = (transaction: object) => chains.sendMined(BASE_GOERLI, { from: SENDER, ...transaction })
    const hash = await sent({ data: bytecode })
    const { contractAddress } = await chains.call<{ contractAddress: Hex }>(BASE_GOERLI, 'eth_getTransactionReceipt', [
      hash
    ])
    const code = await chains.call<Hex>(BASE_GOERLI, 'eth_getCode', [contractAddress, 'latest'])
    await chains.call(BASE_GOERLI, 'anvil_setCode', [token, code])
    await sent({ to: token, data: `0x40c10f19${word(BigInt(SENDER))}${word(100_000_000n)}` })
    await page.clock.install()
    await openSignedInDashboard(page)
    const form = formOf(page)
    await form.getByLabel('Currency').selectOption('tUSD')
    await form.getByLabel('Recipient').fill(RECIPIENT)
    await form.getByLabel('Amount in tUSD').fill('10')
    await form.getByRole('button', { name: 'Review' }).click()
    const review = form.getByLabel('What you send')
    await expect(review).toContainText('The recipient receives 10 tUSD.')
    await sent({ to: token, data: `0x2e5bb6ff${word(9_900n)}` })
    await page.clock.fastForward(16_000)
    await expect(form.getByText('This has changed since you reviewed it.').last()).toBeVisible()
    await expect(form.getByText('The recipient receives only 0.1 tUSD')).toBeVisible()
    await expectToFit(page)
    expect(requestsOf(wallet)).toBe(0)
  })

  test('the contract of a token, the own account and the zero address are pointed out', { tag: '@proof' }, async ({
    page,
    wallet
  }) => {
    await openSignedIn(page, '/dashboard')
    const form = formOf(page)
    for (const [address, text] of [
      [token, 'This is the contract of a token, not a person.'],
      [SENDER, 'This is your own account.'],
      [`0x${'0'.repeat(40)}`, 'Nobody has its key: what you send there is lost.']
    ] as const) {
      await enter(page, address, '1')
      await form.getByRole('button', { name: 'Review' }).click()
      await expect(form.getByText(text)).toBeVisible()
      await form.getByRole('button', { name: 'Back' }).click()
    }
    expect(requestsOf(wallet)).toBe(0)
  })
})

test('a rejection leads back to the review, and another account closes it with words', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openDashboard(page)
  await enter(page, OTHER, '1')
  const form = formOf(page)
  wallet.next('eth_sendTransaction', 'reject')
  await reviewAndConfirm(form)
  await expect(form.getByRole('alert')).toHaveText('You rejected the request in your wallet. Nothing was sent.')
  await wallet.switchChain(59140)
  await expect(form.getByText(/^Nothing was sent\. .* so this page closed the review\./)).toBeVisible()
  await expect(form.getByLabel('Recipient')).toHaveValue('')
})

test('while no node answers, the review says so and lets the visitor go on', { tag: '@proof' }, async ({
  page,
  wallet,
  host
}) => {
  await openDashboard(page)
  await enter(page, RECIPIENT, '1')
  host.break(`/rpc/${BASE_GOERLI}`, 'down')
  const form = formOf(page)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText('This page cannot check what this would do.')).toBeVisible()
  await expect(form.getByLabel('What you send')).toContainText('Total1 ETH and the network fee')
  await form.getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect.poll(() => requestsOf(wallet)).toBe(1)
})

async function enter(page: Page, recipient: string, amount: string): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Recipient').fill(recipient)
  await form.getByLabel('Amount in ETH').fill(amount)
}

async function openSignedInDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await openMenu(page)
  await pickWallet(page)
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(openDialog(page)).toBeHidden()
}

async function latestTransaction(chains: LocalChains): Promise<unknown> {
  const block = await chains.call<{ transactions: readonly unknown[] }>(BASE_GOERLI, 'eth_getBlockByNumber', [
    'latest',
    true
  ])
  return block.transactions[0]
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}

function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Send' })
}

function requestsOf(wallet: ScriptedWallet): number {
  return wallet.received.filter(({ method }) => method === 'eth_sendTransaction').length
}
