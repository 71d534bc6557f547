import { englishAccount } from './en/account.ts'

/** Texts about a connected account, loaded with it. */
export const accountText: typeof englishAccount = englishAccount
