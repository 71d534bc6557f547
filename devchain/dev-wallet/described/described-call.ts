/** A call as a prompt asks about it. */
export interface AskedCall {
  readonly to: string
  readonly data: string
}

/** An argument for people: amounts in the token's units, addresses with what they are known as. */
export interface DescribedArgument {
  readonly name: string
  readonly type: string
  readonly value: string
}

/** What is known of a call; its texts are plain, whatever the contract says. */
export interface DescribedCall {
  /** What its recipient is known as. */
  readonly contract?: string
  /** The function; absent if the selector is in no known ABI. */
  readonly called?: {
    readonly name: string
    /** By the selector alone, since the contract is not known. */
    readonly isGuess: boolean
    readonly args: readonly DescribedArgument[]
  }
}

/** Dev Wallet asks here, with JSON: `{ chainId, calls }`. */
export const DESCRIBE_PATH = '/__dev/wallet-calls'
