export type WalletEvent = readonly [event: string, value: unknown]

/** The actual state, which the storm ends with. */
export interface WalletView {
  /** The accounts visible to the page. */
  readonly accounts: readonly string[]
  /** In hexadecimal. */
  readonly chainId: string
}

const OTHER_CHAIN_ID = '0x1'

/** Repeats all events `times` over with wrong ones in between, like a wallet starting up or losing its node; ends with the actual state. */
export function eventStorm({ accounts, chainId }: WalletView, times: number): readonly WalletEvent[] {
  const round: readonly WalletEvent[] = [
    ['disconnect', { code: 1013, message: 'Disconnected from chain. Attempting to connect.' }],
    ['chainChanged', OTHER_CHAIN_ID],
    ['accountsChanged', [...accounts].reverse()],
    ['connect', { chainId }],
    ['chainChanged', chainId],
    ['accountsChanged', accounts]
  ]
  return Array.from({ length: times }, () => round).flat()
}
