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
import { mainnet } from '#domain/chain/chains.ts'

/** How the node answers a call of a contract. */
export type CallAnswer = { readonly result: unknown } | { readonly error: object }
export type AnswerCall = (call: { readonly to: Address; readonly data: Hex }) => CallAnswer

export interface GatewayRequest {
  readonly url: string
  readonly init: RequestInit | undefined
}

interface ScriptedNames {
  readonly fetch: typeof fetch
  /** What went anywhere but to the node, so far. */
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
  'error Surprise()',
  'struct Question { address sender; string[] urls; bytes data; }',
  'function query(Question[] questions)'
])

/** A page's `fetch` whose node and web are made up. */
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

/** Sends the caller to these gateways, and answers what comes back from them with `record`. */
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
export const surprise: Hex = encodeErrorResult({ abi, errorName: 'Surprise' })

/** What the Universal Resolver answers when the record is an address. */
export function addressRecord(address: Address): Hex {
  return answer(encodeAbiParameters(parseAbiParameters('address'), [address]))
}

/** What the Universal Resolver answers when the record is a text. */
export function textRecord(text: string): Hex {
  return answer(encodeAbiParameters(parseAbiParameters('bytes'), [stringToHex(text)]))
}

/** What the Universal Resolver answers when the account has chosen this name. */
export function reverseRecord(name: string): Hex {
  return encodeAbiParameters(parseAbiParameters('bytes, address, address'), [stringToHex(name), resolver, resolver])
}

function answer(record: Hex): Hex {
  return encodeAbiParameters(parseAbiParameters('bytes, address'), [record, zoe])
}
