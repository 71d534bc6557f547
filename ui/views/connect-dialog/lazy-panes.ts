import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { pairingView } from './lazy-pairing.ts'

export const connectPane = lazyView(() => import('./connect-pane.tsx').then(({ ConnectPane }) => ConnectPane))
export const getWalletPane = lazyView(() => import('./get-wallet-pane.tsx').then(({ GetWalletPane }) => GetWalletPane))

/** Preloads the views that picking a wallet shows. */
export function prepareToConnect(wallet: Wallet, device: Device): void {
  const views = wallet.transport().kind === 'pairing' ? [connectPane, pairingView(wallet, device)] : [connectPane]
  for (const { load } of views) load().catch(() => undefined)
}

/** Preloads the steps of getting a wallet. */
export function prepareToGet(): void {
  getWalletPane.load().catch(() => undefined)
}
