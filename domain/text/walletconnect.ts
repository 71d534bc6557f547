import { englishWalletConnect } from './en/walletconnect.ts'

/** Texts about WalletConnect for developers, loaded with its adapter. */
export const walletConnectText: typeof englishWalletConnect = englishWalletConnect
