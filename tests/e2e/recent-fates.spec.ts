import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { LocalChains } from '#devchain/playwright/local-chains.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Hex } from '#domain/address.ts'
import { expectToFit } from './harness/fit.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { accountButton, answered, openConnected, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [SENDER = '', RECIPIENT = ''] = testAccounts
const { reverter } = readManifest(BASE_GOERLI).contracts
const FEE = `0x${(100n * 10n ** 9n).toString(16)}`
/** `when(true)`, which reverts with "asked to fail". */
const FAILING = `0x1cd84cd9${'1'.padStart(64, '0')}`
const TWO_POLLS = 8

test.use({ hasSignIn: false })

test('Recent Transactions say what replaced a transaction, why one was reverted, and forget a lost one', {
  tag: '@proof'
}, async ({ page, chains, host, wallet }) => {
  test.slow()
  wallet.always('approve')
  await page.clock.install()
  await chains.stopMining(BASE_GOERLI)
  const nonce = Number(await chains.call<Hex>(BASE_GOERLI, 'eth_getTransactionCount', [SENDER, 'latest']))
  const replaced = await send(chains, { to: RECIPIENT, value: '0x1', nonce })
  const failed = await send(chains, { to: reverter, data: FAILING, nonce: nonce + 1 })
  const lost: Hex = `0x${'12'.repeat(32)}`
  await openConnected(page)
  await list(page, [
    { hash: lost, description: 'Lost payment' },
    { hash: failed, description: 'Failed call' },
    { hash: replaced, description: 'Replaced payment' }
  ])
  await page.reload()
  const advance = async (seconds: number) => {
    for (let second = 4; second <= seconds; second += 4) {
      await page.clock.runFor(4_000)
      await answered(page, host)
    }
  }
  const recent = await openRecent(page)
  await advance(TWO_POLLS)
  const instead = { to: RECIPIENT, value: `0x${(25n * 10n ** 17n).toString(16)}`, nonce }
  await send(chains, { ...instead, maxFeePerGas: FEE, maxPriorityFeePerGas: FEE })
  await chains.mine(BASE_GOERLI)
  await advance(40)
  await expect(entry(recent, 'Replaced payment')).toContainText(
    'Not carried out: replaced by another transaction from this account. Instead, 2.5 ETH went to 0x70…79C8.'
  )
  await expect(entry(recent, 'Failed call')).toContainText('The contract refused this, and said why.')
  await expect(entry(recent, 'Failed call')).toContainText('asked to fail')
  await expect(entry(recent, 'Lost payment')).toContainText('Not found on the network since')
  await expectToFit(page)
  await recent.getByRole('button', { name: 'Remove from the list: Lost payment' }).click()
  await expect(entry(recent, 'Lost payment')).toHaveCount(0)
  await expect(recent.getByRole('list')).toBeFocused()
  await expect(openDialog(page).getByText('Lost payment was removed from the list.')).toHaveAttribute(
    'aria-live',
    'polite'
  )
})
/** From the visitor's account, whom the node has unlocked. */
function send(chains: LocalChains, { nonce, ...call }: { readonly nonce: number } & Record<string, unknown>) {
  const sent = { from: SENDER, gas: '0x186a0', nonce: `0x${nonce.toString(16)}`, ...call }
  return chains.call<Hex>(BASE_GOERLI, 'eth_sendTransaction', [sent])
}

/** Stores entries as the page does. */
async function list(page: Page, entries: readonly { readonly hash: Hex; readonly description: string }[]) {
  const prefix = `portside.transaction.${SENDER.toLowerCase()}.${BASE_GOERLI}.`
  await page.evaluate(
    ([begin, from, stored]) => {
      for (const [age, each] of stored.entries()) {
        const entry = { ...each, from, addedAt: Date.now() - age, status: 'pending', version: 1 }
        localStorage.setItem(`${begin}${each.hash}`, JSON.stringify(entry))
      }
    },
    [prefix, SENDER, entries] as const
  )
}

async function openRecent(page: Page): Promise<Locator> {
  await accountButton(page).click()
  return openDialog(page).getByRole('region', { name: 'Recent Transactions' })
}

function entry(recent: Locator, description: string): Locator {
  return recent.getByRole('listitem').filter({ hasText: description })
}
