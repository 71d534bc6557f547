import { englishWaiting } from './en/waiting.ts'

/** Texts shown while waiting for a wallet. */
export const waitingText: typeof englishWaiting = englishWaiting
