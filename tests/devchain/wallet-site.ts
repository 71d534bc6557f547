import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Hex, numberToHex } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import { launchBrowser } from './browser.ts'

export type Outcome = { readonly result: unknown } | { readonly code: number; readonly message: string }

declare global {
  interface Window {
    readonly ethereum: {
      request(request: { method: string; params?: unknown }): Promise<unknown>
      on(event: string, listener: (value: unknown) => void): unknown
      removeListener?: unknown
      providers?: readonly unknown[]
    }
    events: [string, unknown][]
    found: { info: { name: string; rdns: string }; provider: unknown }[]
  }
}

const POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'"
const SCRIPT = `
window.found = []
addEventListener('eip6963:announceProvider', ({ detail }) => window.found.push(detail))
dispatchEvent(new Event('eip6963:requestProvider'))
window.events = []
for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
  window.ethereum?.on(event, (value) => window.events.push([event, value]))
`

/** A page with a strict policy, a browser to open it in, and the chains of its wallets. */
export interface WalletSite {
  readonly devchain: Devchain
  readonly browser: Browser
  readonly address: string
  readonly nodeUrls: Readonly<Record<number, string>>
  stop(): Promise<void>
}

export async function startWalletSite(): Promise<WalletSite> {
  const devchain = await startDevchain()
  const nodeUrls = { 84531: await devchain.url(84531), 59140: await devchain.url(59140) }
  const server: Server = createServer({ keepAliveTimeout: 0 }, ({ url }, response) => {
    const isScript = url === '/page.js'
    response.setHeader('content-security-policy', POLICY)
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? SCRIPT : '<!doctype html><title>Page</title><script src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await launchBrowser()
  return {
    devchain,
    browser,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    nodeUrls,
    async stop() {
      await browser.close()
      server.close()
      await devchain.stop()
    }
  }
}

/** One visit: the wallets installed in a browser context, and the pages opened in it. */
export class WalletVisit {
  readonly #site: WalletSite
  readonly #context: BrowserContext

  private constructor(site: WalletSite, context: BrowserContext) {
    this.#site = site
    this.#context = context
  }

  static async begin(site: WalletSite): Promise<WalletVisit> {
    return new WalletVisit(site, await site.browser.newContext())
  }

  install(options: Partial<ScriptedWalletOptions> = {}): Promise<ScriptedWallet> {
    return new ScriptedWallet({ nodeUrls: this.#site.nodeUrls, chainId: 84531, ...options }).install(this.#context)
  }

  async open(): Promise<Page> {
    const page = await this.#context.newPage()
    await page.goto(this.#site.address)
    return page
  }

  end(): Promise<void> {
    return this.#context.close()
  }
}

export const ask = (page: Page, method: string, params: unknown = []): Promise<Outcome> =>
  page.evaluate(
    ([name, values]) =>
      window.ethereum.request({ method: name, params: values }).then(
        (result) => ({ result }),
        ({ code, message }) => ({ code, message })
      ),
    [method, params] as const
  )

export const eventsOf = (page: Page) => page.evaluate(() => window.events)
export const connect = (page: Page) => ask(page, 'eth_requestAccounts')
export const [first, second] = testAccounts as readonly [Hex, Hex]
export const switchTo = (chainId: number) =>
  ['wallet_switchEthereumChain', [{ chainId: numberToHex(chainId) }]] as const
export const linea = (rpcUrl: string) => [{ chainId: '0xe704', chainName: 'Linea Goerli', rpcUrls: [rpcUrl] }]
