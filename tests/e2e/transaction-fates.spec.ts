import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { LocalChains } from '#devchain/playwright/local-chains.ts'
import { dropTransaction, reorganise } from '#devchain/weather/chain-weather.ts'
import type { Hex } from '#domain/address.ts'
import type { SentTransaction } from '#domain/transaction/transaction.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import type { PageHost } from './harness/page-host.ts'
import { answered, openConnected } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [SENDER = '', RECIPIENT = ''] = testAccounts
const TWO_POLLS = 8
const VALUE = `0x${(15n * 10n ** 17n).toString(16)}`
const DESCRIPTION = 'Send 1.5 ETH to 0x70…79C8'

test.use({ hasSignIn: false })

/** Every visitor here has a wallet, and a clock that the test can advance. */
test.beforeEach(async ({ page, wallet }) => {
  wallet.always('approve')
  await page.clock.install()
})

test('a transaction that was sped up in the wallet is confirmed without another block, and links to its replacement', async ({
  page,
  chains,
  host
}) => {
  await chains.stopMining(BASE_GOERLI)
  const { nonce } = await sendOne(page)
  const hash = await sendInstead(chains, nonce, { to: RECIPIENT, value: VALUE })
  await chains.mine(BASE_GOERLI)
  await advanceClock(page, host, 8)
  const why = 'Sped up: replaced by another transaction that does the same.'
  await expect(entryOf(page)).toContainText(`${DESCRIPTION}Confirmed`)
  await expect(entryOf(page)).toContainText(why)
  await expect(page.getByText(`${DESCRIPTION}: Confirmed. ${why}`)).toHaveRole('status')
  await expect(entryOf(page).getByRole('link')).toHaveAttribute('href', new RegExp(`/tx/${hash}$`))
})

test('a transaction that was cancelled in the wallet between two visits has failed, and the list says so', {
  tag: '@proof'
}, async ({ page, chains, host }) => {
  await chains.stopMining(BASE_GOERLI)
  const { nonce } = await sendOne(page)
  await page.goto('about:blank')
  await sendInstead(chains, nonce, { to: SENDER, value: '0x0' })
  for (let block = 0; block < 20; block++) await chains.mine(BASE_GOERLI)
  await page.goto('/dashboard')
  await expect(entryOf(page)).toContainText(`${DESCRIPTION}Pending`)
  await advanceClock(page, host, 8)
  const why = 'Cancelled: replaced by a transaction that sends nothing.'
  await expect(entryOf(page)).toContainText(`${DESCRIPTION}Failed`)
  await expect(entryOf(page)).toContainText(why)
  await expect(page.getByText(`${DESCRIPTION}: Failed. ${why}`)).toHaveRole('status')
})

test('a transaction that the network dropped stays pending, is reported as dropped, and can be removed', {
  tag: '@proof'
}, async ({ page, chains, host }) => {
  await chains.stopMining(BASE_GOERLI)
  const { hash } = await sendOne(page)
  expect(await dropTransaction(chains.nodeUrls[BASE_GOERLI] ?? '', hash)).toBe(true)
  await advanceClock(page, host, 60)
  await expect(entryOf(page)).toContainText(`${DESCRIPTION}Pending`)
  await expect(entryOf(page)).toContainText('Not found on the network since')
  await page.reload()
  await expect(entryOf(page)).toContainText('It may still go through.')
  await entryOf(page)
    .getByRole('button', { name: `Remove from the list: ${DESCRIPTION}` })
    .click()
  await expect(page.getByText(`${DESCRIPTION} was removed from the list.`)).toHaveRole('status')
  await expect(listOf(page).getByText('Transactions you send from this page appear here.')).toBeVisible()
})

test('a transaction that is sent again after the network dropped it is confirmed', { tag: '@proof' }, async ({
  page,
  chains,
  host
}) => {
  await chains.stopMining(BASE_GOERLI)
  const { hash } = await sendOne(page)
  const raw = await rawOf(chains, hash)
  await dropTransaction(chains.nodeUrls[BASE_GOERLI] ?? '', hash)
  await advanceClock(page, host, 60)
  await expect(entryOf(page)).toContainText('Not found on the network since')
  await chains.call(BASE_GOERLI, 'eth_sendRawTransaction', [raw])
  await chains.mine(BASE_GOERLI)
  await advanceClock(page, host, 64)
  await expect(entryOf(page)).toContainText(`${DESCRIPTION}Confirmed`)
  await expect(entryOf(page)).not.toContainText('Not seen')
})

for (const isOpen of [true, false]) {
  test(`a transaction whose block was reorganised away ${isOpen ? 'while the page is open' : 'between two visits'} is pending until it is mined again`, {
    tag: '@proof'
  }, async ({ page, chains, host }) => {
    const { hash } = await sendOne(page)
    await expect(entryOf(page)).toContainText(`${DESCRIPTION}Confirmed`)
    const raw = await rawOf(chains, hash)
    if (!isOpen) await page.goto('about:blank')
    await reorganise(chains.nodeUrls[BASE_GOERLI] ?? '', 1)
    if (!isOpen) await page.goto('/dashboard')
    // The sender has the money back: the page has polled since.
    await expect(page.getByRole('main').getByText('10k ETH').first()).toBeVisible()
    // Two nodes may have different head blocks until the next one.
    await advanceClock(page, host, 8)
    await expect(entryOf(page)).toContainText(`${DESCRIPTION}Confirmed`)
    await chains.mine(BASE_GOERLI)
    await advanceClock(page, host, TWO_POLLS)
    const why = 'The network dropped the block that contained it. It may be included again.'
    await expect(entryOf(page)).toContainText(`${DESCRIPTION}Pending`)
    await expect(entryOf(page)).toContainText(why)
    await expect(page.getByText(`${DESCRIPTION}: Pending. ${why}`)).toHaveRole('status')
    await chains.mined(BASE_GOERLI, await chains.call<Hex>(BASE_GOERLI, 'eth_sendRawTransaction', [raw]))
    await advanceClock(page, host, 8)
    await expect(entryOf(page)).toContainText(`${DESCRIPTION}Confirmed`)
    await expect(page.getByText(`${DESCRIPTION}: Confirmed`)).toHaveRole('status')
  })
}

/** Sends what a wallet sends to speed up or cancel a transaction. @returns its hash. */
function sendInstead(chains: LocalChains, nonce = 0, call: { to: string; value: string }): Promise<Hex> {
  const fee = `0x${(100n * 10n ** 9n).toString(16)}`
  return chains.call<Hex>(BASE_GOERLI, 'eth_sendTransaction', [
    {
      ...call,
      from: SENDER,
      gas: '0x5208',
      maxFeePerGas: fee,
      maxPriorityFeePerGas: fee,
      nonce: `0x${nonce.toString(16)}`
    }
  ])
}

function listOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Transactions', exact: true })
}

function entryOf(page: Page): Locator {
  return listOf(page).getByRole('listitem')
}

/** From a fresh page to a transaction found on its network. @returns the stored entry. */
async function sendOne(page: Page): Promise<SentTransaction> {
  await openConnected(page, '/dashboard')
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(form)
  await expect(entryOf(page)).toContainText(DESCRIPTION)
  const prefix = `portside.transaction.${SENDER.toLowerCase()}.${BASE_GOERLI}.`
  let stored: SentTransaction | undefined
  await expect
    .poll(async () => {
      const text = await page.evaluate((begin) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith(begin))
        return key && localStorage.getItem(key)
      }, prefix)
      stored = text ? JSON.parse(text) : undefined
      return stored?.nonce
    })
    .toBeDefined()
  if (!stored) throw new Error('No transaction is stored.')
  return stored
}

function rawOf(chains: LocalChains, hash: Hex): Promise<Hex> {
  return chains.call<Hex>(BASE_GOERLI, 'eth_getRawTransactionByHash', [hash])
}

/** The page's node requests are answered before its next pulse. */
async function advanceClock(page: Page, host: PageHost, seconds: number): Promise<void> {
  for (let second = 4; second <= seconds; second += 4) {
    await page.clock.runFor(4_000)
    await answered(page, host)
  }
}
