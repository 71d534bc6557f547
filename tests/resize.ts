import { expect, type Page } from '@playwright/test'

/**
 * A window of this size, in px, whose page is laid out by it. A busy browser lays the page out at its new width by the media
 * queries of the former one, for more than a frame: whatever is measured meanwhile is of neither.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  const { width, height } = size
  // In the page before, so that it follows when its other queries do.
  await page.evaluate((query) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@media ${query} { :root { --laid-out-by: '${query}' } }`)
    document.adoptedStyleSheets.push(sheet)
  }, queryOf(size))
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const laidOutBy = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--laid-out-by'))
  await expect.poll(laidOutBy, 'the page is laid out by the size of its window').toContain(queryOf(size))
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
}

function queryOf({ width, height }: { readonly width: number; readonly height: number }): string {
  return `(width: ${width}px) and (height: ${height}px)`
}
