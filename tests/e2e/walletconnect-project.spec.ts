import { test } from './harness/names-test.ts'
import { showCode } from './harness/phone-steps.ts'
import { openDialog } from './harness/steps.ts'
import { expect } from './test.ts'

test.use({ hasSignIn: false })

test('a placeholder for the project id of WalletConnect warns on the console, once, and its code is shown', async ({
  page
}) => {
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  await page.goto('/')
  expect(warnings).toEqual([])
  await showCode(page)
  await openDialog(page).getByRole('button', { name: 'Back' }).click()
  await openDialog(page).getByRole('button', { name: 'WalletConnect' }).click()
  await expect(openDialog(page).getByRole('img')).toBeVisible()
  expect(warnings).toEqual([expect.stringContaining('The WalletConnect project id "YOUR_PROJECT_ID" is a placeholder')])
})
