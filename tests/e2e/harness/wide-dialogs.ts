import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const MODAL_SIZE = /modalSize:([`'"])compact\1/

/** Serves the page as built with `modalSize: 'wide'` in `src/config.ts`. */
export async function useWideDialogs(page: Page): Promise<void> {
  let replaced = 0
  await page.route('**/assets/shell-*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (MODAL_SIZE.test(body)) replaced++
    await route.fulfill({ response, body: body.replace(MODAL_SIZE, 'modalSize:$1wide$1') })
  })
  await page.goto('/')
  expect(replaced).toBe(1)
}
