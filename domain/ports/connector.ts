import type { Chain, Token } from '#domain/chain/chain.ts'
import type { OneApprovalWay, SignedMessage, SignInRequest } from '#domain/session/sign-in-request.ts'
import type { SuggestedFees } from '#domain/transaction/fee-speeds.ts'
import type { CallBatch, CallBatchStatus, CallCapabilities } from '#domain/wallet/call-batch.ts'
import type { TypedData } from '#domain/wallet/typed-data.ts'
import type { Address, Hash, Hex } from '../address.ts'

/** What a wallet shares: one account on the wallet's current chain, configured here or not. */
export interface Grant {
  readonly account: Address
  readonly chainId: number
  /** The name that a wallet gives itself in its WalletConnect session; untrusted. */
  readonly peerName?: string
  /** Signed by the account with the same approval, for this chain; not verified, and not stored. */
  readonly signed?: SignedMessage
}

/** `cause`: why the wallet is considered disconnected although it did not say so. */
export type ConnectorEvent =
  | { readonly type: 'accountsChanged'; readonly accounts: readonly Address[]; readonly peerName?: string }
  | { readonly type: 'chainChanged'; readonly chainId: number }
  | { readonly type: 'disconnected'; readonly cause?: Error }

/** A wallet's own word, not verified, that it sent another transaction with the same nonce (EIP-2831). */
export interface AnnouncedReplacement {
  readonly hash: Hash
  readonly replacedBy: Hash
}

/** A transfer of native currency, or a call of a contract; the wallet fills in what is missing. `value` is in wei. */
export interface TransactionRequest {
  readonly from: Address
  readonly to: Address
  readonly value: bigint
  /** The call data; none for a plain transfer. */
  readonly data?: Hex
  readonly chainId: number
  /** A suggestion that the wallet may change. A wallet that sends proposals gets none: whoever executes one chooses. */
  readonly fees?: SuggestedFees
  /** The limit in units of gas, where the amount leaves nothing for more; else the wallet estimates its own. */
  readonly gas?: bigint
}

/** The longest that a pairing is valid: WalletConnect's own limit (requirement K9). */
export const PAIRING_LASTS_MS = 300_000

/** The URI that a wallet elsewhere uses to connect: shown as a QR code, or opened as a link. */
export interface Pairing {
  /** `wc:…` */
  readonly uri: string
  /** In ms since 1970; a new one follows automatically. */
  readonly expiresAt: number
}

export interface ConnectOptions {
  /** Aborts the wait, if the adapter supports that, by rejecting. */
  readonly signal?: AbortSignal
  /** Called with each new pairing, which replaces the previous one; only by wallets that are paired. */
  readonly onPairing?: (pairing: Pairing) => void
  /**
   * Called by a wallet that can sign in with the same approval, once for each prompt or pairing; undefined: connect only.
   * Never rejects.
   */
  readonly signIn?: (way: OneApprovalWay) => Promise<SignInRequest | undefined>
}

/**
 * One wallet. Its methods throw nothing but a `WalletError`, unless they say otherwise. A request that the visitor
 * abandons stays open in the wallet, so callers race it against their own timeout or cancellation.
 */
export abstract class Connector {
  abstract readonly canSwitchChain: boolean
  /** False if the account can only be chosen in the wallet itself. */
  abstract readonly canChooseAccount: boolean
  /** True if `sendTransaction` returns the hash of a proposal that the wallet's owners must approve (Safe). */
  readonly sendsProposals?: boolean
  /** Prompts the visitor, then switches to `chain` if it is given and the wallet is on another one. */
  abstract connect(chain?: Chain, options?: ConnectOptions): Promise<Grant>
  /** The grant of an earlier visit, if it is still valid. Never prompts. */
  abstract resume(): Promise<Grant | undefined>
  /** Revokes the permission if the wallet supports it (wallet_revokePermissions, EIP-2255). Never throws. */
  abstract disconnect(): Promise<void>
  /** Adds the chain first if the wallet does not know it (4902). Resolves once the wallet is on it. */
  abstract switchChain(chain: Chain): Promise<void>
  /** EIP-191 `personal_sign`; a smart account's signature may have any length. */
  abstract signMessage(account: Address, message: string): Promise<Hex>
  /** EIP-712 `eth_signTypedData_v4`; not requested if the data is for a chain other than the wallet's. */
  abstract signTypedData(account: Address, typedData: TypedData): Promise<Hex>
  /** @returns the transaction's hash once the wallet has submitted it to a node, or that of a proposal (`sendsProposals`). */
  abstract sendTransaction(request: TransactionRequest): Promise<Hash>
  /**
   * The on-chain hash for a result of `sendTransaction`: the same hash, except for a proposal, where it is undefined until
   * the proposal is executed. Never prompts. @throws ProposalEndedError if the proposal can no longer succeed.
   */
  abstract transactionHash(sent: Hash): Promise<Hash | undefined>
  /** What the wallet promises for `sendCalls` (wallet_getCapabilities, EIP-5792). Never prompts and never throws. */
  abstract getCallCapabilities(account: Address, chainId: number): Promise<CallCapabilities>
  /** Asks for several calls at once (wallet_sendCalls, EIP-5792). @returns the batch's id, for `getCallsStatus` only. */
  abstract sendCalls(batch: CallBatch): Promise<string>
  /** What became of a batch (wallet_getCallsStatus, EIP-5792). Never prompts. */
  abstract getCallsStatus(id: string): Promise<CallBatchStatus>
  /** Lets the visitor choose another account (wallet_requestPermissions, EIP-2255). @returns the new grant. */
  abstract chooseAccount(): Promise<Grant>
  /** Offers a token for the wallet's own list (wallet_watchAsset, EIP-747). @throws WalletError if it is declined. */
  abstract watchAsset(token: Token, chainId: number): Promise<void>
  /** @returns a function that unsubscribes. */
  abstract subscribe(listener: (event: ConnectorEvent) => void): () => void
  /** Only for wallets that can tell. @returns a function that unsubscribes. */
  subscribeToReplacements?(listener: (replacement: AnnouncedReplacement) => void): () => void
}
