import { test as base, expect } from '@playwright/test'
import { ScriptedWallet, type ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { pageWithoutSignIn, pageWithSignIn } from './built-pages.ts'
import { BASE_GOERLI, LocalChains } from './harness/local-chains.ts'
import { PageHost } from './harness/page-host.ts'
import { watchPages } from './harness/watch-pages.ts'

interface TestFixtures {
  /** Whether the page asks for a sign-in; each of the two is a build of its own. */
  readonly hasSignIn: boolean
  readonly host: PageHost
  /** Put back as they were after each test. */
  readonly chains: LocalChains
  /** Puts a wallet into the pages that the test opens from now on. */
  readonly installWallet: (options?: Partial<ScriptedWalletOptions>) => Promise<ScriptedWallet>
  /** One wallet like MetaMask, on Base Goerli. */
  readonly wallet: ScriptedWallet
  readonly troubles: readonly string[]
}

interface WorkerFixtures {
  readonly workerChains: LocalChains
  readonly hosts: { readonly withSignIn: PageHost; readonly withoutSignIn: PageHost }
}

export { expect }

/** One worker is one set of chains, one sign-in service and one page; one test is one browser profile. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerChains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const chains = await LocalChains.start()
      await use(chains)
      await chains.stop()
    },
    { scope: 'worker' }
  ],

  hosts: [
    async ({ workerChains }, use) => {
      const rpc = workerChains.devchain.handle
      const withSignIn = await new PageHost({ folder: pageWithSignIn, rpc }).start()
      const withoutSignIn = await new PageHost({ folder: pageWithoutSignIn, rpc }).start()
      await use({ withSignIn, withoutSignIn })
      await Promise.all([withSignIn.stop(), withoutSignIn.stop()])
    },
    { scope: 'worker' }
  ],

  hasSignIn: [true, { option: true }],

  host: async ({ hosts, hasSignIn }, use) => {
    const host = hasSignIn ? hosts.withSignIn : hosts.withoutSignIn
    await use(host)
    host.reset()
  },

  baseURL: async ({ host }, use) => use(host.origin),

  chains: [
    async ({ workerChains }, use) => {
      await workerChains.remember()
      await use(workerChains)
      await workerChains.restore()
    },
    { auto: true }
  ],

  installWallet: async ({ context, chains }, use) => {
    await use((options) =>
      new ScriptedWallet({ nodeUrls: chains.nodeUrls, chainId: BASE_GOERLI, ...options }).install(context)
    )
  },

  wallet: async ({ installWallet }, use) => use(await installWallet()),

  troubles: [
    async ({ context, host }, use) => {
      const troubles = await watchPages(context, host)
      await use(troubles)
      expect(troubles, 'errors, policy violations and foreign requests').toEqual([])
    },
    { auto: true }
  ]
})
