import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { expectAccessible } from './harness/axe.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI, LINEA_GOERLI } from './harness/local-chains.ts'
import { accountButton, chainButton, openConnected, openDialog, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [SENDER = '', RECIPIENT = ''] = testAccounts
const DESCRIPTION = 'Send 0.8 ETH to 0x70…79C8'
const OPEN = 'This may have been sent. Your wallet has not confirmed it either way'
const SAME = 'This exact transfer may already have been sent. Sending it again could pay twice.'
const OTHER = 'Another request may still be open in your wallet. Approve there only what you still want.'
/** What nobody may read beside an open request. */
const UNTRUE = /Nothing is sent yet|Nothing was sent\.|Enter the transfer again|would succeed now/

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

const moves = {
  account: async (page, wallet) => {
    // The first stays shared, so that its prompt can be approved.
    await wallet.selectAccounts(1, 0)
    await expect(accountButton(page, '0x709')).toBeVisible()
  },
  network: async (page, wallet) => {
    await wallet.switchChain(LINEA_GOERLI)
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  }
} as const satisfies Record<string, (page: Page, wallet: ScriptedWallet) => Promise<void>>

const ends = {
  account: `Your wallet has approved this after all: ${DESCRIPTION}. To follow it under Transactions, connect 0xf3…2266.`,
  network: `Your wallet has sent this after all: ${DESCRIPTION}. Follow it under Transactions.`
}

for (const changed of ['account', 'network'] as const)
  test(`the ${changed} changes while the wallet asks for 0.8 ETH: the open request stands first on every page, then what paid`, async ({
    chains,
    page,
    wallet
  }) => {
    const paid = () => balanceOf(chains, RECIPIENT)
    const before = await paid()
    await ask(page, wallet)
    await expect(requestsOf(page), 'the form says it itself').toBeHidden()
    await moves[changed](page, wallet)
    await expectOpen(page)
    for (const name of ['Activity', 'Dashboard']) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await expectOpen(page)
    }
    await page.reload()
    await expectOpen(page)
    await expectAccessible(page)
    wallet.settle()
    await expect.poll(paid).toBe(before + 8n * 10n ** 17n)
    if (changed === 'network') await expect(requestsOf(page).getByText(OPEN)).toBeHidden()
  })

for (const changed of ['account', 'network'] as const)
  test(`what the wallet did after the ${changed} changed is said until it is dismissed`, { tag: '@proof' }, async ({
    page,
    wallet
  }) => {
    await ask(page, wallet)
    await moves[changed](page, wallet)
    await expectOpen(page)
    wallet.settle()
    await expect(requestsOf(page).getByText(ends[changed])).toBeVisible()
    await requestsOf(page)
      .getByRole('button', { name: `Dismiss the warning: ${DESCRIPTION}` })
      .click()
    await expect(requestsOf(page)).toBeHidden()
  })

for (const changed of ['account', 'network'] as const)
  test(`where the wallet itself cancels on a switch of the ${changed}, that nothing was sent is said`, async ({
    page,
    wallet
  }) => {
    await ask(page, wallet)
    await moves[changed](page, wallet)
    wallet.settle('reject')
    await expect(requestsOf(page)).toContainText(`Nothing was sent: your wallet did not carry out “${DESCRIPTION}”.`)
    await expect(formOf(page).getByText('Enter the transfer again')).toBeHidden()
  })

test('after a cancel on the page, only the most cautious sentence is beside the button that asks the wallet', async ({
  page,
  wallet
}) => {
  await ask(page, wallet)
  await formOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expectOpen(page)
  await expect(formOf(page).getByText(SAME).last()).toBeVisible()
  await expect(formOf(page).getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled()
  await formOf(page).getByRole('button', { name: 'Back' }).click()
  await enter(page, '0.7')
  await formOf(page).getByRole('button', { name: 'Review' }).click()
  await expect(formOf(page).getByText(OTHER).last()).toBeVisible()
  await expectOpen(page)
  wallet.settle('reject')
  await expect(formOf(page).getByText('This would succeed now. Nothing is sent yet.').last()).toBeVisible()
  await expect(formOf(page).getByText(OTHER)).toHaveCount(0)
})

test('another tab says it, and what the visitor dismisses there is said in none', { tag: '@proof' }, async ({
  context,
  page,
  wallet
}) => {
  await ask(page, wallet)
  const other = await context.newPage()
  await other.goto('/activity')
  await expect(requestsOf(other).getByText(OPEN)).toBeVisible()
  await formOf(page).getByRole('button', { name: 'Cancel' }).click()
  await requestsOf(other)
    .getByRole('button', { name: `Dismiss the warning: ${DESCRIPTION}` })
    .click()
  for (const tab of [page, other]) await expect(requestsOf(tab)).toBeHidden()
})

test('another wallet is not said to show it, and the first one is again', { tag: '@proof' }, async ({
  installWallet,
  page,
  wallet
}) => {
  const second = await installWallet({ name: 'Second Wallet', rdns: 'example.second', accounts: [1] })
  second.always('approve')
  await ask(page, wallet)
  await page.reload()
  await expectOpen(page)
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await pickWallet(page, 'Second Wallet')
  await expect(accountButton(page, '0x709')).toBeVisible()
  await expect(requestsOf(page)).toBeHidden()
  await accountButton(page, '0x709').click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
  await expectOpen(page)
})

/** Under the header of every page. */
function requestsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Requests in your wallet' })
}

function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Send', exact: true })
}

/** First in the page, and nothing that is untrue of it beside it. */
async function expectOpen(page: Page): Promise<void> {
  await expect(requestsOf(page)).toContainText(DESCRIPTION)
  await expect(requestsOf(page)).toContainText(OPEN)
  await expect(page.getByRole('main').locator('> *').first()).toHaveAttribute('aria-label', 'Requests in your wallet')
  await expect(page.getByRole('main')).not.toContainText(UNTRUE)
}

async function balanceOf(
  chains: { call<Answer>(chainId: number, method: string, params: readonly unknown[]): Promise<Answer> },
  account: string
): Promise<bigint> {
  return BigInt(await chains.call<string>(BASE_GOERLI, 'eth_getBalance', [account, 'latest']))
}

async function enter(page: Page, amount: string): Promise<void> {
  await formOf(page).getByLabel('Recipient').fill(RECIPIENT)
  await formOf(page).getByLabel('Amount in ETH').fill(amount)
}

/** Until the wallet shows its prompt, which the test answers later. */
async function ask(page: Page, wallet: ScriptedWallet): Promise<void> {
  wallet.next('eth_sendTransaction', 'ask')
  await openConnected(page, '/dashboard')
  await enter(page, '0.8')
  await reviewAndConfirm(formOf(page))
  await wallet.untilHeld('eth_sendTransaction')
  expect(wallet.accounts[0]).toBe(SENDER)
}
