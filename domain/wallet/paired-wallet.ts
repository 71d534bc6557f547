import { MAX_NAME_LENGTH, plainText } from '../plain-text.ts'
import type { Wallet } from './wallet.ts'

/** The catalogue's entry for any wallet that supports pairing. */
export const ANY_PAIRED_ID = 'walletConnect'

/**
 * The wallet at the other end of a session, under the name that it gave itself: any wallet may have scanned the code,
 * whichever was picked.
 * @param any the entry for any paired wallet, whose icon any wallet but the picked one gets.
 */
export function pairedWallet(picked: Wallet, peerName: string | undefined, any: Wallet | undefined): Wallet {
  const name = plainText(peerName, MAX_NAME_LENGTH)
  if (name === '' || isNamed(picked, name)) return picked.id === ANY_PAIRED_ID ? picked : { ...picked, isPaired: true }
  const { pairingLink, openLink, ...rest } = picked
  const { iconUrl, iconBackground } = any ?? picked
  return { ...rest, name, iconUrl, iconBackground, isPaired: true }
}

/** Wallets decorate their names ("🌈 Rainbow", "MetaMask Wallet"); a name that merely contains it is another wallet's. */
function isNamed({ id, name, shortName = name }: Wallet, peerName: string): boolean {
  if (name === undefined || shortName === undefined) return false
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const own = [letters(name), letters(shortName)]
  const peer = letters(peerName)
  return own.includes(peer) || (id !== ANY_PAIRED_ID && own.some((each) => peer === `${each}wallet`))
}
