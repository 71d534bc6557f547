import { test as base, expect } from '@playwright/test'
import { type ServedChains, serveChains } from '#devchain/gateway/serve-chains.ts'
import type { Phone, PhoneOptions } from '#devchain/phone/phone.ts'
import { RelayServer } from '#devchain/relay/relay-server.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { ScriptedWallets } from '#devchain/scripted-wallet/scripted-wallets.ts'
import type { Weather } from '#devchain/weather/weather.ts'
import { type ChainOptions, checkRoutes, chosenChains, type RpcRoutes } from './chosen-chains.ts'
import { type Evidence, leaveCapsule } from './leave-capsule.ts'
import { LocalChains } from './local-chains.ts'
import { PageEvents } from './page-events.ts'
import { routeNodes } from './route-nodes.ts'
import { UnroutedNodes } from './unrouted-nodes.ts'

/** What a configuration sets under `use`. */
export interface DevchainTestOptions extends ChainOptions {
  /** The chain that answers the page's requests and WebSockets for an address: `rpcRoutes: { 'https://goerli.base.org/**': 84531 }`. */
  readonly rpcRoutes: RpcRoutes
}

/** What a browser test gets. */
export interface DevchainFixtures extends Pick<DevchainTestOptions, 'rpcRoutes'> {
  /** Restored after each test. */
  readonly chains: LocalChains
  /** The address of a chain for the page, through the weather. */
  readonly rpcUrl: (chainId: number) => string
  /** Between the page and its chains; clear at the start of each test. */
  readonly weather: Weather
  /** The wallets of this browser profile. */
  readonly wallets: ScriptedWallets
  /** One wallet like MetaMask, on the first chain. */
  readonly wallet: ScriptedWallet
  /** Through which phones reach the page, which connects to its `url`. */
  readonly relay: RelayServer
  /** Starts a phone with a real WalletConnect wallet, whose user approves everything unless told otherwise. */
  readonly startPhone: (options?: Partial<PhoneOptions>) => Promise<Phone>
  /** For the capsule of a failed test. */
  readonly evidence: Evidence
}

interface WorkerFixtures extends ChainOptions {
  readonly workerChains: { readonly chains: LocalChains; readonly served: ServedChains }
}

export { expect }

const REPLAY_COMMAND = 'npx --no-install portside-devchain --replay'

/** Each worker has its chains, each test its browser profile. A test that fails leaves a capsule. */
export const test = base.extend<DevchainFixtures, WorkerFixtures>({
  chainIds: [[], { option: true, scope: 'worker' }],

  emptyChainIds: [[], { option: true, scope: 'worker' }],

  forkUrls: [{}, { option: true, scope: 'worker' }],

  workerChains: [
    async ({ chainIds, emptyChainIds, forkUrls }, use) => {
      const chains = await LocalChains.start(chosenChains({ chainIds, emptyChainIds, forkUrls }))
      const served = await serveChains(chains.devchain)
      await use({ chains, served })
      await served.close()
      await chains.stop()
    },
    { scope: 'worker' }
  ],

  chains: [
    async ({ workerChains: { chains } }, use) => {
      await chains.remember()
      await use(chains)
      chains.devchain.weatherFor(0).clear()
      await chains.restore()
    },
    { auto: true }
  ],

  rpcUrl: async ({ workerChains }, use) => use(workerChains.served.rpcUrl),

  rpcRoutes: [{}, { option: true }],

  evidence: [
    async ({ context, chains, rpcRoutes, rpcUrl }, use, info) => {
      checkRoutes(rpcRoutes, chains.devchain.chainIds)
      const unrouted = await UnroutedNodes.watch(context, chains.devchain.chainIds, rpcUrl)
      await routeNodes(context, rpcRoutes, rpcUrl)
      chains.devchain.transcriptFor(0).clear()
      const events = await new PageEvents().watch(context)
      const evidence: Evidence = { chains, events, replayCommand: REPLAY_COMMAND, phones: [] }
      await use(evidence)
      expect.soft(unrouted.sentences(), unrouted.sentences().join('\n')).toEqual([])
      if (info.errors.length > 0) await leaveCapsule(context, info, evidence)
    },
    { auto: true }
  ],

  weather: async ({ chains }, use) => use(chains.devchain.weatherFor(0)),

  wallets: async ({ context, chains, evidence }, use) => {
    const [chainId = 0] = chains.devchain.chainIds
    const wallets = await new ScriptedWallets({ nodeUrls: chains.nodeUrls, chainId }).install(context)
    evidence.wallets = wallets
    await use(wallets)
    await wallets.close()
  },

  wallet: async ({ wallets }, use) => use(await wallets.add()),

  relay: async ({ evidence }, use) => {
    const relay = await RelayServer.start()
    evidence.relay = relay.relay
    await use(relay)
    await relay.stop()
  },

  startPhone: async ({ chains, relay, evidence: { phones } }, use) => {
    await use(async (options = {}) => {
      // Only when a test needs it, because its packages load slowly.
      const { Phone } = await import('#devchain/phone/phone.ts')
      const phone = await Phone.start({ relayUrl: relay.url, nodeUrls: chains.nodeUrls, ...options })
      phones.push(phone)
      return phone
    })
    await Promise.all(phones.map((phone) => phone.stop()))
  }
})
