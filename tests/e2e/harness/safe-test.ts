import type { FrameLocator, Page, Route } from '@playwright/test'
import { LocalSafe } from '#devchain/safe-host/local-safe.ts'
import { SafeHost } from '#devchain/safe-host/safe-host.ts'
import { pageWithoutSignIn, pageWithSignIn } from '../built-pages.ts'
import { test as base } from '../test.ts'
import { BASE_GOERLI } from './local-chains.ts'
import { PageHost } from './page-host.ts'

/** The default of a build. */
export const SAFE_ORIGIN = 'https://app.safe.global'

interface OpenOptions {
  readonly path?: string
  /** Also sends invalid messages to the page. */
  readonly isNoisy?: boolean
  /** Another tab than the test's first one. */
  readonly tab?: Page
  /** Another Safe than the test's first one. */
  readonly shownBy?: LocalSafe
}

interface SafeFixtures {
  /** That of the first test account, on Base Goerli. */
  readonly safe: LocalSafe
  /** That of the second test account, on the same network. */
  readonly otherSafe: LocalSafe
  /** Shows the page in the Safe, whose origin the test routes. @returns the page. */
  readonly openInSafe: (options?: OpenOptions) => Promise<FrameLocator>
}

/** A page and a sign-in service for frames, and a Safe on another site. */
export const test = base.extend<SafeFixtures>({
  otherOrigins: [[SAFE_ORIGIN], { scope: 'test' }],

  host: async ({ workerChains, hasSignIn }, use) => {
    const { devchain } = workerChains
    const folder = hasSignIn ? pageWithSignIn : pageWithoutSignIn
    const nodes = { gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0), nodeUrl: devchain.url }
    const host = await new PageHost({ folder, ...nodes, isFramed: true }).start()
    await use(host)
    await host.stop()
  },

  safe: async ({ chains }, use) => {
    await use(await LocalSafe.open({ nodeUrl: chains.nodeUrls[BASE_GOERLI] ?? '', chainId: BASE_GOERLI }))
  },

  otherSafe: async ({ chains }, use) => {
    const nodeUrl = chains.nodeUrls[BASE_GOERLI] ?? ''
    await use(await LocalSafe.open({ nodeUrl, chainId: BASE_GOERLI, owner: 1 }))
  },

  openInSafe: async ({ context, page, host, safe }, use) => {
    const safeHosts: SafeHost[] = []
    const answers: Promise<void>[] = []
    // The page is on this machine, the Safe's hostname is not.
    await context.grantPermissions(['local-network-access'])
    await use(async ({ path = '/', isNoisy = false, tab = page, shownBy = safe } = {}) => {
      const safeHost = await SafeHost.start({ safe: shownBy, appUrl: host.origin + path, isNoisy })
      safeHosts.push(safeHost)
      await context.route(`${SAFE_ORIGIN}/**`, (route) => {
        if (route.request().frame().page() !== tab) return route.fallback()
        const answer = answerFrom(safeHost, route)
        answers.push(answer)
        return answer
      })
      await tab.goto(`${SAFE_ORIGIN}/apps/open`)
      return tab.frameLocator('iframe')
    })
    // Further requests of the page stay unanswered.
    await context.route(`${SAFE_ORIGIN}/**`, (route) => route.fulfill({ status: 204 }))
    await Promise.allSettled(answers)
    await Promise.all(safeHosts.map((safeHost) => safeHost.stop()))
  }
})

async function answerFrom(safeHost: SafeHost, route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  await route.fulfill({ response: await route.fetch({ url: safeHost.origin + pathname + search }) })
}
