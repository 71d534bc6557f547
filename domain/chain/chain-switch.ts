import type { WalletRequest } from '#domain/wallet/request.ts'

/** `pending` until the wallet confirms. */
export type ChainSwitch = WalletRequest<{ readonly chainId: number }>

export type ChainMark = 'connected' | 'pending' | undefined

/** How the chain dialog marks a row (requirement N1). */
export function chainMark(rowId: number, currentId: number | undefined, chainSwitch: ChainSwitch): ChainMark {
  if (chainSwitch.status === 'pending' && chainSwitch.chainId === rowId) return 'pending'
  return rowId === currentId ? 'connected' : undefined
}
