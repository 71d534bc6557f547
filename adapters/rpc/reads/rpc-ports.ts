import { ChainConnections } from '#adapters/rpc/endpoint/chain-connections.ts'
import type { RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { ChainLibrary } from './chain-library.ts'
import { ChainReads } from './chain-reads.ts'
import { LibraryChain } from './library-chain.ts'
import { LibraryChainReader } from './library-chain-reader.ts'
import { LibraryContractGateway } from './library-contract-gateway.ts'

/** Both ports of an RPC library, over the same connections. */
export interface RpcPorts {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
}

export function rpcPorts(library: ChainLibrary, chains: readonly Chain[], options?: RpcOptions): RpcPorts {
  const connections = new ChainConnections(
    (chain, rpc) => new ChainReads(new LibraryChain(library, chain, rpc)),
    chains,
    options
  )
  return { reader: new LibraryChainReader(connections), contracts: new LibraryContractGateway(connections) }
}
