import { defaultLimits } from '#adapters/wallet/walletconnect/client/limits.ts'

/** Long enough for a busy machine. */
export const patientLimits = {
  ...defaultLimits,
  openWithinMs: 60_000,
  relayWithinMs: 60_000,
  sharedWithinMs: 60_000,
  disconnectWithinMs: 60_000,
  silentMs: 60_000
}
