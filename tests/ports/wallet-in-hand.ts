import type { Address, Hex } from '#domain/address.ts'
import type { Token } from '#domain/chain/chain.ts'
import type { Connector, Grant, TransferRequest } from '#domain/ports/connector.ts'

/** What a wallet may ask its person. */
export type Prompt = 'connect' | 'switch' | 'sign' | 'send' | 'choose' | 'watch'

/** How a prompt ends that is not approved; `breaks` with the words "Out of ink". */
export type PromptEnd = 'rejected' | 'pending' | 'unsupported' | 'breaks'

/** A wallet with the person in front of it, who approves everything that nothing else is said about. */
export interface WalletInHand {
  /** The one that is shared at first, and the one that the person changes to. */
  readonly accounts: readonly [Address, Address]
  /** Of a wallet that is reached through a session. */
  readonly peer?: Required<Pick<Grant, 'peerName'>>
  /** A connector as one more visit of the page has it. */
  connector(): Connector
  /** How often the person was asked anything. */
  prompts(): number
  /** What becomes of the next prompt of a kind. */
  next(prompt: Prompt, end: PromptEnd): void
  changeAccount(): Promise<void>
  /** The person will choose the other account when asked which one to share. */
  willChange(): void
  changeChain(chainId: number): Promise<void>
  /** Hides its accounts from the page. */
  lock(): Promise<void>
  /** Goes away with its accounts. */
  leave(): Promise<void>
  /** The wallet cannot take a permission back. */
  keepPermissions(): void
  isSignedBy(account: Address, message: string, signature: Hex): Promise<boolean>
  /** What a node holds of a transfer; nothing is mined. */
  sent(hash: Hex): Promise<TransferRequest | undefined>
  /** The tokens on the wallet's list. */
  watched(): readonly Token[]
}
