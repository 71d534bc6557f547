import type { Locator, Page } from '@playwright/test'
import { resize } from '../resize.ts'
import { accountButton, barrier, connectButton, openUnverified, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

const SMALLEST_PHONE = { width: 320, height: 568 }
const DESKTOP = { width: 1280, height: 800 }

test('a message that cannot be prepared is reported, and can be retried', { tag: '@proof' }, async ({ page, host }) => {
  host.break('/auth/nonce', 'down')
  const dialog = await openUnverified(page)
  await expect(dialog.getByRole('alert')).toHaveText('Error preparing message, please retry!')
  host.repair('/auth/nonce')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
})

test('a failed signature is reported, and can be retried', { tag: '@proof' }, async ({ page, wallet }) => {
  wallet.next('personal_sign', { code: -32603, message: 'Internal JSON-RPC error.' })
  const dialog = await openUnverified(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Error signing message, please retry!\s*Something went wrong in the wallet\.\s*Details/
  )
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
})

for (const [what, fault] of [
  ['refused by the service', 'refused'],
  ['not answered by the service', 'down']
] as const) {
  test(`a signature that is ${what} is reported, and can be retried`, {
    tag: '@proof'
  }, async ({ page, wallet, host }) => {
    host.break('/auth/verify', fault)
    const dialog = await openUnverified(page)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Error verifying signature, please retry!')
    host.repair('/auth/verify')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog).toBeHidden()
    expect(wallet.received.filter(({ method }) => method === 'personal_sign')).toHaveLength(2)
  })
}

test('any other failure has a message too', { tag: '@proof' }, async ({ page }) => {
  await page.addInitScript(() => {
    Date.prototype.toISOString = () => {
      throw new RangeError('This browser cannot write a date.')
    }
  })
  const dialog = await openUnverified(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Oops, something went wrong!')
})

test('a rejected signature returns to the start without an error, and one quiet line in view says so', async ({
  page,
  wallet
}) => {
  wallet.next('personal_sign', 'reject')
  const dialog = await openUnverified(page)
  await resize(page, SMALLEST_PHONE)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  const line = dialog.getByText('You are not signed in.')
  await expect(line).toHaveCount(1)
  await expect(line).toHaveRole('status')
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expectUncoveredAtEachSize(page, line)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
})

test('the request that is waited for and what went wrong are in view, with nothing over them', async ({
  page,
  wallet
}) => {
  wallet.next('personal_sign', 'ask')
  const dialog = await openUnverified(page)
  await resize(page, SMALLEST_PHONE)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await wallet.untilHeld('personal_sign')
  await expectUncoveredAtEachSize(page, dialog.getByText('Confirm in Scripted Wallet'))
  const summary = dialog.getByRole('region', { name: 'What you will sign' })
  for (const size of [SMALLEST_PHONE, DESKTOP]) {
    await resize(page, size)
    await summary.scrollIntoViewIfNeeded()
    for (const value of await summary.getByRole('definition').all()) {
      await value.scrollIntoViewIfNeeded()
      await expectUncovered(value)
    }
  }
  await resize(page, SMALLEST_PHONE)
  wallet.settle({ code: -32603, message: 'Internal JSON-RPC error.' })
  await expectUncoveredAtEachSize(page, dialog.getByText('Something went wrong in the wallet.'))
})

/** On the smallest phone, where the words have come up, and then on a desktop. */
async function expectUncoveredAtEachSize(page: Page, words: Locator): Promise<void> {
  for (const size of [SMALLEST_PHONE, DESKTOP]) {
    await resize(page, size)
    await expectUncovered(words)
  }
}

/** In the viewport, and at each of its corners nothing else is hit. */
async function expectUncovered(words: Locator): Promise<void> {
  await expect(words).toBeInViewport({ ratio: 1 })
  const isUncovered = words.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const places = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [
      [x, top + 1],
      [x, bottom - 1]
    ]) as [number, number][]
    return places.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  })
  expect(await isUncovered).toBe(true)
}

test('a service that is busy for longer says until when, and the dialog tries again', async ({ page, host }) => {
  host.expectFailure(`${host.origin}/auth/nonce`)
  const body = '{"error":"store-busy"}'
  await page.route('**/auth/nonce', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '30' }, body }))
  const dialog = await openUnverified(page)
  await expect(dialog.getByRole('alert')).toContainText('Error preparing message, please retry!')
  await expect(dialog.getByRole('alert')).toContainText(/The sign-in service is busy until .+\./)
  await page.unroute('**/auth/nonce')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
})

test('a signature that comes after the visitor has left is not verified', async ({ page, wallet, host }) => {
  wallet.next('personal_sign', 'ask')
  const dialog = await openUnverified(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await wallet.untilHeld('personal_sign')
  await page.keyboard.press('Escape')
  await expect(connectButton(page)).toBeVisible()
  const words = page.getByRole('main').getByText('The request is still open in your wallet. Reject it there.')
  const said = words.and(page.locator(':not([role])'))
  await expect(said).toBeVisible()
  wallet.settle()
  await expect(said).toBeHidden()
  await barrier(page)
  expect(host.counts('/auth/verify').asked).toBe(0)
})

test('where the service has no node, a contract account is offered no signature that nobody could verify', async ({
  page,
  installWallet
}) => {
  const wallet = await installWallet({ name: 'Contract Wallet', accounts: [{ index: 1, kind: 'eip-1271' }] })
  wallet.always('approve')
  await page.route('**/auth/nonce', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), contractChainIds: [] } })
  })
  await page.goto('/')
  await pickWallet(page, 'Contract Wallet')
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog.getByText('An account that is a contract cannot sign in on Base Goerli.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeDisabled()
  expect(wallet.received.map(({ method }) => method)).not.toContain('personal_sign')
})
