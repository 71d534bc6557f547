import type { Chain, Token } from '#domain/chain/chain.ts'
import type { Address, Hex } from '../address.ts'

/** What a wallet grants: one account on the chain the wallet is on, configured here or not. */
export interface Grant {
  readonly account: Address
  readonly chainId: number
  /** Of a wallet that is reached through a session: how it calls itself there, in its own words. */
  readonly peerName?: string
}

/** `cause`: why a wallet is taken for gone that did not say so itself. */
export type ConnectorEvent =
  | { readonly type: 'accountsChanged'; readonly accounts: readonly Address[]; readonly peerName?: string }
  | { readonly type: 'chainChanged'; readonly chainId: number }
  | { readonly type: 'disconnected'; readonly cause?: Error }

/** A transfer of native currency; the wallet fills in gas and fees. `value` is in wei. */
export interface TransferRequest {
  readonly from: Address
  readonly to: Address
  readonly value: bigint
  readonly chainId: number
}

/** What a wallet elsewhere takes up to connect: shown as a QR code, or opened as a link. */
export interface Pairing {
  /** `wc:…` */
  readonly uri: string
  /** In ms since 1970; a new one follows automatically. */
  readonly expiresAt: number
}

export interface ConnectOptions {
  /** Ends the wait at once, as a rejection, where the wallet's adapter can end it. */
  readonly signal?: AbortSignal
  /** Called with each pairing that replaces the one before; only by wallets that are reached through one. */
  readonly onPairing?: (pairing: Pairing) => void
}

/**
 * One wallet. Every method may throw a `WalletError` and nothing else; a request that the
 * visitor abandons stays open in the wallet, so callers race it against their own time-out or cancellation.
 */
export abstract class Connector {
  abstract readonly canSwitchChain: boolean
  /** False where an account is chosen in the wallet alone. */
  abstract readonly canChooseAccount: boolean
  /** True where `sendTransfer` gives the hash of a proposal that a wallet's owners have to agree to (Safe). */
  readonly sendsProposals?: boolean
  /** Prompts the visitor; then switches to `chain` when one is asked for and the wallet is elsewhere. */
  abstract connect(chain?: Chain, options?: ConnectOptions): Promise<Grant>
  /** The grant of an earlier visit, if it still stands. Never prompts. */
  abstract resume(): Promise<Grant | undefined>
  /** Gives the permission back where the wallet can (wallet_revokePermissions, EIP-2255). Never throws. */
  abstract disconnect(): Promise<void>
  /** Adds the chain first when the wallet does not know it (4902). Resolves once the wallet is on it. */
  abstract switchChain(chain: Chain): Promise<void>
  /** EIP-191 `personal_sign`; a smart account may answer with any number of bytes. */
  abstract signMessage(account: Address, message: string): Promise<Hex>
  /** @returns the transaction's hash, as soon as the wallet has handed it to a node. */
  abstract sendTransfer(request: TransferRequest): Promise<Hex>
  /**
   * The chain's hash of what `sendTransfer` gave. The same hash at once, but for a proposal: undefined until it is on
   * the chain. Never prompts. @throws ProposalEndedError when the proposal will not succeed any more.
   */
  abstract transactionHash(sent: Hex): Promise<Hex | undefined>
  /** Lets the visitor choose another account (wallet_requestPermissions, EIP-2255); the answer is what is granted then. */
  abstract chooseAccount(): Promise<Grant>
  /** Offers a token for the wallet's own list (wallet_watchAsset, EIP-747). @throws WalletError when it is not wanted. */
  abstract watchAsset(token: Token, chainId: number): Promise<void>
  /** @returns a function that stops listening. */
  abstract subscribe(listener: (event: ConnectorEvent) => void): () => void
}
