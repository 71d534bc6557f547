/**
 * Why a name's avatar record does not lead to an image:
 * - `invalid-metadata`: the token's metadata has no image
 * - `unresolvable-uri`: there is no image at the given URI, or the page does not fetch from there
 * - `unsupported-namespace`: the token is neither ERC-721 nor ERC-1155
 * - `not-owned`: the token belongs to another account
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
