import type { Address, Hex } from '#domain/address.ts'
import type { Token } from '#domain/chain/chain.ts'
import type { Connector, Grant, TransactionRequest } from '#domain/ports/connector.ts'
import type { SuggestedFees } from '#domain/transaction/fee-speeds.ts'
import type { TypedData } from '#domain/wallet/typed-data.ts'

/** What a wallet may ask its user. */
export type Prompt = 'connect' | 'switch' | 'sign' | 'sign-data' | 'send' | 'send-calls' | 'choose' | 'watch'

/** How a prompt ends without approval; `breaks` with the message "Out of ink". */
export type PromptEnd = 'rejected' | 'pending' | 'unsupported' | 'breaks'

/** A wallet and its user, who approves everything unless told otherwise. */
export interface ControlledWallet {
  /** The account that is shared first, and the one that the user changes to. */
  readonly accounts: readonly [Address, Address]
  /** Of a wallet that is connected through a session. */
  readonly peer?: Required<Pick<Grant, 'peerName'>>
  /** The connector of another visit. */
  connector(): Connector
  /** The number of prompts so far. */
  prompts(): number
  /** How the next prompt of a kind ends. */
  next(prompt: Prompt, end: PromptEnd): void
  changeAccount(): Promise<void>
  /** The user will choose the other account when asked which one to share. */
  willChange(): void
  changeChain(chainId: number): Promise<void>
  /** Hides its accounts from the page. */
  lock(): Promise<void>
  /** Disconnects, with its accounts. */
  leave(): Promise<void>
  /** The wallet cannot revoke a permission. */
  refuseRevocation(): void
  isSignedBy(account: Address, message: string, signature: Hex): Promise<boolean>
  isTypedDataSignedBy(account: Address, typedData: TypedData, signature: Hex): Promise<boolean>
  /** The wallet does not know EIP-5792; before it is connected. */
  cannotBatch(): Promise<void>
  /** Everything that was sent is on the chain once this resolves. */
  mine(): Promise<void>
  /** A pending transfer, as a node has it. */
  sent(hash: Hex): Promise<TransactionRequest | undefined>
  /** The fees of a pending transfer; the user changes none that the page suggests. */
  sentFees(hash: Hex): Promise<SuggestedFees | undefined>
  /** The tokens on the wallet's list. */
  watched(): readonly Token[]
}
