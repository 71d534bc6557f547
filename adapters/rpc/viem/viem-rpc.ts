import {
  createClient,
  custom,
  decodeAbiParameters,
  encodeAbiParameters,
  formatTransactionRequest,
  getAddress,
  hexToBigInt,
  keccak256,
  numberToHex
} from 'viem'
import { estimateGas, getBalance, getCode, getFeeHistory, getGasPrice, getTransactionCount } from 'viem/actions'
import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { BlockId, LibraryClient, RpcLibrary, Send } from '#adapters/rpc/reads/rpc-library.ts'
import { type RpcPorts, rpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** Reads chains and their contracts through viem. */
export function connectViem(chains: readonly Chain[], options?: RpcOptions): RpcPorts {
  return rpcPorts(viemLibrary, chains, options)
}

export const viemLibrary: RpcLibrary = {
  abi: {
    encode: encodeAbiParameters,
    decode: (parameters, data) => decodeAbiParameters(parameters, data),
    keccak256: (bytes) => keccak256(bytes),
    toChecksum: getAddress
  },
  connect: (_chain, send) => connect(send)
}

/** viem's actions. */
function connect(send: Send): LibraryClient {
  const client = createClient({
    // No retries: the endpoints handle failures themselves.
    transport: custom({ request: ({ method, params = [] }) => send(method, params) }, { retryCount: 0 })
  })
  return {
    getBalance: (address) => getBalance(client, { address }),
    /** Not viem's action, which keeps the last head of every client for ever. */
    getBlockNumber: async () => hexToBigInt(await client.request({ method: 'eth_blockNumber' })),
    getTransactionCount: async (address, block) => BigInt(await getTransactionCount(client, { address, ...at(block) })),
    getFeeHistory: (blocks, percentiles) =>
      getFeeHistory(client, { blockCount: blocks, rewardPercentiles: [...percentiles] }),
    getGasPrice: () => getGasPrice(client),
    getCode: (address, block) => getCode(client, { address, ...at(block) }),
    /** Not viem's action, which fetches more code before it reports a failure (EIP-3668). */
    call: (request, block) =>
      client.request({
        method: 'eth_call',
        params: [formatTransactionRequest(request), typeof block === 'bigint' ? numberToHex(block) : block]
      }),
    estimateGas: ({ from, ...request }) =>
      estimateGas(client, { ...request, ...(from && { account: from }), prepare: false })
  }
}

function at(block: BlockId) {
  return typeof block === 'bigint' ? { blockNumber: block } : { blockTag: block }
}
