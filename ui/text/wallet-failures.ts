import { walletFailures as english } from './en/wallet-failures.ts'
import { liveText } from './live-text.ts'

/** Texts about why a wallet did not fulfil a request, loaded with the code that sends requests. */
export const walletFailures = liveText('walletFailures', english)
