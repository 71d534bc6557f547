import { englishRequests } from './en/requests.ts'

/** Texts about asking a wallet for another account, or to add a token. */
export const requestText: typeof englishRequests = englishRequests
