import { englishGetWallet } from './messages/english-get-wallet.ts'

/** The texts around getting a wallet, which arrive with those steps. Part of the same catalogue as `messages`. */
export const getWalletMessages: typeof englishGetWallet = englishGetWallet
