import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { resize } from '../../resize.ts'
import { expectAccessible } from './axe.ts'

/** A small phone, a phone and a desktop. */
const WIDTHS = [320, 390, 1280]

/**
 * At each of these widths nothing scrolls sideways and axe finds nothing; then the window has its own size again. One flow
 * is enough for all of them: only what is drawn depends on the width.
 */
export async function expectToFit(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  await atWidths(page, widths, async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

/** Runs a check at each width, in px. */
export async function atWidths(page: Page, widths: readonly number[], check: () => Promise<void>): Promise<void> {
  const own = page.viewportSize()
  for (const width of widths) {
    await resize(page, { width, height: own?.height ?? 800 })
    await check()
  }
  if (own) await resize(page, own)
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(sideways, `px to scroll sideways at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}
