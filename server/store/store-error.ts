/** `store-busy`: locked by another connection, or too slow. `store-failed`: the disk is full or fails. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly kind: 'store-busy' | 'store-failed'

  constructor(kind: StoreError['kind'], reason: string, options?: ErrorOptions) {
    super(`The database of the sign-in service: ${reason}.`, options)
    this.kind = kind
  }
}
