import { type Device, isPhone } from '../device.ts'
import type { Wallet } from './wallet.ts'

/**
 * Where a wallet shows its prompts:
 * - `host`: in its own window around this page
 * - `browser`: in a window, side panel or popup of this browser
 * - `around`: around the page, which is open in the wallet's own browser
 * - `app`: in an app on this phone
 * - `elsewhere`: on another device
 */
type PromptPlace = 'host' | 'browser' | 'around' | 'app' | 'elsewhere'

export function promptPlace({ transport, isHost }: Pick<Wallet, 'transport' | 'isHost'>, device: Device): PromptPlace {
  if (isHost?.()) return 'host'
  if (transport().kind === 'here') return isPhone(device) ? 'around' : 'browser'
  return isPhone(device) ? 'app' : 'elsewhere'
}

/** The link that brings the wallet to the front, if it is an app on the visitor's phone. */
export function openLinkHere(
  wallet: Pick<Wallet, 'transport' | 'isHost' | 'openLink'>,
  device: Device
): string | undefined {
  return promptPlace(wallet, device) === 'app' ? wallet.openLink : undefined
}
