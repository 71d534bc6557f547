import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { openDialog } from './steps.ts'

/** In px: the maximum height of a compact dialog, before its content scrolls. */
const MAX_HEIGHT = 468

/** The dialog is at the bottom of the window, as wide as the window, without overflow, and only scrolls if too high. */
export async function expectSheet(page: Page): Promise<void> {
  await expect
    .poll(() =>
      openDialog(page).evaluate((dialog) => {
        const { left, right, bottom } = dialog.getBoundingClientRect()
        const sideways = Math.max(0, document.documentElement.scrollWidth - innerWidth)
        return { left, right: innerWidth - right, bottom: innerHeight - bottom, sideways }
      })
    )
    .toEqual({ left: 0, right: 0, bottom: 0, sideways: 0 })
  const { height, isScrolled } = await heightOf(page)
  if (isScrolled) expect(height).toBe(MAX_HEIGHT)
  else expect(height).toBeLessThanOrEqual(MAX_HEIGHT)
}

/** A dialog whose content exceeds its height. */
export async function expectFullHeight(page: Page): Promise<void> {
  await expect.poll(() => heightOf(page)).toEqual({ height: MAX_HEIGHT, isScrolled: true })
}

function heightOf(page: Page): Promise<{ readonly height: number; readonly isScrolled: boolean }> {
  return openDialog(page).evaluate((dialog: HTMLElement) => ({
    height: dialog.offsetHeight,
    isScrolled: [...dialog.querySelectorAll('*')].some(
      (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto'
    )
  }))
}
