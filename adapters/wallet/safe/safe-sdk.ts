import SafeAppsSdk from '@safe-global/safe-apps-sdk'

/** The part of the package that is used here. */
export type SafeSdk = Pick<SafeAppsSdk, 'safe' | 'txs' | 'eth'>

type Listen = (message: MessageEvent) => void

/**
 * The package's own listener throws at every message that is not of its protocol, from whatever window; in its place
 * stands one that lets only answers of the Safe through. It is never taken off again: one call for a page.
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
