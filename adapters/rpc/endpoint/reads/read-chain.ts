import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ReadMethod, ResultOf } from './results.ts'

/** Sends one request to one chain. @throws ChainReadError */
export type ReadChain = <Method extends ReadMethod>(
  method: Method,
  params: readonly unknown[]
) => Promise<ResultOf<Method>>

/** For a read with a fallback: the node may not support the method, or refuse the call as too expensive. */
export function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof ChainReadError && ['refused', 'reverted'].includes(error.failure)) return undefined
  throw error
}
