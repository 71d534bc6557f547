import { englishPairing } from './en/pairing.ts'

/** The texts around a wallet that is elsewhere, which arrive with its step. */
export const pairingText: typeof englishPairing = englishPairing
