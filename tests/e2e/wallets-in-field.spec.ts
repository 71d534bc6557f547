import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Behaviour } from '#devchain/scripted-wallet/behaviour.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { nested, unknownChain } from '#devchain/scripted-wallet/wallet-error.ts'
import { openDashboard } from './harness/dashboard-steps.ts'
import { BASE_GOERLI, ETHEREUM, LINEA_GOERLI } from './harness/local-chains.ts'
import { test as testFromInitialChain } from './harness/names-test.ts'
import {
  accountButton,
  chainButton,
  connectButton,
  navigationOf,
  openConnected,
  openDialog,
  pickWallet
} from './harness/steps.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

test.use({ hasSignIn: false })

test.describe('a visitor who refuses a payment', () => {
  const refusals: readonly Behaviour[] = [
    { throws: 'User declined the transaction' },
    { message: 'The signature was denied by the account holder' },
    { code: -32000, message: 'Signing was cancelled' },
    { code: -32603, message: 'Internal error', data: { error: { message: 'Rejected by user on the device' } } },
    nested({ code: 5000, message: 'No.' }, 'data')
  ]

  test('has sent nothing, in whatever words the wallet says so', async ({ page, wallet }) => {
    await openDashboard(page)
    const form = await reviewPayment(page)
    for (const [index, refusal] of refusals.entries()) {
      wallet.next('eth_sendTransaction', refusal)
      await form.getByRole('button', { name: 'Confirm in wallet' }).click()
      await expect.poll(() => countOf(wallet, 'eth_sendTransaction')).toBe(index + 1)
      await expect(form.getByRole('alert'), JSON.stringify(refusal)).toHaveText(
        'You rejected the request in your wallet. Nothing was sent.'
      )
    }
    await page.reload()
    await expect(page.getByText('may have been sent')).toBeHidden()
  })

  test('is not who refuses where the words name somebody else', { tag: '@proof' }, async ({ page, wallet }) => {
    await openDashboard(page)
    const form = await reviewPayment(page)
    wallet.next('eth_sendTransaction', { code: -32000, message: 'Transaction rejected by the sequencer' })
    await form.getByRole('button', { name: 'Confirm in wallet' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByText('You rejected the request')).toBeHidden()
  })
})

test('a connection that was reset was not completed, which alarms nobody, and RETRY connects', {
  tag: '@proof'
}, async ({ page, installWallet }) => {
  const wallet = await installWallet({ quirks: { refusal: 'reset' } })
  wallet.next('eth_requestAccounts', 'reject')
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByText('The connection was not completed.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test.describe('a network that the wallet does not know', () => {
  const refusals: readonly Behaviour[] = [
    { message: `Chain ${LINEA_GOERLI} has not been added` },
    { throws: 'Unrecognised network' },
    { code: -32602, message: 'Network not configured: 0xe704' },
    nested(unknownChain, 'cause')
  ]

  test('is added once, in whatever words the wallet says that', async ({ page, installWallet }) => {
    const wallet = await installWallet({ quirks: { unknownChain: 'words-in-data' } })
    await openConnected(page)
    for (const [index, refusal] of [undefined, ...refusals].entries()) {
      wallet.forgetChain(LINEA_GOERLI)
      if (refusal) wallet.next(SWITCH, refusal)
      await switchToLinea(page)
      await expect(openDialog(page), JSON.stringify(refusal)).toBeHidden()
      await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
      expect(countOf(wallet, ADD)).toBe(index + 1)
      await wallet.switchChain(BASE_GOERLI)
      await expect(chainButton(page, 'Base Goerli')).toBeVisible()
    }
  })

  test('is added after a switch that succeeded without effect', { tag: '@proof' }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ quirks: { switching: 'without-effect' } })
    await openConnected(page)
    await switchToLinea(page)
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    expect([countOf(wallet, ADD), wallet.chainId]).toEqual([1, LINEA_GOERLI])
  })

  test('is not added by a wallet that cannot switch, which the page follows there', { tag: '@proof' }, async ({
    page,
    installWallet
  }) => {
    const wallet = await installWallet({ quirks: { lacks: [SWITCH], missingMethod: 'words' } })
    await openConnected(page)
    await switchToLinea(page)
    await expectNoSwitching(page)
    expect(countOf(wallet, ADD)).toBe(0)
    await wallet.switchChain(LINEA_GOERLI)
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  })
})

test.describe('a wallet is asked for its state where its events say nothing', () => {
  test('because nobody can read them', { tag: '@proof' }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ quirks: { chainChanged: 'object', accountsChanged: 'text' } })
    await openConnected(page)
    await wallet.switchChain(LINEA_GOERLI)
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    await wallet.selectAccounts(1)
    await expect(accountButton(page, '0x709')).toBeVisible()
    await wallet.emit('accountsChanged', { accounts: 7 })
    await wallet.emit('chainChanged', ['0x1'])
    await expect(accountButton(page, '0x709')).toBeVisible()
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  })

  test('because there are none while the visitor is away', async ({ page, installWallet }) => {
    const wallet = await installWallet({ quirks: { announcesChanges: false, chainId: 'padded' } })
    await openConnected(page)
    await wallet.switchChain(LINEA_GOERLI)
    await wallet.selectAccounts(1)
    await comeBack(page)
    await expect(accountButton(page, '0x709')).toBeVisible()
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    await wallet.lock()
    await comeBack(page)
    await expect(connectButton(page)).toBeVisible()
  })

  test('because a switch took effect and failed', { tag: '@proof' }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ quirks: { switching: 'works-and-fails', announcesChanges: false } })
    await openConnected(page)
    await switchToLinea(page)
    await expect(openDialog(page)).toBeHidden()
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
    expect(countOf(wallet, ADD)).toBe(0)
  })
})

test.describe('an account stays connected', () => {
  test('whose wallet lacks what follows its grant', { tag: '@proof' }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ quirks: { followUp: 'unsupported' } })
    await openConnected(page)
    await expect(chainButton(page, 'Base Goerli')).toBeVisible()
    await switchToLinea(page)
    await expectNoSwitching(page)
    await wallet.switchChain(LINEA_GOERLI)
    await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  })

  testFromInitialChain(
    'whose wallet cannot switch to the network that the page begins on',
    { tag: '@proof' },
    async ({ page, installWallet }) => {
      const wallet = await installWallet({ chainId: ETHEREUM, quirks: { lacks: [SWITCH] } })
      await openConnected(page)
      expect(countOf(wallet, SWITCH)).toBe(1)
      await page.reload()
      await navigationOf(page).getByRole('button', { name: 'Wrong network' }).click()
      await openDialog(page).getByRole('button', { name: 'Base Goerli' }).click()
      await expectNoSwitching(page)
      await wallet.switchChain(BASE_GOERLI)
      await expect(chainButton(page, 'Base Goerli')).toBeVisible()
      await expect(accountButton(page)).toBeVisible()
    }
  )

  test('whose wallet says nothing after its grant', { tag: '@proof' }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ quirks: { followUp: 'silent' } })
    await page.clock.install()
    await page.goto('/')
    await pickWallet(page)
    await expect.poll(() => countOf(wallet, 'eth_chainId')).toBe(1)
    await page.clock.runFor(10_000)
    await expect(accountButton(page)).toBeVisible()
    await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  })
})

function countOf(wallet: ScriptedWallet, method: string): number {
  return wallet.received.filter((request) => request.method === method).length
}

async function reviewPayment(page: Page): Promise<Locator> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('1')
  await form.getByRole('button', { name: 'Review' }).click()
  return form
}

async function switchToLinea(page: Page): Promise<void> {
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
}

async function expectNoSwitching(page: Page): Promise<void> {
  await expect(openDialog(page).getByRole('alert')).toContainText('Your wallet does not support switching networks')
}

async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}
