/** How long what may be waited for, in ms. */
export const defaultLimits = {
  openWithinMs: 15_000, // the browser's database
  pairingMs: 300_000, // an answer to a pairing, which is replaced then; WalletConnect's own limit (section 9)
  relayWithinMs: 15_000, // the relay; the package itself tries for a minute and more
  sharedWithinMs: 10_000, // a chain that the wallet has agreed to share
  farewellMs: 3_000, // the relay, by a disconnect
  silentMs: 3_000 // the tab that leads, by the others
}

export type Limits = Readonly<typeof defaultLimits>
