import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { Phone } from '#devchain/phone/phone.ts'
import { LocalChains } from '#devchain/playwright/local-chains.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { pageWithSignIn } from '../../e2e/built-pages.ts'
import { BASE_GOERLI } from '../../e2e/harness/local-chains.ts'
import { PageHost } from '../../e2e/harness/page-host.ts'
import { PageWallet } from './page-wallet.ts'
import { type Screen, WebKit } from './webkit.ts'
import { WebKitPage } from './webkit-page.ts'

interface TestFixtures {
  readonly display: Screen
  readonly isDark: boolean
  /** Names of chunks that the host lacks for now, such as `choice` for `choice-….js`. */
  readonly lostChunks: Set<string>
  readonly host: PageHost
  /** Also fails a test whose page had an error or broke its policy. */
  readonly pageWallet: PageWallet
  readonly wallet: ScriptedWallet
  readonly chains: LocalChains
  readonly webkit: WebKitPage
  readonly phone: Phone
}

interface WorkerFixtures {
  readonly workerChains: LocalChains
}

export { expect }

/** Like the browser tests' own, in WebKitGTK: each test has its browser, page and wallet. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  display: [{ width: 1280, height: 1000 }, { option: true }],
  isDark: [false, { option: true }],

  workerChains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const chains = await LocalChains.start()
      await use(chains)
      await chains.stop()
    },
    { scope: 'worker' }
  ],

  chains: async ({ workerChains }, use) => {
    await workerChains.remember()
    await use(workerChains)
    await workerChains.restore()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
  lostChunks: async ({}, use) => use(new Set()),

  pageWallet: async ({ chains }, use) => {
    const pageWallet = new PageWallet({ nodeUrls: chains.nodeUrls, chainId: BASE_GOERLI })
    await use(pageWallet)
    expect(pageWallet.problems, 'errors and policy violations').toEqual([])
  },

  wallet: async ({ pageWallet }, use) => use(pageWallet.wallet),

  host: async ({ chains, pageWallet, lostChunks }, use) => {
    const { devchain } = chains
    const host = new PageHost({
      folder: pageWithSignIn,
      gateway: devchain.gatewayFor(0),
      weather: devchain.weatherFor(0),
      nodeUrl: devchain.url,
      answerFirst(pathname, request, response) {
        if ([...lostChunks].some((name) => pathname.startsWith(`/assets/${name}-`))) {
          response.writeHead(404).end()
          return true
        }
        return pageWallet.handle(pathname, request, response) || sendPage(pathname, response, pageWallet)
      }
    })
    await use(await host.start())
    await host.stop()
  },

  webkit: async ({ host, display, isDark }, use, info) => {
    const webkit = await WebKit.start({ screen: display, isDark })
    await use(new WebKitPage(webkit.driver, host.origin))
    if (info.errors.length > 0)
      writeFileSync(info.outputPath('window.png'), Buffer.from(await webkit.driver.screenshot(), 'base64'))
    await webkit.stop()
  },

  phone: async ({ host, chains }, use) => {
    const chainIds = chains.devchain.chainIds
    const phone = await Phone.start({ relayUrl: host.relayUrl, nodeUrls: chains.nodeUrls, chainIds })
    await use(phone)
    await phone.stop()
  }
})

/** A page as built, but for the wallet's script. */
function sendPage(pathname: string, response: ServerResponse, wallet: PageWallet): boolean {
  const file = path.join(pageWithSignIn, pathname, 'index.html')
  if (!existsSync(file)) return false
  response.setHeader('content-type', 'text/html; charset=utf-8').end(wallet.install(readFileSync(file, 'utf8')))
  return true
}
