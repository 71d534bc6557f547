/** Which wallet, and how it is reached: by a pairing, or in this page. */
export interface WalletRoute {
  readonly id: string
  readonly isPaired: boolean
}

/** A wallet that is reached over another transport counts as a different one: its account may differ. */
export function isSameWallet(one: WalletRoute, other: WalletRoute | undefined): boolean {
  return one.id === other?.id && one.isPaired === other.isPaired
}
