import type { Address } from '../address.ts'

/**
 * What amounts are counted in: those with the same unit are worth the same on every network, so the dashboard adds them
 * up. A symbol does not say so: anybody can name a token `USDC`.
 */
type Unit = string

export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly unit?: Unit
}

/** An ERC-20 token. */
export interface Token {
  readonly address: Address
  readonly symbol: string
  readonly decimals: number
  readonly unit?: Unit
  /** Whose allowances are looked at even where a node no longer has the approvals, such as an exchange's contracts. */
  readonly spenders?: readonly Address[]
}

export interface BlockExplorer {
  readonly name: string
  /** An http(s) URL, or a path on the page's own origin; without a trailing slash. */
  readonly url: string
}

/** A network (requirement E1). */
export interface Chain {
  /** Its EIP-155 chain id. */
  readonly id: number
  readonly name: string
  /** A short lower-case slug, such as `base-goerli`. */
  readonly network: string
  readonly nativeCurrency: NativeCurrency
  /**
   * Tried in order: http(s) or ws(s) URLs, or paths on the page's own origin that start with `/`, or with `ws:/` for a
   * WebSocket (`ws:/rpc/1`).
   */
  readonly rpcUrls: readonly string[]
  /** Visitors are sent to the first. */
  readonly blockExplorers: readonly BlockExplorer[]
  /** Its currency is worth nothing. */
  readonly testnet: boolean
  /** A file of the page, such as `/chains/base.svg`. */
  readonly iconUrl?: string
  /** A CSS colour behind the icon. */
  readonly iconBackground?: string
  /** The Multicall3 contract, with which many reads are one; without it each read is a call of its own. */
  readonly multicall3?: Address
  /** The contract that returns the L1 fee of a transaction on an OP stack; absent elsewhere. */
  readonly gasPriceOracle?: Address
  /** Tokens whose balances the dashboard shows beside the native one. */
  readonly tokens?: readonly Token[]
}

export function findChain(chains: readonly Chain[], id: number): Chain | undefined {
  return chains.find((chain) => chain.id === id)
}

/** A chain is supported when its id is configured (requirement K3). */
export function isSupported(chains: readonly Chain[], id: number): boolean {
  return findChain(chains, id) !== undefined
}
