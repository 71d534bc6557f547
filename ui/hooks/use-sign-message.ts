import { useMemo, useState } from 'react'
import type { Hex } from '#domain/address.ts'
import type { WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { Models } from '#ui/models/models.ts'
import type { MessageRequest } from '#ui/models/request/message-signing-model.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useObserved } from './use-observed.ts'

type SignState =
  | { readonly status: 'idle' | 'pending'; readonly data: undefined; readonly error: undefined }
  /** A smart account's signature may have any length. */
  | { readonly status: 'success'; readonly data: Hex; readonly error: undefined }
  /** `error.isRejection`: the visitor said no. */
  | { readonly status: 'error'; readonly data: undefined; readonly error: WalletFailure }

type SignMessage = SignState & {
  /** Never rejects. @returns the signature; undefined after a failure, which `error` has, or after `reset`. */
  readonly signMessage: (text: string) => Promise<Hex | undefined>
  /** Stops waiting, and forgets the last signature or error. The wallet may still show its request. */
  readonly reset: () => void
}

/** Has the wallet sign a text (EIP-191), for this component only. @throws Error outside the provider (section 8). */
export function useSignMessage(): SignMessage {
  const { messageSigning } = useModels()
  const [request] = useState(messageSigning.open)
  const state = useObserved(signState, request)
  return useMemo(() => ({ ...state, signMessage: request.sign, reset: request.reset }), [state, request])
}

function signState(_: Models, { state }: MessageRequest): SignState {
  switch (state.status) {
    case 'idle':
    case 'pending':
      return { status: state.status, data: undefined, error: undefined }
    case 'signed':
      return { status: 'success', data: state.signature, error: undefined }
    case 'failed': {
      const { status: _status, ...error } = state
      return { status: 'error', data: undefined, error }
    }
  }
}
