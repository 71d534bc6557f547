import type { Settings } from '#ui/models/settings.ts'
import { environment } from './built-environment.ts'

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/** The views' part of the environment. `hostname` is the page's, undefined while prerendering. */
export function settingsOf(hostname: string | undefined): Settings {
  const { appName, organisation, chains, modalSize, display } = environment
  const isOwnOrigin = chains.every(({ rpcUrls }) => rpcUrls.every((url) => url.startsWith('/')))
  const isLocal = isOwnOrigin && hostname !== undefined && LOOPBACK.test(hostname)
  return { appName, organisation, chains, modalSize, display, isLocal }
}
