import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { pairingView } from './lazy-pairing.ts'

export const connectPane = lazyView(() => import('./connect-pane.tsx').then(({ ConnectPane }) => ConnectPane))
export const getWalletPane = lazyView(() => import('./get-wallet-pane.tsx').then(({ GetWalletPane }) => GetWalletPane))

/** Fetches what picking a wallet will show. */
export function prepareToConnect(wallet: Wallet, device: Device): void {
  const views = wallet.way().kind === 'pairing' ? [connectPane, pairingView(wallet, device)] : [connectPane]
  for (const { load } of views) load().catch(() => undefined)
}

/** Fetches what the steps around getting a wallet show. */
export function prepareToGet(): void {
  getWalletPane.load().catch(() => undefined)
}
