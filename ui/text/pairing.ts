import { pairing } from './en/pairing.ts'
import { liveText } from './live-text.ts'

/** Texts about pairing with a wallet elsewhere, loaded with that step. */
export const pairingText = liveText('pairing', pairing)
