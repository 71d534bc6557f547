import { englishPairing } from './messages/english-pairing.ts'

/** The texts around a wallet that is elsewhere, which arrive with its step. Part of the same catalogue as `messages`. */
export const pairingMessages: typeof englishPairing = englishPairing
