import { PAIRING_LASTS_MS } from '#domain/ports/connector.ts'

/** Timeouts, in ms. */
export const defaultLimits = {
  openWithinMs: 15_000, // for opening the browser's database
  pairingMs: PAIRING_LASTS_MS as number, // for an answer to a pairing, which is then replaced
  relayWithinMs: 15_000, // for the relay; the package itself keeps trying for over a minute
  sharedWithinMs: 10_000, // for a chain that the wallet has agreed to share
  disconnectWithinMs: 3_000, // for telling the relay about a disconnect
  silentMs: 3_000 // for a heartbeat of the leader
}

export type Limits = Readonly<typeof defaultLimits>
