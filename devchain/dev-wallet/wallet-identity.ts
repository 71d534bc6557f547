import { walletIcon } from './icon.ts'

/** What tells the Dev Wallets apart; everything else of them is alike. */
export interface WalletIdentity {
  readonly name: string
  readonly rdns: string
  /** A data: URL, as EIP-6963 asks for. */
  readonly icon: string
  /** What it keeps is kept under this name, and under names that begin with it. */
  readonly storageKey: string
  /** Index of the account that its first prompt suggests. */
  readonly firstAccount: number
  /** With Alt and Shift it opens the panel, also while a dialog of the page keeps everything else from being clicked. */
  readonly key: { readonly code: string; readonly word: string }
}

export const firstWallet: WalletIdentity = {
  name: 'Dev Wallet',
  rdns: 'dev.portside.wallet',
  icon: walletIcon('#0a6e7c'),
  storageKey: 'portside.dev-wallet',
  firstAccount: 0,
  key: { code: 'KeyW', word: 'W' }
}

export const secondWallet: WalletIdentity = {
  name: 'Dev Wallet 2',
  rdns: 'dev.portside.wallet2',
  icon: walletIcon('#7a3e9d'),
  storageKey: 'portside.dev-wallet-2',
  firstAccount: 1,
  key: { code: 'Digit2', word: '2' }
}
