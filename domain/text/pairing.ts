import { englishPairing } from './en/pairing.ts'

/** Texts about pairing with a wallet elsewhere, loaded with that step. */
export const pairingText: typeof englishPairing = englishPairing
