import { englishWalletConnect } from './messages/english-walletconnect.ts'

/** The texts of WalletConnect's adapter, which arrive with it. Part of the same catalogue as `messages`. */
export const walletConnectMessages: typeof englishWalletConnect = englishWalletConnect
