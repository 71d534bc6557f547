import type { RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { type RpcPorts, rpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { EthersChain } from './ethers-chain.ts'

/** Reads chains and their contracts through ethers. */
export function connectEthers(chains: readonly Chain[], options?: RpcOptions): RpcPorts {
  return rpcPorts((chain, rpc) => new EthersChain(chain, rpc), chains, options)
}
