import { englishGetWallet } from './en/get-wallet.ts'

/** The texts around getting a wallet, which arrive with those steps. */
export const getWalletText: typeof englishGetWallet = englishGetWallet
