import type { Page } from '@playwright/test'
import type { PageHost } from './page-host.ts'

/**
 * How a chunk can be lost:
 * - `cut short`: the first response is truncated. As long as the page is open, Chromium remembers a file that
 *   it cannot read, as many browsers remember any failed `import()`.
 * - `gone until a reload`: the page predates a deployment
 * - `gone`: for good
 */
type Loss = 'cut short' | 'gone until a reload' | 'gone'

/** Takes a name such as `connect` for `connect-….js`. @returns how often the page has been loaded since. */
export async function loseChunk(page: Page, host: PageHost, name: string, loss: Loss): Promise<() => number> {
  let loads = 0
  let isLost = true
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    loads++
    if (loss === 'gone until a reload') isLost = loads < 2
  })
  await page.route(chunk(name), async (route) => {
    if (!isLost) return route.fallback()
    if (loss !== 'cut short') {
      host.expectFailure(route.request().url())
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
    }
    isLost = false
    const response = await route.fetch()
    const body = await response.text()
    return route.fulfill({ response, body: `${body.slice(0, body.length / 2)}(` })
  })
  return () => loads
}

/** Delays requests for chunks with one of these names, or for all. @returns their number, and a function that releases them. */
export async function holdChunks(page: Page, ...names: readonly string[]) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  await page.route(names.length > 0 ? chunk(`(?:${names.join('|')})`) : /\/assets\//, async (route) => {
    held++
    await released
    await route.continue()
  })
  return { held: () => held, release }
}

function chunk(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`)
}
