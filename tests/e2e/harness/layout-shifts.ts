import type { Page } from '@playwright/test'

/** From each page load on. Shifts after a tap count too: a tap is no reason to move what it opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.defineProperty(window, 'shifts', { value: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** @returns the sum of layout shifts since the page load. */
export async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { shifts: { sum: number } }).shifts.sum
  })
}
