import { englishWalletConnect } from './en/walletconnect.ts'

/** The texts of WalletConnect's adapter, which arrive with it. */
export const walletConnectText: typeof englishWalletConnect = englishWalletConnect
