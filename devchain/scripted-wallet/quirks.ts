import type { BatchReceipts, OrdinaryAtomicity } from './calls/call-bundles.ts'

/** How a chain id is written: "0x14a33", "84531", 84531, or "0x014A33". */
export type ChainIdForm = 'hex' | 'decimal' | 'number' | 'padded'

/** How real wallets differ from MetaMask, whose behaviour is the default; each member names wallets that differ. */
export interface Quirks {
  /** Wigwam returns checksummed addresses from eth_requestAccounts. */
  readonly addressCase: 'lower' | 'checksum'
  /** Taho also sends chainChanged with decimal strings such as "84531"; others send the object of `connect`. */
  readonly chainChanged: ChainIdForm | 'object'
  /** The result of eth_chainId: old providers have returned decimal strings and numbers. */
  readonly chainId: ChainIdForm
  /** The payload of accountsChanged: some send the current account alone, or an object with the list. */
  readonly accountsChanged: 'list' | 'text' | 'object'
  /** How a switch to an unknown network is refused: Taho has its own code, and wallets on phones only words. */
  readonly unknownChain: 4902 | 4901 | 'words' | 'words-in-data'
  /** What becomes of a switch: it takes effect and is then answered by -32603, or is answered by success without one. */
  readonly switching: 'works' | 'works-and-fails' | 'without-effect'
  /** Taho adds a chain without switching to it. */
  readonly switchesAfterAdding: boolean
  /** What becomes of the first `eth_chainId` and the first switch after each grant of accounts. */
  readonly followUp: 'answered' | 'unsupported' | 'silent'
  /** How the wallet says that its user refused: by 4001, as a text, in words, in another error, or by a reset connection. */
  readonly refusal: 'code' | 'text' | 'words' | 'data' | 'original-error' | 'cause' | 'reset'
  /**
   * Whether it has wallet_connect (ERC-7846), which it then announces, and what it signs: all that it is asked, nothing,
   * a message without a signature, or for another account or network than it grants. Most wallets have none.
   */
  readonly signsInWithConnection: 'lacks' | 'signs' | 'grants-only' | 'half' | 'other-account' | 'other-chain'
  /** Methods that the wallet lacks: Wigwam has no wallet_revokePermissions. */
  readonly lacks: readonly string[]
  /** What it answers to those: EIP-1193's code, JSON-RPC's, that of a Safe by WalletConnect, words alone, or nothing. */
  readonly missingMethod: 4200 | -32601 | -32075 | 'words' | 'silence'
  /** Some providers cannot remove listeners. */
  readonly hasRemoveListener: boolean
  /**
   * A second eth_requestAccounts while the first is open: Taho rejects it immediately (4001), and Wigwam leaves it
   * pending forever, even after the first is approved.
   */
  readonly secondRequest: 'busy' | 'reject' | 'hang'
  /** Wallets in apps change in silence while the page is in the background. */
  readonly announcesChanges: boolean
  /** Safes sign with no bytes or with those of all owners, and some wallets with the 64 bytes of EIP-2098. */
  readonly signatures: 'usual' | 'empty' | 'compact' | 'long'
  /** wallet_watchAsset with a symbol of more than eleven characters. */
  readonly longSymbols: 'refused' | 'taken'
  /** Of wallet_getCallsStatus: some wallets name only the transactions, and some not even those. */
  readonly batchReceipts: BatchReceipts
  /** How accounts without code handle several calls (EIP-5792). */
  readonly ordinaryAtomicity: OrdinaryAtomicity
}

export function chainIdAs(form: ChainIdForm | 'object', chainId: number): unknown {
  const hex = chainId.toString(16)
  switch (form) {
    case 'hex':
      return `0x${hex}`
    case 'decimal':
      return String(chainId)
    case 'number':
      return chainId
    case 'padded':
      return `0x0${hex.toUpperCase()}`
    case 'object':
      return { chainId: `0x${hex}` }
  }
}

export const metaMaskLike: Quirks = {
  addressCase: 'lower',
  chainChanged: 'hex',
  chainId: 'hex',
  accountsChanged: 'list',
  unknownChain: 4902,
  switching: 'works',
  switchesAfterAdding: true,
  followUp: 'answered',
  refusal: 'code',
  signsInWithConnection: 'lacks',
  lacks: [],
  missingMethod: 4200,
  hasRemoveListener: true,
  secondRequest: 'busy',
  announcesChanges: true,
  signatures: 'usual',
  longSymbols: 'refused',
  batchReceipts: 'complete',
  ordinaryAtomicity: 'ready'
}

export const tahoLike: Quirks = {
  ...metaMaskLike,
  chainChanged: 'decimal',
  unknownChain: 4901,
  switchesAfterAdding: false,
  secondRequest: 'reject',
  ordinaryAtomicity: 'none'
}

export const wigwamLike: Quirks = {
  ...metaMaskLike,
  addressCase: 'checksum',
  lacks: ['wallet_revokePermissions'],
  secondRequest: 'hang',
  ordinaryAtomicity: 'none'
}
