import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { COLOUR_RULES, violationsOf } from '../../axe.ts'

/** Checks every rule in light, and those that depend on colours in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await emulateColorScheme(page, 'light')
  expect(await violationsOf(page)).toEqual([])
  await emulateColorScheme(page, 'dark')
  expect(await violationsOf(page, COLOUR_RULES)).toEqual([])
}

/** Waits for colour transitions. */
async function emulateColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}
