import type { BrowserContext, Route } from '@playwright/test'

/** Requests of pages for these addresses, as Playwright's globs, are answered by local chains, through their weather. */
export async function routeNodes(
  context: BrowserContext,
  routes: Readonly<Record<string, number>>,
  rpcUrl: (chainId: number) => string
): Promise<void> {
  for (const [address, chainId] of Object.entries(routes)) {
    await context.route(address, (route) => answer(route, rpcUrl(chainId)))
  }
}

/** A request that hangs by the weather stays open until the page or the test ends. */
async function answer(route: Route, url: string): Promise<void> {
  try {
    await route.fulfill({ response: await route.fetch({ url, timeout: 0, maxRedirects: 0 }) })
  } catch {
    // A cut connection; or the page is gone, and nobody waits for an answer.
    await route.abort('connectionfailed').catch(() => undefined)
  }
}
