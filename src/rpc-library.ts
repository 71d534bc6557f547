import type { NamesOptions } from '#adapters/names/ens/names-options.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import type { NamesSource } from './environment/names.ts'

/** What reads the chains. In development, with `RPC_SHADOW`, every read of the chain reader is made a second time and compared. */
export async function loadChainReader(chains: readonly Chain[]): Promise<ChainReader> {
  if (__RPC_SHADOW__ === '') return loadLibrary(chains)
  const [reader, { shadow }] = await Promise.all([loadLibrary(chains), import('./rpc-shadow/shadow.ts')])
  return shadow(reader, chains)
}

/** What reads names: the same library, in a chunk of its own. */
export async function loadNameService(chain: NamesSource['chain'], options: NamesOptions): Promise<NameService> {
  if (__RPC_LIBRARY__ === 'ethers') {
    const { EthersNameService } = await import('#adapters/names/ethers/ethers-name-service.ts')
    return new EthersNameService(chain, options)
  }
  const { ViemNameService } = await import('#adapters/names/viem/viem-name-service.ts')
  return new ViemNameService(chain, options)
}

/** The one file where the RPC library is chosen. An `if`, not a table: a table would keep both in the build. */
async function loadLibrary(chains: readonly Chain[]): Promise<ChainReader> {
  if (__RPC_LIBRARY__ === 'ethers') {
    const { EthersChainReader } = await import('#adapters/rpc/ethers/ethers-chain-reader.ts')
    return new EthersChainReader(chains)
  }
  const { ViemChainReader } = await import('#adapters/rpc/viem/viem-chain-reader.ts')
  return new ViemChainReader(chains)
}
