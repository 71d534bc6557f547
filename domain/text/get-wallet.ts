import { englishGetWallet } from './en/get-wallet.ts'

/** Texts of the steps for getting a wallet, loaded with them. */
export const getWalletText: typeof englishGetWallet = englishGetWallet
