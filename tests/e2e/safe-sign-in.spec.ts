import { test } from './harness/safe-test.ts'
import { openDialog } from './harness/steps.ts'
import { expect } from './test.ts'

test('one signature signs the Safe in (EIP-1271), and a reload keeps it so', async ({ openInSafe, safe, page }) => {
  const app = await openInSafe({ path: '/dashboard' })
  await app.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await openDialog(app).getByRole('button', { name: 'Send message' }).click()
  await expect(app.getByRole('region', { name: 'Signed in' })).toBeVisible()
  expect(safe.received.filter(({ method }) => method === 'signMessage')).toHaveLength(1)
  await page.reload()
  await expect(app.getByRole('region', { name: 'Signed in' })).toBeVisible()
  expect(safe.received.filter(({ method }) => method === 'signMessage')).toHaveLength(1)
})

test('a sign-in waits until all owners have signed, and says so', async ({ openInSafe, safe }) => {
  safe.hasOtherOwners = true
  const app = await openInSafe({ path: '/dashboard' })
  await app.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await openDialog(app).getByRole('button', { name: 'Send message' }).click()
  await expect(openDialog(app)).toContainText('Other owners of your Safe may have to sign too.')
  await expect.poll(() => safe.received.map(({ method }) => method)).toContain('getOffChainSignature')
  await safe.agree()
  await expect(app.getByRole('region', { name: 'Signed in' })).toBeVisible()
})
