import type { Address } from '../address.ts'
import type { Revert } from './revert.ts'

/** What a page says of its contract's own errors, by their names. */
export type ErrorReasons = Readonly<Record<string, string>>

/** Of standard tokens (ERC-6093), which the contract's ABI need not have. */
type StandardErrorName = `ERC${20 | 721 | 1155}${string}`

/** Refuses a name that is none of the contract's errors, unless the names are not known. */
export type ReasonsFor<Reasons, ErrorNames extends string> = string extends keyof Reasons
  ? Reasons
  : Reasons & { readonly [Name in Exclude<keyof Reasons, ErrorNames | StandardErrorName>]: never }

/**
 * Why a call of a contract has no result although the chain could be read:
 * - `invalid-abi`: the ABI, or the part that describes the function or event, is not one
 * - `unknown-function`, `unknown-event`: the ABI has no such function or event
 * - `ambiguous`: the ABI has several functions that match; name its full signature
 * - `invalid-address`: the address is not 20 bytes in hex, or its checksum is wrong
 * - `invalid-arguments`: the arguments do not have the types that the ABI requires
 * - `misused`: a function that changes the chain is read, or one that does not is sent
 * - `no-code`: there is no contract at the address
 * - `undecodable`: the result is not what the ABI describes
 * - `reverted`: the contract reverted; `revert` has the reason
 */
export type ContractFailure =
  | 'invalid-abi'
  | 'unknown-function'
  | 'unknown-event'
  | 'ambiguous'
  | 'invalid-address'
  | 'invalid-arguments'
  | 'misused'
  | 'no-code'
  | 'undecodable'
  | 'reverted'

/** A contract's call failed for a reason of the call or the contract, not of the chain's nodes. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly failure: ContractFailure
  readonly address: Address | undefined
  /** Only if `failure` is `reverted`. */
  readonly revert: Revert | undefined
  constructor(
    failure: ContractFailure,
    details: string,
    { address, revert, cause }: { readonly address?: Address; readonly revert?: Revert; readonly cause?: unknown } = {}
  ) {
    super(details, cause === undefined ? undefined : { cause })
    this.failure = failure
    this.address = address
    this.revert = revert
  }
}
