import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Each with its value in the build. */
const BUILT = { modalSize: 'compact', signIn: 'required' } as const

/** Opens the page as built with another value of a setting in `src/config.ts`. */
export async function openWithSetting(page: Page, setting: keyof typeof BUILT, value: string): Promise<void> {
  const built = new RegExp(`${setting}:([\`'"])${BUILT[setting]}\\1`)
  let replaced = 0
  await page.route('**/assets/shell-*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (built.test(body)) replaced++
    await route.fulfill({ response, body: body.replace(built, `${setting}:$1${value}$1`) })
  })
  await page.goto('/')
  expect(replaced).toBe(1)
}
