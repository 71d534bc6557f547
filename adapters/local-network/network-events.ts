import { type NetworkInstances, parseNetworkInstances } from '#domain/chain/local-network.ts'

/**
 * Subscribes to the instance ids of the local networks, which the development server sends, and reconnects when it comes
 * back. Only while the page is visible: a browser allows six connections to a host for all tabs, and each new connection
 * starts with the current state.
 */
export function watchNetworkInstances(url: string, listener: (instances: NetworkInstances) => void): void {
  let events: EventSource | undefined
  const updateConnection = () => {
    events?.close()
    events = document.visibilityState === 'visible' ? new EventSource(url) : undefined
    events?.addEventListener('message', ({ data }) => listener(parseNetworkInstances(String(data))))
  }
  document.addEventListener('visibilitychange', updateConnection)
  updateConnection()
}
