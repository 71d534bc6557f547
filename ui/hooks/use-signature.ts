import { useEffect, useState } from 'react'
import type { Hex } from '#domain/address.ts'
import type { Models } from '#ui/models/models.ts'
import type { SignatureRequest, SigningObstacle } from '#ui/models/wallet/signature-request.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useShownHere } from '#ui/views/parts/use-shown-here.ts'
import { type ShownWalletFailure, shownWalletFailure } from '#ui/words/wallet-failure.ts'
import { useObserved } from './use-observed.ts'

/** Why there is no signature. */
interface SigningFailure extends ShownWalletFailure {
  /** Only of typed data. */
  readonly obstacle?: SigningObstacle
}

/** Forgotten when the account changes: a signature is of one account. */
export type SignatureState =
  | { readonly status: 'idle' | 'pending'; readonly data: undefined; readonly error: undefined }
  /** A smart account's signature may have any length. */
  | { readonly status: 'success'; readonly data: Hex; readonly error: undefined }
  /** `error.isRejection`: the visitor said no. */
  | { readonly status: 'error'; readonly data: undefined; readonly error: SigningFailure }

interface Signature {
  readonly state: SignatureState
  readonly request: SignatureRequest
}

/**
 * A component's own requests for a signature, and the state of the last one.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useSignature(): Signature {
  const { signatures } = useModels()
  const [request] = useState(signatures.open)
  useEffect(() => request.start(), [request])
  const state = useObserved(signatureState, request)
  useShownHere(useObserved(recordId, request))
  return { state, request }
}

function recordId(_: Models, request: SignatureRequest): string | undefined {
  return request.recordId
}

function signatureState(_: Models, { state }: SignatureRequest): SignatureState {
  switch (state.status) {
    case 'idle':
    case 'pending':
      return { status: state.status, data: undefined, error: undefined }
    case 'signed':
      return { status: 'success', data: state.signature, error: undefined }
    case 'failed': {
      const { obstacle } = state
      const error = { ...shownWalletFailure(state), ...(obstacle && { obstacle }) }
      return { status: 'error', data: undefined, error }
    }
  }
}
