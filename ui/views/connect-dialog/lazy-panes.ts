import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { pairingView } from './lazy-pairing.ts'

export const getWalletPane = lazyView(() => import('./get-wallet-pane.tsx').then(({ GetWalletPane }) => GetWalletPane))

/** Preloads the view that picking a wallet elsewhere shows. */
export function prepareToConnect(wallet: Wallet, device: Device): void {
  if (wallet.transport().kind !== 'pairing') return
  const { load } = pairingView(wallet, device)
  load().catch(() => undefined)
}

/** Preloads the steps of getting a wallet. */
export function prepareToGet(): void {
  getWalletPane.load().catch(() => undefined)
}
