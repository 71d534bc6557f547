import { type Device, isPhone } from '../device.ts'
import type { Wallet } from './wallet.ts'

/**
 * How a visitor who has the wallet's app connects:
 * - `scan`: the app scans a pairing that this page shows
 * - `open-app`: this page opens the app with a pairing, on the same phone
 * - `scan-page`: a phone scans a link that opens this page in the app's own browser, where it then connects
 * - `scan-address`: the app scans this page's plain address, or the visitor types it in there
 * - `open-page`: a link opens this page in the app's own browser, on the same phone
 * - `enter-page`: the visitor types this page's address into the app's browser
 */
export type AppRoute = 'scan' | 'open-app' | 'scan-page' | 'scan-address' | 'open-page' | 'enter-page'

/** Undefined if the app would not help on this page. */
export function appRoute(
  wallet: Pick<Wallet, 'pairingLink' | 'pageUrl' | 'hasPageLink' | 'transport'>,
  device: Device
): AppRoute | undefined {
  const isOnPhone = isPhone(device)
  if (wallet.pairingLink) return isOnPhone ? 'open-app' : 'scan'
  if (isOnPhone && wallet.transport().kind === 'page-link') return 'open-page'
  if (!wallet.pageUrl) return undefined
  if (isOnPhone) return 'enter-page'
  return wallet.hasPageLink ? 'scan-page' : 'scan-address'
}
