import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
  stringToHex
} from 'viem'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { mainnet } from '#domain/chain/known-chains.ts'

/** The node's answer to a contract call. */
export type CallAnswer = { readonly result: unknown } | { readonly error: object }
export type AnswerCall = (call: { readonly to: Address; readonly data: Hex }) => CallAnswer

export interface GatewayRequest {
  readonly url: string
  readonly init: RequestInit | undefined
}

interface ScriptedNames {
  readonly fetch: typeof fetch
  /** Requests to hosts other than the node, so far. */
  readonly requests: readonly GatewayRequest[]
  /** How many calls the node has answered. */
  readonly calls: () => number
}

const NODE = 'node.example'
export const resolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
export const zoe: Address = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'
export const namesChain: Chain = { ...mainnet, rpcUrls: [`https://${NODE}`] }

const CALLBACK: Hex = '0x12345678'
const abi = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  'error ResolverNotFound(bytes name)',
  'error DNSDecodingFailed(bytes dns)',
  'error HttpError(uint16 status, string message)',
  'error Surprise()',
  'struct Question { address sender; string[] urls; bytes data; }',
  'function query(Question[] questions)'
])

/** A page's `fetch` with a scripted node and web. */
export function scriptNames(
  answerCall: AnswerCall,
  answerRequest: (request: GatewayRequest) => Response | Promise<Response> = () =>
    new Response(undefined, { status: 404 })
): ScriptedNames {
  const requests: GatewayRequest[] = []
  let calls = 0
  const answerNode = ({ id, method, params }: { id: number; method: string; params: [Parameters<AnswerCall>[0]] }) => {
    if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0x1' }
    calls++
    return { jsonrpc: '2.0', id, ...answerCall(params[0]) }
  }
  return {
    requests,
    calls: () => calls,
    fetch: async (target, init) => {
      const url = String(target)
      if (new URL(url).host !== NODE) {
        requests.push({ url, init })
        return answerRequest({ url, init })
      }
      const body = JSON.parse(String(init?.body))
      return Response.json(Array.isArray(body) ? body.map(answerNode) : answerNode(body))
    }
  }
}

/** Refers the caller to these gateways, and answers their result with `record`. */
export function offchain(
  urls: readonly string[],
  record: Hex = addressRecord(zoe),
  question: Hex = '0xabcd'
): AnswerCall {
  return ({ data }) => (data.startsWith(CALLBACK) ? { result: record } : lookup({ urls, data: question }))
}

export function lookup({
  urls,
  sender = resolver,
  questions = 1,
  data = '0xabcd'
}: {
  readonly urls: readonly string[]
  readonly sender?: Address
  readonly questions?: number
  readonly data?: Hex
}): CallAnswer {
  const question = { sender: zoe, urls: [...urls], data }
  const callData = encodeFunctionData({ abi, functionName: 'query', args: [Array(questions).fill(question)] })
  const args = [sender, ['x-batch-gateway:true'], callData, CALLBACK, '0x'] as const
  return reverting(encodeErrorResult({ abi, errorName: 'OffchainLookup', args }))
}

export function reverting(data: unknown): CallAnswer {
  return { error: { code: 3, message: 'execution reverted', data } }
}

export const notFound: Hex = encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: ['0x'] })
export const notEncodable: Hex = encodeErrorResult({ abi, errorName: 'DNSDecodingFailed', args: ['0x'] })
export const gatewayFailed: Hex = encodeErrorResult({ abi, errorName: 'HttpError', args: [503, 'busy'] })
export const surprise: Hex = encodeErrorResult({ abi, errorName: 'Surprise' })

/** The Universal Resolver's answer for an address record. */
export function addressRecord(address: Address): Hex {
  return answer(encodeAbiParameters(parseAbiParameters('address'), [address]))
}

/** The Universal Resolver's answer for a text record. */
export function textRecord(text: string): Hex {
  return answer(encodeAbiParameters(parseAbiParameters('bytes'), [stringToHex(text)]))
}

/** The Universal Resolver's answer for an account with this primary name. */
export function reverseRecord(name: string): Hex {
  return reverseBytes(stringToHex(name))
}

/** The same with any bytes as the name. */
export function reverseBytes(name: Hex): Hex {
  return encodeAbiParameters(parseAbiParameters('bytes, address, address'), [name, resolver, resolver])
}

function answer(record: Hex): Hex {
  return encodeAbiParameters(parseAbiParameters('bytes, address'), [record, zoe])
}
