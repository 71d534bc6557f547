import { requests } from './en/requests.ts'
import { liveText } from './live-text.ts'

/** Texts about asking a wallet for another account, or to add a token. */
export const requestText = liveText('requests', requests)
