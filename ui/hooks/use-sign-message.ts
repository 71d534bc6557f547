import { useMemo } from 'react'
import type { Hex } from '#domain/address.ts'
import { type SignatureState, useSignature } from './use-signature.ts'

type SignMessage = SignatureState & {
  /** Never rejects. @returns the signature; undefined after a failure, which `error` has, or after `reset`. */
  readonly signMessage: (text: string) => Promise<Hex | undefined>
  /** Stops waiting, and forgets the last signature or error. The wallet may still show its request. */
  readonly reset: () => void
}

/**
 * Has the wallet sign a text (EIP-191), for this component only.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useSignMessage(): SignMessage {
  const { state, request } = useSignature()
  return useMemo(() => ({ ...state, signMessage: request.signMessage, reset: request.reset }), [state, request])
}
