import { isLoopbackHost } from '#domain/chain/loopback-host.ts'
import { parseUrl } from '#domain/parse-url.ts'
import type { PageSettings } from '../settings/settings.ts'

/** Of a build: its addresses on this machine, which each visitor's browser would look for on the visitor's own. */
export function loopbackWarning(settings: PageSettings): string | undefined {
  const { chains, names, authUrl, connectHosts, imageHosts, walletConnect } = settings
  const endpoints = [...chains, ...(names ? [names.chain] : [])].flatMap(({ id, rpcUrls }) =>
    named(`RPC_URL_${id}`, rpcUrls)
  )
  const found = [
    ...named('CONNECT_HOSTS', connectHosts),
    ...named('IMAGE_HOSTS', imageHosts),
    ...endpoints,
    ...named('AUTH_URL', [authUrl]),
    ...named('WALLETCONNECT_RELAY_URL', walletConnect ? [walletConnect.relayUrl] : []),
    ...named('IPFS_GATEWAY', names?.ipfsGateway === undefined ? [] : [names.ipfsGateway])
  ]
  if (found.length === 0) return undefined
  return `The built page asks for addresses on each visitor's own machine: ${[...new Set(found)].join(', ')}. A build reads .env.local, too.`
}

function named(name: string, urls: readonly string[]): readonly string[] {
  return urls.filter((url) => isLoopbackHost(parseUrl(url)?.hostname ?? '')).map((url) => `${name} ${url}`)
}
