export type WalletEvent = readonly [event: string, value: unknown]

/** What is true once the storm is over. */
export interface WalletView {
  /** As the page may see them. */
  readonly accounts: readonly string[]
  /** In hexadecimal. */
  readonly chainId: string
}

const OTHER_CHAIN_ID = '0x1'

/** Says everything `times` over, wrong in between, as wallets do that start up or lose their node; the truth comes last. */
export function eventStorm({ accounts, chainId }: WalletView, times: number): readonly WalletEvent[] {
  const gust: readonly WalletEvent[] = [
    ['disconnect', { code: 1013, message: 'Disconnected from chain. Attempting to connect.' }],
    ['chainChanged', OTHER_CHAIN_ID],
    ['accountsChanged', [...accounts].reverse()],
    ['connect', { chainId }],
    ['chainChanged', chainId],
    ['accountsChanged', accounts]
  ]
  return Array.from({ length: times }, () => gust).flat()
}
