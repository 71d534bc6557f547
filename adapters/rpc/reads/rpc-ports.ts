import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { ChainConnections } from './chain-connections.ts'
import { RpcChainReader } from './rpc-chain-reader.ts'
import { RpcContractGateway } from './rpc-contract-gateway.ts'
import type { RpcLibrary } from './rpc-library.ts'

/** Both ports of an RPC library, over the same connections. */
export interface RpcPorts {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
}

export function rpcPorts(library: RpcLibrary, chains: readonly Chain[], options?: RpcOptions): RpcPorts {
  const connections = new ChainConnections(library, chains, options)
  return { reader: new RpcChainReader(connections), contracts: new RpcContractGateway(connections) }
}
