import { englishRequests } from './en/requests.ts'

/** The texts of asking a wallet for another account, or to take a token. */
export const requestText: typeof englishRequests = englishRequests
