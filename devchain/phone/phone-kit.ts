import { randomUUID } from 'node:crypto'
import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { MemoryStorage } from './memory-storage.ts'

export type Kit = Awaited<ReturnType<typeof WalletKit.init>>

export interface OpenKit {
  readonly kit: Kit
  /** Closes the connection and stops the kit's timers. */
  readonly close: () => Promise<void>
}

export interface KitOptions {
  readonly relayUrl: string
  readonly projectId: string
  /** The wallet's name, as shown to the page. */
  readonly name: string
}

/** The wallet side of WalletConnect, limited to the relay: it contacts no other server and stores nothing. */
export async function openKit({ relayUrl, projectId, name }: KitOptions): Promise<OpenKit> {
  // The packages share one core per prefix and process, but each phone and the page under test need their own.
  const customStoragePrefix = `phone-${randomUUID()}`
  const core = new Core({
    projectId,
    relayUrl,
    customStoragePrefix,
    storage: new MemoryStorage(),
    telemetryEnabled: false,
    logger: 'silent'
  })
  // Both would contact Reown's servers; without an answer the first blocks all further requests.
  Object.assign(core.verify, { resolve: async () => undefined })
  Object.assign(core.eventClient, { init: async () => undefined })
  core.relayer.on('relayer_connect', () => {
    // When a pulse reconnects within 100 ms of a loss, the package believes for ever that its own attempt is still in progress.
    Object.assign(core.relayer, { reconnectInProgress: false })
    // Otherwise it treats its old subscriptions as belonging to the new connection.
    void core.relayer.subscriber.stop()
  })
  const metadata = { name, description: 'A phone for tests', url: 'https://phone.test', icons: [] }
  const signConfig = { disableRequestQueue: true } // otherwise requests are processed a second apart
  // The packages' types disagree on whether optional members may be undefined.
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
