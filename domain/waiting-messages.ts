import { englishWaiting } from './messages/english-waiting.ts'

/** The texts of waiting for a wallet. Part of the same catalogue as `messages`. */
export const waitingMessages: typeof englishWaiting = englishWaiting
