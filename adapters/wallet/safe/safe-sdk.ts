import SafeAppsSdk from '@safe-global/safe-apps-sdk'

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

function isAnswer(data: unknown): boolean {
  const { id, version } = (data ?? {}) as { readonly id?: unknown; readonly version?: unknown }
  return typeof id === 'string' && typeof version === 'string'
}
