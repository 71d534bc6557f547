import type { OrdinaryAtomicity } from './calls/call-bundles.ts'

/** How real wallets differ from MetaMask, whose behaviour is the default; each member names wallets that differ. */
export interface Quirks {
  /** Wigwam returns checksummed addresses from eth_requestAccounts. */
  readonly addressCase: 'lower' | 'checksum'
  /** Taho also sends chainChanged with decimal strings such as "84531". */
  readonly chainChanged: 'hex' | 'decimal'
  /** The result of eth_chainId: old providers have returned decimal strings and numbers. */
  readonly chainId: 'hex' | 'decimal' | 'number'
  /** The error code for an unknown chain: Taho uses 4901. */
  readonly unknownChainCode: number
  /** Taho adds a chain without switching to it. */
  readonly switchesAfterAdding: boolean
  /** Wigwam answers wallet_revokePermissions with 4200. */
  readonly canRevoke: boolean
  /** Some providers cannot remove listeners. */
  readonly hasRemoveListener: boolean
  /**
   * A second eth_requestAccounts while the first is open: Taho rejects it immediately (4001), and Wigwam leaves it
   * pending forever, even after the first is approved.
   */
  readonly secondRequest: 'busy' | 'reject' | 'hang'
  /** What becomes of a switch: it takes effect and is then answered by -32603, or is answered by success without one. */
  readonly switching: 'works' | 'works-and-fails' | 'without-effect'
  /** Wallets in apps change in silence while the page is in the background. */
  readonly announcesChanges: boolean
  /** Some wallets name only the transactions in wallet_getCallsStatus, and not whether they succeeded. */
  readonly receiptsHaveStatus: boolean
  /** How accounts without code handle several calls (EIP-5792). */
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
  switching: 'works',
  announcesChanges: true,
  receiptsHaveStatus: true,
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
