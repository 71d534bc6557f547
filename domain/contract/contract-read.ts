import { ChainReadError, pauseOf } from '#domain/chain/chain-read-error.ts'
import { isSameValue } from '../same-value.ts'
import { ContractError } from './contract-error.ts'

/** What is known of something that is read again and again; after an error, what was read last. */
export type ContractRead<Result = unknown> =
  | { readonly status: 'pending'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: Result; readonly error: undefined }
  | {
      readonly status: 'error'
      /** As read before; undefined if no read has succeeded yet. */
      readonly data: Result | undefined
      readonly error: ContractError | ChainReadError
    }

export const pendingRead: ContractRead<never> = { status: 'pending', data: undefined, error: undefined }

/** The state after one more read; the same object if nothing changed, so that views render nothing again. */
export function nextRead<Result>(
  read: ContractRead<Result>,
  outcome: Result | ContractError | ChainReadError
): ContractRead<Result> {
  if (outcome instanceof ContractError || outcome instanceof ChainReadError) {
    const isKnown = read.status === 'error' && isSameError(read.error, outcome)
    return isKnown ? read : { status: 'error', data: read.data, error: outcome }
  }
  const isKnown = read.status !== 'pending' && isSameValue(read.data, outcome)
  if (read.status === 'success' && isKnown) return read
  return { status: 'success', data: isKnown && read.data !== undefined ? read.data : outcome, error: undefined }
}

function isSameError(a: ContractError | ChainReadError, b: ContractError | ChainReadError): boolean {
  const pauseUntil = (error: ContractError | ChainReadError) => pauseOf(error).pausedUntil
  const revertOf = (error: ContractError | ChainReadError) =>
    error instanceof ContractError ? error.revert : undefined
  return (
    a.name === b.name &&
    a.failure === b.failure &&
    a.message === b.message &&
    pauseUntil(a) === pauseUntil(b) &&
    isSameValue(revertOf(a), revertOf(b))
  )
}
