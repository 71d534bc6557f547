import { type NetworkInstances, parseNetworkInstances } from '#domain/chain/local-network.ts'

/**
 * Hears from the development server which life each local network is in, also after that was away. Only while the page
 * is visible: a browser has six connections to a host for all tabs, and on opening everything is told at once.
 */
export function watchNetworkInstances(url: string, listener: (lives: NetworkInstances) => void): void {
  let events: EventSource | undefined
  const followVisibility = () => {
    events?.close()
    events = document.visibilityState === 'visible' ? new EventSource(url) : undefined
    events?.addEventListener('message', ({ data }) => listener(parseNetworkInstances(String(data))))
  }
  document.addEventListener('visibilitychange', followVisibility)
  followVisibility()
}
