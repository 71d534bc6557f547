import { englishRequests } from './messages/english-requests.ts'

/** The texts of asking a wallet for another account, or to take a token. Part of the same catalogue as `messages`. */
export const requestMessages: typeof englishRequests = englishRequests
