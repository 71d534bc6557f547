import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { parseAbi } from 'viem'
import { createServer } from 'vite'
import { devWalletPlugin } from '#devchain/dev-wallet/dev-wallet-plugin.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { launchBrowser } from './browser.ts'

export type Outcome = { readonly result: unknown } | { readonly code: number; readonly message: string }

interface TestPage {
  ethereum: {
    request(request: { method: string; params?: unknown }): Promise<unknown>
    on(event: string, listener: (value: unknown) => void): unknown
    removeListener?: unknown
  }
  outcome: Promise<Outcome>
  events: [string, unknown][]
  found: { name: string; rdns: string; icon: string; uuid: string }[]
  providers: Readonly<Record<string, TestPage['ethereum']>>
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body><main><h1>Page</h1>
<script type="module">
window.found = []; window.events = []; window.providers = {}
addEventListener('eip6963:announceProvider', ({ detail: { info, provider } }) => {
  window.found.push(info); window.providers[info.name] = provider
})
dispatchEvent(new Event('eip6963:requestProvider'))
for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
  window.ethereum.on(event, (value) => window.events.push([event, value]))
</script></main></body></html>`

/** A team's own contract; there need be none at its address. */
export const HARBOUR = {
  address: '0x00000000000000000000000000000000000b0a75',
  label: 'Harbour',
  abi: parseAbi([
    'struct Ship { string name; uint256 length; }',
    'function berth(address owner, Ship ship, bytes32[] marks)'
  ])
} as const

/** A page with Dev Wallet, as served by the dev server. */
export interface DevWalletSite {
  readonly devchain: Devchain
  readonly browser: Browser
  readonly address: string
  stop(): Promise<void>
}

export async function startDevWalletSite(): Promise<DevWalletSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-wallet-'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  const devchain = await startDevchain({ chainIds: [84531, 59140] })
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [devWalletPlugin({ ...devchain, contractsOn: () => [HARBOUR] })],
    server: { host: '127.0.0.1', port: 0 }
  })
  await server.listen()
  const browser = await launchBrowser()
  return {
    devchain,
    browser,
    address: server.resolvedUrls?.local[0] ?? '',
    async stop() {
      await browser.close()
      await server.close()
      await devchain.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** A tab with the page, and its visitor. */
export class DevWalletPage {
  readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async open(context: BrowserContext, { address }: DevWalletSite): Promise<DevWalletPage> {
    const page = await context.newPage()
    await page.goto(address)
    return new DevWalletPage(page)
  }

  /** Makes the page use this announced wallet from now on. */
  use(name: string): Promise<void> {
    return this.page.evaluate((chosen) => {
      const { providers } = window as unknown as TestPage
      Object.assign(window, { ethereum: providers[chosen] })
    }, name)
  }

  canRemoveListeners(): Promise<boolean> {
    return this.page.evaluate(() => (window as unknown as TestPage).ethereum.removeListener !== undefined)
  }

  /** Starts a request without waiting for its outcome. */
  begin(method: string, params: unknown = []): Promise<void> {
    return this.page.evaluate(
      ([name, values]) => {
        const { ethereum } = window as unknown as TestPage
        const outcome = ethereum.request({ method: name, params: values }).then(
          (result) => ({ result }),
          ({ code, message, data }) => ({ code, message, ...(data && { data }) })
        )
        Object.assign(window, { outcome })
      },
      [method, params] as const
    )
  }

  /** The outcome of the latest request. */
  outcome(): Promise<Outcome> {
    return this.page.evaluate(() => (window as unknown as TestPage).outcome)
  }

  /** A handle to the outcome of the latest request, for after further ones. */
  async latestOutcome(): Promise<() => Promise<Outcome>> {
    const handle = await this.page.evaluateHandle(() => ({ outcome: (window as unknown as TestPage).outcome }))
    return () => handle.evaluate(({ outcome }) => outcome)
  }

  async ask(method: string, params: unknown = []): Promise<Outcome> {
    await this.begin(method, params)
    return this.outcome()
  }

  /** @throws Error when the wallet refuses. */
  async result<Result>(): Promise<Result> {
    const outcome = await this.outcome()
    if ('code' in outcome) throw new Error(`${outcome.code}: ${outcome.message}`)
    return outcome.result as Result
  }

  async connect(account = 'Account 1'): Promise<void> {
    await this.begin('eth_requestAccounts')
    await this.page.getByRole('radio', { name: account }).check()
    await this.approve()
    await this.result()
  }

  /** By keyboard, which works at any time. */
  async openPanel(): Promise<Locator> {
    await this.page.keyboard.press('Alt+Shift+W')
    const panel = this.page.getByRole('dialog', { name: 'Dev Wallet', exact: true })
    await panel.waitFor()
    return panel
  }

  prompt(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title })
  }

  approve(): Promise<void> {
    return this.page.getByRole('button', { name: 'Approve' }).click()
  }

  reject(): Promise<void> {
    return this.page.getByRole('button', { name: 'Reject' }).click()
  }

  events(): Promise<readonly [string, unknown][]> {
    return this.page.evaluate(() => (window as unknown as TestPage).events)
  }

  found(): Promise<TestPage['found']> {
    return this.page.evaluate(() => (window as unknown as TestPage).found)
  }
}
