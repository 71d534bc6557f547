import { randomUUID } from 'node:crypto'
import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { MemoryStorage } from './memory-storage.ts'

export type Kit = Awaited<ReturnType<typeof WalletKit.init>>

export interface OpenKit {
  readonly kit: Kit
  /** Ends the connection and every timer of the kit. */
  readonly close: () => Promise<void>
}

export interface KitOptions {
  readonly relayUrl: string
  readonly projectId: string
  /** Shown to the page as the wallet's. */
  readonly name: string
}

/** The wallet side of WalletConnect as wallets use it, kept to the relay: nothing else is contacted, nothing is stored. */
export async function openKit({ relayUrl, projectId, name }: KitOptions): Promise<OpenKit> {
  // The packages keep one core per prefix and process: each phone, and the page under test, needs its own.
  const customStoragePrefix = `phone-${randomUUID()}`
  const core = new Core({
    projectId,
    relayUrl,
    customStoragePrefix,
    storage: new MemoryStorage(),
    telemetryEnabled: false,
    logger: 'silent'
  })
  // Both would ask Reown's servers; without an answer the first never lets a request through again.
  Object.assign(core.verify, { resolve: async () => undefined })
  Object.assign(core.eventClient, { init: async () => undefined })
  const metadata = { name, description: 'A phone for tests', url: 'https://phone.test', icons: [] }
  const signConfig = { disableRequestQueue: true } // else each request waits a second after the one before
  // The packages' own types disagree on whether optional members may be undefined.
  const kit = await WalletKit.init({ core: core as WalletKitTypes.Options['core'], metadata, signConfig })
  return {
    kit,
    async close() {
      kit.events.removeAllListeners()
      core.heartbeat.stop()
      await core.relayer.transportClose()
      Reflect.deleteProperty(globalThis, `_walletConnectCore_${customStoragePrefix}`)
    }
  }
}
