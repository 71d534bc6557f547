import type { Chain } from '#domain/chain.ts'
import { isOnOwnOrigin } from '#domain/endpoint.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import type { NamesSource } from './environment-names.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import { loadNameService } from './rpc-library.ts'

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/** A name service whose code is fetched with the first account that is asked about. */
export function lazyNameService({ chain, ipfsGateway }: NamesSource): NameService {
  return lazyAdapter<NameService>(['getName', 'getAddress', 'getAvatar'], () =>
    loadNameService(chain, {
      allowsThisMachine: isOnThisMachine(chain),
      ...(ipfsGateway && { ipfsGateway: ipfsGateway.replace(/^(?=\/)/, location.origin) })
    })
  )
}

/** True when the chain is read through the page's own origin, and that is this machine. */
function isOnThisMachine({ rpcUrls }: Pick<Chain, 'rpcUrls'>): boolean {
  return rpcUrls.every(isOnOwnOrigin) && LOOPBACK.test(location.hostname)
}
