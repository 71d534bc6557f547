/**
 * Why a name's avatar record shows no picture:
 * - `invalid-metadata`: the token describes itself without an image
 * - `unresolvable-uri`: no picture is where the record or the token says, or it is a place where none is looked for
 * - `unsupported-namespace`: the token is neither ERC-721 nor ERC-1155
 * - `not-owned`: the token belongs to somebody else
 */
export type AvatarFailure = 'invalid-metadata' | 'unresolvable-uri' | 'unsupported-namespace' | 'not-owned'

export class AvatarError extends Error {
  override readonly name = 'AvatarError'
  readonly failure: AvatarFailure
  constructor(failure: AvatarFailure, details: string, options?: ErrorOptions) {
    super(details, options)
    this.failure = failure
  }
}
