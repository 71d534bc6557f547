import type { Browser, Locator } from '@playwright/test'

/**
 * For Firefox, where Playwright sets a field's value in the page's own world and React does not notice: from now on, the
 * whole process types what tests fill in.
 */
export async function typeInsteadOfFill(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  // Playwright does not export the class.
  const prototype = Object.getPrototypeOf(page.locator('body')) as Locator
  await page.close()
  prototype.fill = async function fill(this: Locator, value, options) {
    await this.selectText(options)
    await this.press('Delete', options)
    await this.pressSequentially(value, options)
  }
}
