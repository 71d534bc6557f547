import type { Hex } from '../address.ts'

/** What was proposed to the owners of a Safe will never be carried out, or was carried out without success. */
export class ProposalEndedError extends Error {
  override readonly name = 'ProposalEndedError'
  /** The chain's hash of what was carried out; undefined for what never will be. */
  readonly hash: Hex | undefined
  constructor(hash: Hex | undefined, options?: ErrorOptions) {
    super('The proposal has ended without success.', options)
    this.hash = hash
  }
}
