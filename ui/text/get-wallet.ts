import { getWallet } from './en/get-wallet.ts'
import { liveText } from './live-text.ts'

/** Texts of the steps for getting a wallet, loaded with them. */
export const getWalletText = liveText('getWallet', getWallet)
