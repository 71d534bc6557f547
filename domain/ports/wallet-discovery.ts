import type { Wallet } from '../wallet.ts'

/** Wallets that announce themselves to the page (EIP-6963), however late. */
export abstract class WalletDiscovery {
  /** Wallets announced so far, in the order of their announcement, each provider once. */
  abstract wallets(): readonly Wallet[]
  /** Asks wallets to announce themselves and calls back after each change. @returns a function that stops listening. */
  abstract subscribe(listener: () => void): () => void
}
