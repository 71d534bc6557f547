import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ReadMethod, ResultOf } from './results.ts'

/** One request to one chain. @throws ChainReadError */
export type ReadChain = <Method extends ReadMethod>(
  method: Method,
  params: readonly unknown[]
) => Promise<ResultOf<Method>>

/** For a read that another one can stand in for: a node may not know the method, or find the call too expensive. */
export function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof ChainReadError && ['refused', 'reverted'].includes(error.failure)) return undefined
  throw error
}
