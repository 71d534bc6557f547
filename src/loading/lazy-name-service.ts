import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import type { NamesSource } from '#src/settings/settings.ts'
import { codeRecovery } from '#src/visit/code-recovery.ts'
import { loadNameService } from '../chosen-library.ts'
import { lazyAdapter } from './lazy-adapter.ts'

/** A name service whose code is fetched on first use. */
export function lazyNameService({ chain, ipfsGateway }: NamesSource, limits: RpcOptions): NameService {
  const load = () =>
    loadNameService(chain, {
      ...limits,
      ...(__LOCAL_NAMES__ && { localContent: onOwnOrigin(__LOCAL_NAMES__) }),
      ...(ipfsGateway && { ipfsGateway: onOwnOrigin(ipfsGateway) })
    })
  return lazyAdapter<NameService>(() => codeRecovery.watch('names', () => loadCode(load, navigator)))
}

/** A URL stays as it is. */
function onOwnOrigin(url: string): string {
  return url.replace(/^(?=\/)/, location.origin)
}
