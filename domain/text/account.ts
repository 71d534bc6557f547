import { englishAccount } from './en/account.ts'

/** The texts about a connected account, which arrive with it. */
export const accountText: typeof englishAccount = englishAccount
