import SafeAppsSdk from '@safe-global/safe-apps-sdk'
import { errorDetails } from '#adapters/wallet/error/error-details.ts'
import { impliesRefusal, namesRefusal } from '#adapters/wallet/error/wallet-words.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'

/** The part of the package that is used here. */
export type SafeSdk = Pick<SafeAppsSdk, 'safe' | 'txs' | 'eth'>

type Listen = (message: MessageEvent) => void

/**
 * The package's own listener throws on any message outside its protocol, from any window; it is replaced by one that
 * passes on only the Safe's answers. That one is never removed: call this once for a page.
 */
export function openSafeSdk(origin: string): SafeSdk {
  const sdk = new SafeAppsSdk()
  const { onParentMessage } = (sdk as unknown as { readonly communicator: { readonly onParentMessage: Listen } })
    .communicator
  window.removeEventListener('message', onParentMessage)
  window.addEventListener('message', (message) => {
    if (message.origin === origin && isAnswer(message.data)) onParentMessage(message)
  })
  return sdk
}

/** A Safe sends no codes, only messages: "Transaction was rejected", "Signature was rejected". */
export function toSafeError(cause: unknown): WalletError {
  const message = cause instanceof Error ? cause.message : String(cause)
  const { words } = errorDetails(cause)
  const isRefusal = namesRefusal(words) || impliesRefusal(words)
  return isRefusal ? new WalletError('rejected', { cause }) : new WalletError('other', { message, cause })
}

export function throwSafeError(cause: unknown): never {
  throw toSafeError(cause)
}

/** A Safe never answers a request that it does not support. */
export function silentFor(ms: number): () => WalletError {
  return () => new WalletError('timeout', { message: `The Safe did not answer within ${ms} ms.` })
}

function isAnswer(data: unknown): boolean {
  const { id, version } = (data ?? {}) as { readonly id?: unknown; readonly version?: unknown }
  return typeof id === 'string' && typeof version === 'string'
}
