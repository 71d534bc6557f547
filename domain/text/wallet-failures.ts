import { englishWalletFailures } from './en/wallet-failures.ts'

/** Why a wallet did not do what was asked, which arrives with what asks. */
export const walletFailures: typeof englishWalletFailures = englishWalletFailures
