import { dnsEncode, ensNormalize, getBytes, Interface, isCallException, namehash, ZeroAddress } from 'ethers'
import type { EnsClient, EnsLibrary, NamesContract } from '#adapters/names/ens/ens-library.ts'
import { EnsNameService } from '#adapters/names/ens/ens-name-service.ts'
import type { NameRequests } from '#adapters/names/ens/name-requests.ts'
import type { NamesOptions } from '#adapters/names/ens/names-options.ts'
import { NOTHING_FOUND } from '#adapters/names/ens/record-reader.ts'
import { tokenAbi } from '#adapters/names/ens/token-abi.ts'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { CLIENT_GATEWAY, NamesProvider } from './names-provider.ts'

/** Reads names through ethers: not by its own resolver, which cannot choose gateways and throws for unknown names. */
export class EthersNameService extends EnsNameService {
  constructor(chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>, options?: NamesOptions) {
    super(ethers, chain, options)
  }
}

const ETHER_COIN_TYPE = 60n
const MAX_LABEL_BYTES = 255

// Texts are read as bytes, see `textOf`.
const resolverAbi = new Interface([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function reverseWithGateways(bytes, uint256 coinType, string[] gateways) view returns (bytes, address, address)',
  ...NOTHING_FOUND.map((signature) => `error ${signature}`)
])
const recordAbi = new Interface([
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (bytes)'
])
const tokens = new Interface(tokenAbi)

const ethers: EnsLibrary = {
  normalise: ensNormalize,
  connect: connectEthers,
  explain(error) {
    // ethers keeps a node's error in `info.error`, or in `error` if it does not recognise it.
    const { info, error: unrecognised } = error as { info?: { error?: unknown }; error?: unknown }
    const data = isCallException(error) ? error.data : undefined
    return {
      source: info?.error ?? unrecognised ?? error,
      revert: data ? resolverAbi.getError(data.slice(0, 10))?.name : undefined
    }
  }
}

function connectEthers(requests: NameRequests, { chainId, universalResolver }: NamesContract): EnsClient {
  const provider = new NamesProvider(chainId, requests)
  const call = async (to: string, abi: Interface, name: string, values: readonly unknown[]) => {
    const data = await provider.call({ to, data: abi.encodeFunctionData(name, values), enableCcipRead: true })
    return abi.decodeFunctionResult(name, data)
  }
  const findRecord = async (name: string, record: string, ...values: readonly unknown[]) => {
    const query = recordAbi.encodeFunctionData(record, [namehash(name), ...values])
    const question = [dnsEncode(name, MAX_LABEL_BYTES), query, [CLIENT_GATEWAY]]
    const [data] = await call(universalResolver, resolverAbi, 'resolveWithGateways', question)
    return data === '0x' ? undefined : recordAbi.decodeFunctionResult(record, data)[0]
  }
  return {
    async getName(account) {
      const values = [account, ETHER_COIN_TYPE, [CLIENT_GATEWAY]]
      const [name] = await call(universalResolver, resolverAbi, 'reverseWithGateways', values)
      return textOf(name)
    },
    async getAddress(name) {
      const address = (await findRecord(name, 'addr')) as Address | undefined
      return address === ZeroAddress ? undefined : address
    },
    async getText(name, key) {
      const text = await findRecord(name, 'text', key)
      return text === undefined ? undefined : textOf(text)
    },
    callToken: async (contract, name, values) => (await call(contract, tokens, name, values))[0]
  }
}

/**
 * Undefined if empty. ethers throws on invalid UTF-8, or reads overlong characters as the usual ones. A byte order mark
 * stays in the text: without it, another account's name would read as this one.
 */
function textOf(bytes: string): string | undefined {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(getBytes(bytes)) || undefined
}
