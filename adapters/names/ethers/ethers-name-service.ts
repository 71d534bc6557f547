import { ensNormalize } from 'ethers'
import type { EnsLibrary } from '#adapters/names/ens/ens-library.ts'
import { EnsNameService, type NamesOptions } from '#adapters/names/ens/ens-name-service.ts'
import { resolverClient } from '#adapters/names/ens/resolver-client.ts'
import { ethersLibrary } from '#adapters/rpc/ethers/ethers-rpc.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** Reads names through ethers: not by its own resolver, which cannot choose gateways and throws for unknown names. */
export class EthersNameService extends EnsNameService {
  constructor(chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>, options?: NamesOptions) {
    super(ethers, chain, options)
  }
}

const ethers: EnsLibrary = {
  normalise: ensNormalize,
  connect: (requests, names) => resolverClient(ethersLibrary.abi, requests, names)
}
