/**
 * `store-busy`: locked by another connection, or too slow. `store-failed`: its disk or memory is full, or it refuses.
 * `store-unreachable`: no connection to it.
 */
type StoreErrorKind = 'store-busy' | 'store-failed' | 'store-unreachable'

/** Why the store did not do what a request needed. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly kind: StoreErrorKind

  constructor(kind: StoreErrorKind, reason: string, options?: ErrorOptions) {
    super(`The database of the sign-in service: ${reason}.`, options)
    this.kind = kind
  }
}
