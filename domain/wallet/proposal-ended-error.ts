import type { Hex } from '../address.ts'

/** A Safe proposal will never be executed, or its execution failed. */
export class ProposalEndedError extends Error {
  override readonly name = 'ProposalEndedError'
  /** The on-chain hash of a failed execution; undefined if there was none. */
  readonly hash: Hex | undefined
  constructor(hash: Hex | undefined, options?: ErrorOptions) {
    super('The proposal has ended without success.', options)
    this.hash = hash
  }
}
