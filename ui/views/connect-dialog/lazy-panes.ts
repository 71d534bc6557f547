import { type Device, isPhone } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import type { LazyView } from '#ui/views/page.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'

const pairingCode = lazyView(() => import('./pairing-code.tsx').then(({ PairingCode }) => PairingCode))
const openAnyWallet = lazyView(() => import('./open-any-wallet.tsx').then(({ OpenAnyWallet }) => OpenAnyWallet))
const pairingLink = lazyView(() => import('./pairing-link.tsx').then(({ PairingLink }) => PairingLink))
export const pageCode = lazyView(() => import('./page-code.tsx').then(({ PageCode }) => PageCode))

/** How a wallet on another device or in an app pairs: by link if its app can be on this device, else by QR code. */
export function pairingView(wallet: Pick<Wallet, 'pairingLink' | 'downloads'>, device: Device): LazyView {
  if (!isPhone(device)) return pairingCode
  return hasOwnApp(wallet) ? pairingLink : openAnyWallet
}

/** Without downloads it is no particular app, but the name for any that supports pairing (WalletConnect). */
function hasOwnApp({ pairingLink: link, downloads }: Pick<Wallet, 'pairingLink' | 'downloads'>): boolean {
  return link !== undefined && downloads !== undefined
}

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
