import { type Device, isPhone } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet.ts'
import { type LazyView, lazyView } from '#ui/views/parts/lazy-view.tsx'

const pairingCode = lazyView(() => import('./pairing-code.tsx').then(({ PairingCode }) => PairingCode))
const pairingLink = lazyView(() => import('./pairing-link.tsx').then(({ PairingLink }) => PairingLink))

/** How a wallet elsewhere takes up a pairing: by a link where its app can be on this device, else by a code. */
export function pairingView(wallet: Pick<Wallet, 'pairingLink' | 'downloads'>, device: Device): LazyView {
  return isPhone(device) && hasOwnApp(wallet) ? pairingLink : pairingCode
}

/** What cannot be got is no app but a name for all that take up pairings (WalletConnect). */
function hasOwnApp({ pairingLink: link, downloads }: Pick<Wallet, 'pairingLink' | 'downloads'>): boolean {
  return link !== undefined && downloads !== undefined
}
