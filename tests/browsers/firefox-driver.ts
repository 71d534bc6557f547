import type { Browser, Locator, Page } from '@playwright/test'

/** From now on, the whole process does by other means what Playwright's driver for Firefox does not, or with traces. */
export async function completeFirefoxDriver(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  leaveNoStyle(page)
  // Playwright does not export the class.
  const prototype = Object.getPrototypeOf(page.locator('body')) as Locator
  await page.close()
  // Playwright sets the value of a field in the page's own world, which React does not notice.
  prototype.fill = async function fill(this: Locator, value, options) {
    await this.selectText(options)
    await this.evaluate(insert, value, options)
  }
  // Playwright's sends nothing.
  prototype.tap = function tap(this: Locator, options) {
    return this.click(options)
  }
}

/** Of all pages: with each screenshot, Playwright adds a style, which the page's policy refuses. */
function leaveNoStyle(page: Page): void {
  const { _connection: connection } = page as unknown as {
    readonly _connection: { readonly toImpl: (page: Page) => { readonly delegate: object } }
  }
  const driver = Object.getPrototypeOf(connection.toImpl(page).delegate)
  driver.shouldToggleStyleSheetToSyncAnimations = () => false
}

/** Serialised and run in the page: edits as a visitor does, in place of what is selected. */
function insert(_: Element, text: string): void {
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}
