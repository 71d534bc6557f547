import { ChainReadError } from '#domain/chain/chain-read-error.ts'

/** For a read with a fallback: the node may not support the method, or refuse the call as too expensive. */
export function undefinedIfRefused(error: unknown): undefined {
  if (error instanceof ChainReadError && ['refused', 'reverted', 'invalid'].includes(error.failure)) return undefined
  throw error
}
