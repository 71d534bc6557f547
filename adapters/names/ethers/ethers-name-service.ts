import { AbiCoder, ensNormalize, id, namehash, ParamType } from 'ethers'
import type { AbiType, EnsLibrary } from '#adapters/names/ens/ens-library.ts'
import { EnsNameService } from '#adapters/names/ens/ens-name-service.ts'
import type { NamesOptions } from '#adapters/names/ens/names-options.ts'
import type { Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** Reads names through ethers. Its own resolver throws for unknown names and has a hard-coded IPFS gateway. */
export class EthersNameService extends EnsNameService {
  constructor(chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>, options?: NamesOptions) {
    super(ethers, chain, options)
  }
}

const coder = AbiCoder.defaultAbiCoder()

const ethers: EnsLibrary = {
  normalise: ensNormalize,
  namehash: (name) => namehash(name) as Hex,
  selector: (signature) => id(signature).slice(0, 10) as Hex,
  encode: (types, values) => coder.encode(types.map(toParameter), values) as Hex,
  decode: (types, data) => coder.decode(types.map(toParameter), data).toArray(true)
}

function toParameter(type: AbiType): ParamType {
  if (typeof type === 'string') return ParamType.from(type)
  return ParamType.from({ type: type.type, components: type.components.map(toParameter) })
}
