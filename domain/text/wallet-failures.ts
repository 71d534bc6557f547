import { englishWalletFailures } from './en/wallet-failures.ts'

/** Texts about why a wallet did not fulfil a request, loaded with the code that sends requests. */
export const walletFailures: typeof englishWalletFailures = englishWalletFailures
