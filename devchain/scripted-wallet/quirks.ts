import type { OrdinaryAtomicity } from './call-bundles.ts'

/** How real wallets differ. The defaults are MetaMask's ways; each member names who behaves otherwise. */
export interface Quirks {
  /** Wigwam checksums the answer of eth_requestAccounts. */
  readonly addressCase: 'lower' | 'checksum'
  /** Taho also sends chainChanged with decimal texts such as "84531". */
  readonly chainChanged: 'hex' | 'decimal'
  /** What eth_chainId answers: old providers have said decimal texts and numbers. */
  readonly chainId: 'hex' | 'decimal' | 'number'
  /** The code for a chain that the wallet does not know: Taho says 4901. */
  readonly unknownChainCode: number
  /** Taho adds a chain and stays where it was. */
  readonly switchesAfterAdding: boolean
  /** Wigwam answers wallet_revokePermissions with 4200. */
  readonly canRevoke: boolean
  /** Some providers cannot take a listener back. */
  readonly hasRemoveListener: boolean
  /**
   * A second eth_requestAccounts while the first is open: Taho rejects it at once (4001), and in Wigwam it stays
   * pending for ever, also after the first is approved.
   */
  readonly secondRequest: 'busy' | 'reject' | 'hang'
  /** What accounts without code can do with several calls (EIP-5792). */
  readonly ordinaryAtomicity: OrdinaryAtomicity
}

export function chainIdIn(form: Quirks['chainId'], chainId: number): string | number {
  if (form === 'number') return chainId
  return form === 'hex' ? `0x${chainId.toString(16)}` : String(chainId)
}

export const metaMaskLike: Quirks = {
  addressCase: 'lower',
  chainChanged: 'hex',
  chainId: 'hex',
  unknownChainCode: 4902,
  switchesAfterAdding: true,
  canRevoke: true,
  hasRemoveListener: true,
  secondRequest: 'busy',
  ordinaryAtomicity: 'ready'
}

export const tahoLike: Quirks = {
  ...metaMaskLike,
  chainChanged: 'decimal',
  unknownChainCode: 4901,
  switchesAfterAdding: false,
  secondRequest: 'reject',
  ordinaryAtomicity: 'none'
}

export const wigwamLike: Quirks = {
  ...metaMaskLike,
  addressCase: 'checksum',
  canRevoke: false,
  secondRequest: 'hang',
  ordinaryAtomicity: 'none'
}
