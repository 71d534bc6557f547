import type { Address } from '#domain/address.ts'

/** What the dev server tells the script about the chains that run; travels in the script tag's `data-config`. */
export interface DevWalletConfig {
  readonly chains: readonly { readonly id: number; readonly name: string }[]
  /** Unlocked in every anvil of the devchain. */
  readonly accounts: readonly Address[]
}

export const WALLET_SCRIPT_PATH = '/__dev/wallet.js'

/** `<path>/<chainId>` is where the Dev Wallet reads and signs. */
export const WALLET_RPC_PATH = '/__dev/wallet'
