import { englishAccount } from './messages/english-account.ts'

/** The texts about a connected account, which arrive with it. Part of the same catalogue as `messages`. */
export const accountMessages: typeof englishAccount = englishAccount
