import type { NamesOptions } from '#adapters/names/ens/ens-name-service.ts'
import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { RpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import { once } from '#domain/wait/once.ts'
import type { NamesSource } from './settings/settings.ts'

/** The readers of chains and of their contracts. */
export async function loadRpcPorts(chains: readonly Chain[], options: RpcOptions): Promise<RpcPorts> {
  const connect = await library()
  return connect(chains, options)
}

/** Loads it ahead; the first read would do it otherwise. */
export async function loadLibrary(): Promise<void> {
  await library()
}

/** Loads what reads names: the same library, in a separate chunk. */
export async function loadNameService(chain: NamesSource['chain'], options: NamesOptions): Promise<NameService> {
  if (__RPC_LIBRARY__ === 'ethers') {
    const { EthersNameService } = await import('#adapters/names/ethers/ethers-name-service.ts')
    return new EthersNameService(chain, options)
  }
  const { ViemNameService } = await import('#adapters/names/viem/viem-name-service.ts')
  return new ViemNameService(chain, options)
}

/** Kept, because a browser takes several turns to hand over even code that is there. */
const library = once(importLibrary)

/** The one file where the RPC library is chosen. An `if`, not a table: a table would keep both in the build. */
async function importLibrary(): Promise<(chains: readonly Chain[], options: RpcOptions) => RpcPorts> {
  if (__RPC_LIBRARY__ === 'ethers') {
    const { connectEthers } = await import('#adapters/rpc/ethers/ethers-rpc.ts')
    return connectEthers
  }
  const { connectViem } = await import('#adapters/rpc/viem/viem-rpc.ts')
  return connectViem
}
