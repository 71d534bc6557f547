import { type NetworkLives, parseNetworkLives } from '#domain/local-network.ts'

/** Hears from the development server which life each local network is in, also after that was away. */
export function followNetworkLives(url: string, listener: (lives: NetworkLives) => void): void {
  new EventSource(url).addEventListener('message', ({ data }) => listener(parseNetworkLives(String(data))))
}
