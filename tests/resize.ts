import type { Page } from '@playwright/test'

/**
 * A window of this size, in px, whose page has been drawn once since. A busy browser lays the page out at its new width by the
 * media queries of the former one until its next frame, so whatever is measured earlier may be of neither.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}
