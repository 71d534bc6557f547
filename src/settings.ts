import type { Chain } from '#domain/chain.ts'
import { isOnOwnOrigin } from '#domain/endpoint.ts'
import type { Settings } from '#ui/models/settings.ts'
import { environment } from './built-environment.ts'

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/** True when everything is read through the page's own origin, and that is this machine. */
export function isLocal(chains: readonly Pick<Chain, 'rpcUrls'>[], hostname: string | undefined): boolean {
  const isOwnOrigin = chains.every(({ rpcUrls }) => rpcUrls.every(isOnOwnOrigin))
  return isOwnOrigin && hostname !== undefined && LOOPBACK.test(hostname)
}

/** The views' part of the environment. `hostname` is the page's, undefined while prerendering. */
export function settingsOf(hostname: string | undefined): Settings {
  const { appName, organisation, chains, modalSize, display } = environment
  return { appName, organisation, chains, modalSize, display, isLocal: isLocal(chains, hostname) }
}
