import { waiting } from './en/waiting.ts'
import { liveText } from './live-text.ts'

/** Texts shown while waiting for a wallet. */
export const waitingText = liveText('waiting', waiting)
