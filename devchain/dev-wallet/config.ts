import type { WalletAccount } from '#devchain/scripted-wallet/accounts/smart-account.ts'

/** What the dev server tells the script about the running chains, in the script tag's `data-config`. */
export interface DevWalletConfig {
  readonly chains: readonly { readonly id: number; readonly name: string }[]
  readonly accounts: readonly DevAccount[]
}

/** Its owner is unlocked in every anvil of the devchain. */
export interface DevAccount extends WalletAccount {
  readonly name: string
}

export const WALLET_SCRIPT_PATH = '/__dev/wallet.js'

/** Dev Wallet reads and signs at `<path>/<chainId>`. */
export const WALLET_RPC_PATH = '/__dev/wallet'

/** Takes an offered account's address, prepares the chain for it, and returns its code. */
export const SET_UP_METHOD = 'devwallet_setUpAccount'
