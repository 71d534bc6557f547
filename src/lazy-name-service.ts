import type { NameService } from '#domain/ports/name-service.ts'
import type { NamesSource } from './environment-names.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import { loadNameService } from './rpc-library.ts'
import { isLocal } from './settings.ts'

/** A name service whose code is fetched with the first account that is asked about. */
export function lazyNameService({ chain, ipfsGateway }: NamesSource): NameService {
  return lazyAdapter<NameService>(['getName', 'getAddress', 'getAvatar'], () =>
    loadNameService(chain, {
      allowsThisMachine: isLocal([chain], location.hostname),
      ...(ipfsGateway && { ipfsGateway: ipfsGateway.replace(/^(?=\/)/, location.origin) })
    })
  )
}
