/** Which wallet it is, and how it is reached: by a pairing, or in this page. */
export interface WalletRoute {
  readonly id: string
  readonly isPaired: boolean
}

/** A wallet that is reached in another way is another one: it has an account of its own. */
export function isSameWallet(one: WalletRoute, other: WalletRoute | undefined): boolean {
  return one.id === other?.id && one.isPaired === other.isPaired
}
