import { LINEA_GOERLI } from '../harness/local-chains.ts'
import { openConnected } from '../harness/steps.ts'
import { expect, test } from '../test.ts'

test.use({ hasSignIn: false })

test('a transaction waits to be mined when this test fails', async ({ page, chains, installWallet }) => {
  await installWallet({ chainId: LINEA_GOERLI })
  await chains.stopMining(LINEA_GOERLI)
  await openConnected(page, '/dashboard')
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill('0x000000000000000000000000000000000000dEaD')
  await form.getByLabel('Amount in ETH').fill('1.5')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
  await expect(entry).toContainText('Pending')
  expect(await entry.textContent(), 'on purpose').toContain('Confirmed')
})
