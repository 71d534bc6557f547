import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { resize } from '../resize.ts'

/** Follows a visitor whose wallet is connected around the guide's page with connect buttons, until she has left. */
export async function visitGangway(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gangway' }).click()
  await page.getByRole('heading', { name: 'Gangway', level: 1 }).waitFor()
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
  const dialog = page.getByRole('dialog')
  const network = button('Network: Base Goerli')
  expect(await network.textContent()).toBe('Base Goerli')
  expect(await network.locator('img').count()).toBe(0)
  await resize(page, { width: 767, height: 800 })
  await network.locator('img').waitFor()
  expect(await network.textContent()).toBe('')
  await button('Change course').click()
  await dialog.getByText('Switch Networks').waitFor()
  await page.keyboard.press('Escape')
  expect(await button(/^0xf3…2266$/).textContent()).toBe('0xf3…2266')
  await button('Aboard as 0xf3…2266').click()
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  for (const name of ['Come aboard', 'Sign on']) {
    await button(name).click()
    await dialog.getByText('Connect a Wallet').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(await button('Change course').count()).toBe(0)
}
