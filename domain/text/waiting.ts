import { englishWaiting } from './en/waiting.ts'

/** The texts of waiting for a wallet. */
export const waitingText: typeof englishWaiting = englishWaiting
