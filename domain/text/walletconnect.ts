import { englishWalletConnect } from './en/walletconnect.ts'

/** The texts about WalletConnect for developers, which arrive with its adapter. */
export const walletConnectText: typeof englishWalletConnect = englishWalletConnect
