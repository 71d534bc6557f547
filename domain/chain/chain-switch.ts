import type { WalletRequest } from '#domain/wallet/request.ts'

/** Host code asked for a chain that the page does not have; `connector` is the wallet's id. */
export interface ChainNotConfigured {
  readonly kind: 'chain-not-configured'
  readonly chainId: number
  readonly connector: string
}

/** `pending` until the wallet confirms. */
export type ChainSwitch = WalletRequest<{ readonly chainId: number }, never, ChainNotConfigured>

export type ChainMark = 'connected' | 'pending' | undefined

/** How the chain dialog marks a row (requirement N1). */
export function chainMark(rowId: number, currentId: number | undefined, chainSwitch: ChainSwitch): ChainMark {
  if (chainSwitch.status === 'pending' && chainSwitch.chainId === rowId) return 'pending'
  return rowId === currentId ? 'connected' : undefined
}
