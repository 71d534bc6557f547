import type { Wallet } from '#domain/wallet/wallet.ts'

/** Wallets that announce themselves to the page (EIP-6963), at any time. Their announcements are untrusted. */
export abstract class WalletDiscovery {
  /**
   * Wallets announced so far, in order of announcement: each provider once, with a unique id. Wallets that share an
   * `rdns` are all included.
   */
  abstract wallets(): readonly Wallet[]
  /** Asks wallets to announce themselves and calls back after changes, once for all of one turn. @returns a function that unsubscribes. */
  abstract subscribe(listener: () => void): () => void
}
