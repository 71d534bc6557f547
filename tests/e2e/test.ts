import { test as base, expect } from '@playwright/test'
import type { Phone, PhoneOptions } from '#devchain/phone/phone.ts'
import { type Evidence, leaveCapsule } from '#devchain/playwright/leave-capsule.ts'
import { LocalChains } from '#devchain/playwright/local-chains.ts'
import { PageEvents } from '#devchain/playwright/page-events.ts'
import type { Relay } from '#devchain/relay/relay.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import { ScriptedWallets } from '#devchain/scripted-wallet/scripted-wallets.ts'
import { completeFirefoxDriver } from '../browsers/firefox-driver.ts'
import { playGap } from '../browsers/play-gap.ts'
import { WORKER } from '../run/failures.mjs'
import { noteSlowAnswers } from '../run/slow-answers.ts'
import { ownPage, pageWithoutSignIn, pageWithSignIn } from './built-pages.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { PageHost } from './harness/page-host.ts'
import { PROCESSOR_TIME, ProcessorTime } from './harness/processor-time.ts'
import { watchPages } from './harness/watch-pages.ts'

interface TestFixtures {
  /** Whether the page requires sign-in; each variant is a separate build. */
  readonly hasSignIn: boolean
  /** Whether it is the page as a team has configured it, which has no sign-in; all others are ours. */
  readonly isOwnPage: boolean
  readonly host: PageHost
  /** Other origins whose pages a test opens. */
  readonly otherOrigins: readonly string[]
  /** Restored after each test. */
  readonly chains: LocalChains
  /** For the capsule of a failed test. */
  readonly evidence: Evidence
  /** The wallets of this browser profile; their transcript has the requests. */
  readonly wallets: ScriptedWallets
  /** Adds a wallet to the pages that the test opens from now on. */
  readonly installWallet: (options?: Partial<ScriptedWalletOptions>) => Promise<ScriptedWallet>
  /** One wallet like MetaMask, on Base Goerli. */
  readonly wallet: ScriptedWallet
  /** The host's relay, through which phones reach the page. */
  readonly relay: Relay
  /** Starts a phone with a real WalletConnect wallet, whose user approves everything unless told otherwise. */
  readonly startPhone: (options?: Partial<PhoneOptions>) => Promise<Phone>
  /** One that knows both networks. */
  readonly phone: Phone
  /** Errors and warnings of its pages; a test that causes one takes it out. */
  readonly problems: string[]
  /** Expects the failure of a test that the browser's driver cannot play. */
  readonly gap: undefined
  /** Reported with each test. */
  readonly processor: ProcessorTime
}

interface WorkerFixtures {
  /** Makes the browser's driver do what tests rely on. */
  readonly driver: undefined
  readonly workerProcessor: ProcessorTime
  readonly workerChains: LocalChains
  readonly hosts: { readonly withSignIn: PageHost; readonly withoutSignIn: PageHost; readonly own: PageHost }
}

export { expect }

/** Each worker has its chains, sign-in service and page; each test has its browser profile. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  driver: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') await completeFirefoxDriver(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true }
  ],

  gap: [
    async ({ browserName }, use, info) => {
      const play = () => use(undefined)
      await (browserName === 'firefox' ? playGap(info, play) : play())
    },
    { auto: true }
  ],

  workerChains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const endNotes = noteSlowAnswers()
      const chains = await LocalChains.start()
      await use(chains)
      await chains.stop()
      endNotes()
    },
    { scope: 'worker' }
  ],

  hosts: [
    async ({ workerChains }, use) => {
      const { devchain } = workerChains
      const nodes = { gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0), nodeUrl: devchain.url }
      const withSignIn = await new PageHost({ folder: pageWithSignIn, ...nodes }).start()
      const withoutSignIn = await new PageHost({ folder: pageWithoutSignIn, ...nodes }).start()
      const own = await new PageHost({ folder: ownPage, ...nodes }).start()
      await use({ withSignIn, withoutSignIn, own })
      await Promise.all([withSignIn.stop(), withoutSignIn.stop(), own.stop()])
    },
    { scope: 'worker' }
  ],

  workerProcessor: [async ({ browser }, use) => use(await ProcessorTime.of(browser)), { scope: 'worker' }],

  processor: [
    // Read while the pages of the test are still there.
    async ({ workerProcessor, context: _ }, use, info) => {
      info.annotations.push({ type: WORKER, description: String(process.pid) })
      await workerProcessor.start()
      await use(workerProcessor)
      const seconds = (await workerProcessor.sinceStart()).toFixed(1)
      info.annotations.push({ type: PROCESSOR_TIME, description: seconds })
    },
    { auto: true }
  ],

  hasSignIn: [true, { option: true }],

  isOwnPage: [false, { option: true }],

  otherOrigins: [[], { option: true }],

  host: async ({ hosts, hasSignIn, isOwnPage }, use) => {
    const withoutSignIn = isOwnPage ? hosts.own : hosts.withoutSignIn
    const host = hasSignIn ? hosts.withSignIn : withoutSignIn
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

  evidence: [
    async ({ context, chains, host, hasSignIn }, use, info) => {
      chains.devchain.transcriptFor(0).clear()
      const events = await new PageEvents().watch(context)
      const replayCommand = 'npm start -- --replay'
      const evidence = { chains, hasSignIn, events, replayCommand, relay: host.relay, phones: [] }
      await use(evidence)
      if (info.errors.length > 0) await leaveCapsule(context, info, evidence)
    },
    { auto: true }
  ],

  wallets: async ({ context, chains, evidence }, use) => {
    const wallets = await new ScriptedWallets({ nodeUrls: chains.nodeUrls, chainId: BASE_GOERLI }).install(context)
    evidence.wallets = wallets
    await use(wallets)
    await wallets.close()
  },

  installWallet: async ({ wallets }, use) => use((options) => wallets.add(options)),

  wallet: async ({ installWallet }, use) => use(await installWallet()),

  relay: async ({ host }, use) => use(host.relay),

  startPhone: async ({ host, chains, evidence: { phones } }, use) => {
    await use(async (options = {}) => {
      // Only when a test needs it, because its packages load slowly.
      const { Phone } = await import('#devchain/phone/phone.ts')
      const chainOptions = { nodeUrls: chains.nodeUrls, chainIds: chains.devchain.chainIds }
      const phone = await Phone.start({ relayUrl: host.relayUrl, ...chainOptions, ...options })
      phones.push(phone)
      return phone
    })
    await Promise.all(phones.map((phone) => phone.stop()))
  },

  phone: async ({ startPhone }, use) => use(await startPhone()),

  problems: [
    // Checked while there is still time to write a capsule.
    async ({ context, host, otherOrigins, evidence: _, gap: __ }, use) => {
      const problems = await watchPages(context, host, otherOrigins)
      await use(problems)
      expect(problems, 'errors, policy violations and foreign requests').toEqual([])
    },
    { auto: true }
  ]
})
