import type { WalletFailure } from '#domain/wallet/wallet-failure.ts'

/** `since` is milliseconds since 1970. `pending` until the wallet confirms; a failure keeps why. */
export type ChainSwitch =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly chainId: number; readonly since: number }
  | ({ readonly status: 'failed'; readonly chainId: number } & WalletFailure)

export type ChainMark = 'connected' | 'pending' | undefined

/** How the chain dialog marks a row (section 2). */
export function chainMark(rowId: number, currentId: number | undefined, chainSwitch: ChainSwitch): ChainMark {
  if (chainSwitch.status === 'pending' && chainSwitch.chainId === rowId) return 'pending'
  return rowId === currentId ? 'connected' : undefined
}
