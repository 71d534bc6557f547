import { useMemo } from 'react'
import type { Hex } from '#domain/address.ts'
import type { TypedData, TypedDataOf } from '#domain/wallet/typed-data.ts'
import { type SignatureState, useSignature } from './use-signature.ts'

type SignTypedData = SignatureState & {
  /**
   * Integers may be bigints, numbers or decimal strings. The type checker knows the fields of `message` from `types`. The wallet is not asked for data that does not fit its types
   * (`error.obstacle` is `invalid-data`, `error.details` says what is wrong), nor on a network other than
   * `domain.chainId`: switch to `error.obstacle.chainId` with `useSwitchChain`, then ask again.
   * Never rejects. @returns the signature; undefined after a failure, which `error` has, or after `reset`.
   */
  readonly signTypedData: <const Types extends TypedData['types'], Primary extends keyof Types>(
    typedData: TypedDataOf<Types, Primary>
  ) => Promise<Hex | undefined>
  /** Stops waiting, and forgets the last signature or error. The wallet may still show its request. */
  readonly reset: () => void
}

/**
 * Has the wallet sign typed data (EIP-712), for this component only.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useSignTypedData(): SignTypedData {
  const { state, request } = useSignature()
  return useMemo(() => ({ ...state, signTypedData: request.signTypedData, reset: request.reset }), [state, request])
}
