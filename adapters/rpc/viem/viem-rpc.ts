import type { RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { type RpcPorts, rpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { ViemChain } from './viem-chain.ts'

/** Reads chains and their contracts through viem. */
export function connectViem(chains: readonly Chain[], options?: RpcOptions): RpcPorts {
  return rpcPorts((chain, rpc) => new ViemChain(chain, rpc), chains, options)
}
