import { account } from './en/account.ts'
import { liveText } from './live-text.ts'

/** Texts about a connected account, loaded with it. */
export const accountText = liveText('account', account)
