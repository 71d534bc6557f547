import type { Wallet } from '#domain/wallet/wallet.ts'

/** Wallets that announce themselves to the page (EIP-6963), however late. What they say of themselves is untrusted. */
export abstract class WalletDiscovery {
  /**
   * Wallets announced so far, in the order of their announcement, each provider once and with an id of its own. Those
   * that announce themselves under one `rdns` are all there.
   */
  abstract wallets(): readonly Wallet[]
  /** Asks wallets to announce themselves and calls back after changes; those of one turn may be told together. @returns a function that stops listening. */
  abstract subscribe(listener: () => void): () => void
}
