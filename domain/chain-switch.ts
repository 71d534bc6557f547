/** `since` is milliseconds since 1970. `pending` until the wallet confirms; a failure keeps its reason in words. */
export type ChainSwitch =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly chainId: number; readonly since: number }
  | { readonly status: 'failed'; readonly chainId: number; readonly reason: string }

export type ChainMark = 'connected' | 'pending' | undefined

/** How the chain dialog marks a row (section 2). */
export function chainMark(rowId: number, currentId: number | undefined, chainSwitch: ChainSwitch): ChainMark {
  if (chainSwitch.status === 'pending' && chainSwitch.chainId === rowId) return 'pending'
  return rowId === currentId ? 'connected' : undefined
}
