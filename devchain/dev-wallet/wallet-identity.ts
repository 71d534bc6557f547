import { walletIcon } from './icon.ts'

/** The only differences between the two Dev Wallets. */
export interface WalletIdentity {
  readonly name: string
  readonly rdns: string
  /** A data: URL, as EIP-6963 requires. */
  readonly icon: string
  /** Storage key, and the prefix of further keys. */
  readonly storageKey: string
  /** Index of the account preselected in the first connect prompt. */
  readonly firstAccount: number
  /** With Alt and Shift it opens the panel, even while a modal dialog of the page blocks clicks. */
  readonly key: { readonly code: string; readonly label: string }
}

export const firstWallet: WalletIdentity = {
  name: 'Dev Wallet',
  rdns: 'dev.portside.wallet',
  icon: walletIcon('#0a6e7c'),
  storageKey: 'portside.dev-wallet',
  firstAccount: 0,
  key: { code: 'KeyW', label: 'W' }
}

export const secondWallet: WalletIdentity = {
  name: 'Dev Wallet 2',
  rdns: 'dev.portside.wallet2',
  icon: walletIcon('#7a3e9d'),
  storageKey: 'portside.dev-wallet-2',
  firstAccount: 1,
  key: { code: 'Digit2', label: '2' }
}
