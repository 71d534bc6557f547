import type { Chain } from '#domain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'

/** The one place where the RPC library is chosen. An `if`, not a table: a table would keep both in the build. */
export async function loadChainReader(chains: readonly Chain[]): Promise<ChainReader> {
  if (__RPC_LIBRARY__ === 'ethers') {
    const { EthersChainReader } = await import('#adapters/rpc/ethers/ethers-chain-reader.ts')
    return new EthersChainReader(chains)
  }
  const { ViemChainReader } = await import('#adapters/rpc/viem/viem-chain-reader.ts')
  return new ViemChainReader(chains)
}
