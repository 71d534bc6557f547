/** `store-busy`: locked by another connection, or too slow. `store-failed`: the disk is full or fails. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly kind: 'store-busy' | 'store-failed'

  constructor(kind: StoreError['kind'], reason: string, options?: ErrorOptions) {
    super(`The database of the sign-in service: ${reason}.`, options)
    this.kind = kind
  }
}

/** Any other error is a bug of ours and stays as it is. */
export function toStoreError({ message, code = '' }: { readonly message: string; readonly code?: string }): Error {
  if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return new StoreError('store-busy', message)
  if (/^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)/.test(code)) return new StoreError('store-failed', message)
  return new Error(message)
}
