import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, namehash, toFunctionSelector } from 'viem'
import { normalize } from 'viem/ens'
import type { AbiType, EnsLibrary } from '#adapters/names/ens/ens-library.ts'
import { EnsNameService } from '#adapters/names/ens/ens-name-service.ts'
import type { NamesOptions } from '#adapters/names/ens/names-options.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** Reads names through viem. */
export class ViemNameService extends EnsNameService {
  constructor(chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>, options?: NamesOptions) {
    super(viem, chain, options)
  }
}

const viem: EnsLibrary = {
  normalise: normalize,
  namehash,
  selector: toFunctionSelector,
  encode: (types, values) => encodeAbiParameters(types.map(toParameter), values),
  decode: (types, data) => decodeAbiParameters(types.map(toParameter), data)
}

function toParameter(type: AbiType): AbiParameter {
  if (typeof type === 'string') return { type }
  return { type: type.type, components: type.components.map(toParameter) }
}
