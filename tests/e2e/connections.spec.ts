import { expectToFit } from './harness/fit.ts'
import { openConnected } from './harness/steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('the footer says which hosts the page has asked, why and since when, failed attempts included', async ({
  page,
  host
}) => {
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('button', { name: 'Connections' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Connections' })
  const entry = dialog.getByRole('listitem')
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText(new URL(host.origin).host)
  await expect(entry).toContainText('This page itself')
  await expect(entry).not.toContainText('Reads')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  await openConnected(page)
  await link.click()
  await expect(entry).toContainText('Reads Base Goerli')
  await expect(entry).not.toContainText('Reads Linea Goerli')
  const count = entry.locator('dd').first()
  const before = Number(await count.textContent())
  host.break('/rpc/84531', 'down')
  await expect.poll(async () => Number(await count.textContent())).toBeGreaterThan(before)
  await expectToFit(page)
})
