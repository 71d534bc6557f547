import { AbiCoder, getAddress, getBigInt, JsonRpcApiProvider, keccak256, ParamType, toQuantity } from 'ethers'
import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { BlockId, LibraryClient, RpcLibrary, Send } from '#adapters/rpc/reads/rpc-library.ts'
import { type RpcPorts, rpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** Reads chains and their contracts through ethers. */
export function connectEthers(chains: readonly Chain[], options?: RpcOptions): RpcPorts {
  return rpcPorts(ethersLibrary, chains, options)
}

const coder = AbiCoder.defaultAbiCoder()

export const ethersLibrary: RpcLibrary = {
  abi: {
    encode: (parameters, lists) => coder.encode(parameters.map(toParamType), lists) as Hex,
    decode: (parameters, data) => coder.decode(parameters.map(toParamType), data).toArray(true),
    keccak256: (bytes) => keccak256(bytes) as Hex,
    toChecksum: getAddress
  },
  connect
}

interface RawHistory {
  readonly oldestBlock: Hex
  readonly baseFeePerGas: readonly Hex[]
  readonly reward?: readonly (readonly Hex[])[]
}

/** The methods of an ethers provider. */
function connect(chain: Chain, send: Send): LibraryClient {
  const provider = new EndpointProvider(chain.id, send)
  return {
    getBalance: (account) => provider.getBalance(account),
    getBlockNumber: async () => BigInt(await provider.getBlockNumber()),
    getTransactionCount: async (account, block) => BigInt(await provider.getTransactionCount(account, toTag(block))),
    /** ethers has no method for it. */
    async getFeeHistory(blocks, percentiles) {
      const history = (await provider.send('eth_feeHistory', [toQuantity(blocks), 'latest', percentiles])) as RawHistory
      return {
        oldestBlock: getBigInt(history.oldestBlock),
        baseFeePerGas: history.baseFeePerGas.map((fee) => getBigInt(fee)),
        reward: history.reward?.map((block) => block.map((tip) => getBigInt(tip)))
      }
    },
    /** Not ethers' `getFeeData`, which sends several requests. */
    getGasPrice: async () => getBigInt((await provider.send('eth_gasPrice', [])) as Hex),
    getCode: async (address, block) => (await provider.getCode(address, toTag(block))) as Hex,
    call: async (request, block) => (await provider.call({ ...request, blockTag: toTag(block) })) as Hex,
    estimateGas: (request) => provider.estimateGas(request)
  }
}

/** An ethers provider over a chain's endpoints, which handle batching, timeouts and the chain id check. */
class EndpointProvider extends JsonRpcApiProvider {
  readonly #send: Send

  constructor(chainId: number, send: Send) {
    // A cache would answer the next poll with an old balance.
    super(chainId, { staticNetwork: true, cacheTimeout: -1 })
    this.#send = send
  }

  /** Past ethers' own queue, whose timer would split a batch. */
  override send(method: string, params: readonly unknown[]): Promise<unknown> {
    return this.#send(method, params)
  }

  override async _send(): Promise<never> {
    throw new Error('nothing is queued')
  }
}

function toTag(block: BlockId): string {
  return typeof block === 'bigint' ? toQuantity(block) : block
}

function toParamType(parameter: object): ParamType {
  return ParamType.from(parameter)
}
