import { accountButton, openUnverified } from './harness/steps.ts'
import { expect, test } from './test.ts'

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

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

test('a rejected signature returns to the start without an error, and the dialog says so', async ({ page, wallet }) => {
  wallet.next('personal_sign', 'reject')
  const dialog = await openUnverified(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: 'The request was rejected in your wallet. You are not signed in.' })
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
})
