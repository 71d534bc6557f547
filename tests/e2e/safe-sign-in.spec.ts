import type { FrameLocator, Locator } from '@playwright/test'
import { test } from './harness/safe-test.ts'
import { openDialog } from './harness/steps.ts'
import { expect } from './test.ts'

test('one signature signs the Safe in (EIP-1271), also after a reload', async ({ openInSafe, safe, page }) => {
  const app = await openInSafe({ path: '/dashboard' })
  await app.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await openDialog(app).getByRole('button', { name: 'Send message' }).click()
  await expect(app.getByRole('region', { name: 'Signed in' })).toBeVisible()
  expect(safe.received.filter(({ method }) => method === 'signMessage')).toHaveLength(1)
  await page.reload()
  await expect(app.getByRole('region', { name: 'Signed in' })).toBeVisible()
  expect(safe.received.filter(({ method }) => method === 'signMessage')).toHaveLength(1)
})

test('a sign-in waits until all owners have signed, and says so', { tag: '@proof' }, async ({ openInSafe, safe }) => {
  safe.hasOtherOwners = true
  const app = await openInSafe({ path: '/dashboard' })
  await app.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await openDialog(app).getByRole('button', { name: 'Send message' }).click()
  await expect(openDialog(app)).toContainText('Other owners of your Safe may have to sign too.')
  await expect.poll(() => safe.received.map(({ method }) => method)).toContain('getOffChainSignature')
  await safe.approveWaiting()
  await expect(app.getByRole('region', { name: 'Signed in' })).toBeVisible()
})

test('two Safes in two tabs do not end each other’s sessions; the last to sign in is signed in, and the other tab says so', {
  tag: '@proof'
}, async ({ context, page, openInSafe, otherSafe, host }) => {
  const tab = await context.newPage()
  const one = await openInSafe({ path: '/dashboard' })
  await expect(invitationOf(one)).toBeVisible()
  const other = await openInSafe({ path: '/dashboard', tab, shownBy: otherSafe })
  await (await openSignIn(other)).getByRole('button', { name: 'Send message' }).click()
  await expect(cardOf(other)).toBeVisible()
  await page.reload()
  await expect(invitationOf(one)).toBeVisible()
  await tab.reload()
  await expect(cardOf(other)).toBeVisible()
  const dialog = await openSignIn(one)
  const { address } = otherSafe
  await expect(dialog).toContainText(
    `${address.slice(0, 4)}…${address.slice(-4)} is signed in, perhaps in another tab.`
  )
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(cardOf(one)).toBeVisible()
  await expect(invitationOf(other)).toBeVisible()
  await tab.reload()
  await expect(invitationOf(other)).toBeVisible()
  await page.reload()
  await expect(cardOf(one)).toBeVisible()
  expect(host.counts('/auth/sign-out').asked).toBe(0)
})

/** @returns the dialog. */
async function openSignIn(app: FrameLocator): Promise<Locator> {
  await app.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  return openDialog(app)
}

function cardOf(app: FrameLocator): Locator {
  return app.getByRole('region', { name: 'Signed in' })
}

function invitationOf(app: FrameLocator): Locator {
  return app.getByRole('heading', { name: 'Sign in to see your dashboard' })
}
