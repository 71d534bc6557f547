import { type RpcCall, type RpcMessage, withCalls } from '#devchain/gateway/rpc-call.ts'
import type { CallFault, Transport } from './fault.ts'
import { withNumberAsTime, withoutTexts } from './odd-values.ts'
import { alterStale, rewriteStale } from './stale-head.ts'
import type { Weather } from './weather.ts'

const OK = 200
/** Methods whose answers may have texts of contracts. */
const TELLING = ['eth_call', 'eth_estimateGas', 'eth_simulateV1', 'eth_getLogs', 'eth_getTransactionReceipt']
const BLOCKS = ['eth_getBlockByNumber', 'eth_getBlockByHash']

export interface RpcAnswer {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

interface FaultyCall {
  readonly call: RpcCall
  readonly fault: CallFault
}

interface PreparedFault extends FaultyCall {
  /** The last block visible to the client; the head unless the node is stale. */
  readonly lastBlock: number
}

/** The blocks whose state a fork has, from the forked block on. */
export interface AvailableBlocks {
  readonly first: number
  readonly head: number
}

/** The faulty calls of a message, and how they and their answers are altered. */
export interface FaultyCalls {
  readonly faults: readonly CallFault[]
  /** The message for the node; calls `readAvailableBlocks` only for a stale head. */
  rewrite(readAvailableBlocks: () => Promise<AvailableBlocks>): Promise<ChangedMessage>
}

interface ChangedMessage {
  readonly message: RpcMessage
  /** Turns the node's answer into the client's. */
  readonly alter: (answer: string) => string
  /** The HTTP status of the altered answer. */
  readonly statusOf: (answer: string) => number
}

/** @returns undefined when no call is affected. */
export function applyCallFaults(
  weather: Weather,
  chainId: number,
  message: RpcMessage,
  via: Transport
): FaultyCalls | undefined {
  const faultyCalls = message.calls.flatMap((call): readonly FaultyCall[] => {
    const fault = weather.applyToCall(chainId, call.method, via)?.fault
    return fault ? [{ call, fault }] : []
  })
  if (faultyCalls.length === 0) return undefined
  return {
    faults: faultyCalls.map(({ fault }) => fault),
    rewrite: (readAvailableBlocks) => rewrite(message, faultyCalls, readAvailableBlocks)
  }
}

async function rewrite(
  message: RpcMessage,
  faultyCalls: readonly FaultyCall[],
  readAvailableBlocks: () => Promise<AvailableBlocks>
): Promise<ChangedMessage> {
  const isStale = faultyCalls.some(({ fault }) => fault.kind === 'stale-head')
  const { first, head } = isStale ? await readAvailableBlocks() : { first: 0, head: 0 }
  const prepared = new Map(
    faultyCalls.map(({ call, fault }): [RpcCall, PreparedFault] => {
      const behind = fault.kind === 'stale-head' ? fault.blocks : 0
      return [call, { call, fault, lastBlock: Math.max(first, head - behind) }]
    })
  )
  const calls = message.calls.map((call) => {
    const faulty = prepared.get(call)
    return faulty?.fault.kind === 'stale-head' ? rewriteStale(call, faulty.lastBlock) : call
  })
  const byId = new Map([...prepared].map(([{ id }, faulty]) => [id, faulty]))
  const status = message.isBatch ? undefined : faultyCalls.map(({ fault }) => refusalStatus(fault)).find(Boolean)
  return {
    message: withCalls(message, calls),
    alter: (answer) => alterAll(answer, byId),
    statusOf: (answer) => (status !== undefined && isError(answer) ? status : OK)
  }
}

function refusalStatus(fault: CallFault): number | undefined {
  return fault.kind === 'error' || fault.kind === 'narrow-logs' ? fault.status : undefined
}

function isError(answer: string): boolean {
  return answer !== '' && 'error' in (JSON.parse(answer) as RpcAnswer)
}

function alterAll(text: string, preparedById: ReadonlyMap<unknown, PreparedFault>): string {
  const parsed = JSON.parse(text) as RpcAnswer | readonly RpcAnswer[]
  const alterOne = (answer: RpcAnswer): readonly RpcAnswer[] => {
    const faulty = preparedById.get(answer.id)
    const altered = faulty ? alter(answer, faulty) : answer
    return altered ? [altered] : []
  }
  if (Array.isArray(parsed)) return JSON.stringify(parsed.flatMap(alterOne))
  const [altered] = alterOne(parsed as RpcAnswer)
  return altered ? JSON.stringify(altered) : ''
}

function alter(answer: RpcAnswer, { call, fault, lastBlock }: PreparedFault): RpcAnswer | undefined {
  switch (fault.kind) {
    case 'wrong-id':
      return { ...answer, id: 987_654_321 }
    case 'null-result':
      return withResult(answer, null)
    case 'result':
      return withResult(answer, fault.result)
    case 'error': {
      const { kind: _, status: ___, ...error } = fault
      const { result: __, ...rest } = answer
      return { ...rest, error }
    }
    case 'omitted':
      return undefined
    case 'wrong-chain-id':
      return withWrongChain(answer, call, fault.chainId)
    case 'stale-head':
      return 'error' in answer ? answer : { ...answer, result: alterStale(call, answer.result, lastBlock) }
    case 'missing-logs':
      return 'error' in answer ? answer : { ...answer, result: withoutLogs(call, answer.result) }
    case 'narrow-logs':
      return searchedBlocks(call) > fault.blocks ? refused(answer, fault.blocks) : answer
    case 'odd-logs':
      return 'error' in answer ? answer : { ...answer, result: withOddLogs(call, answer.result) }
    case 'no-outcome':
      return 'error' in answer ? answer : { ...answer, result: withoutOutcome(call, answer.result) }
    case 'null-logs':
      return 'error' in answer ? answer : { ...answer, result: withNullLogs(call, answer.result) }
    case 'bad-texts':
      return TELLING.includes(call.method) ? withoutTextsIn(answer) : answer
    case 'number-times':
      return BLOCKS.includes(call.method) ? { ...answer, result: withNumberAsTime(answer.result) } : answer
  }
}

function withResult({ error: _, ...answer }: RpcAnswer, result: unknown): RpcAnswer {
  return { ...answer, result }
}

function withWrongChain(answer: RpcAnswer, { method }: RpcCall, chainId: number): RpcAnswer {
  if (method === 'eth_chainId') return withResult(answer, `0x${chainId.toString(16)}`)
  if (method === 'net_version') return withResult(answer, String(chainId))
  return answer
}

function withoutLogs({ method }: RpcCall, result: unknown): unknown {
  if (method === 'eth_getLogs') return []
  if (method === 'eth_getBlockReceipts' && Array.isArray(result)) return result.map(emptied)
  return method === 'eth_getTransactionReceipt' ? emptied(result) : result
}

function withNullLogs({ method }: RpcCall, result: unknown): unknown {
  if (method === 'eth_getLogs') return null
  return method === 'eth_getTransactionReceipt' && result !== null ? { ...Object(result), logs: null } : result
}

function withoutTextsIn({ result, error, ...answer }: RpcAnswer): RpcAnswer {
  const { data } = Object(error) as { readonly data?: unknown }
  if (error !== undefined) return { ...answer, error: { ...Object(error), data: withoutTexts(data) } }
  return { ...answer, result: withoutTexts(result) }
}

function searchedBlocks({ method, params }: RpcCall): number {
  if (method !== 'eth_getLogs' || !Array.isArray(params)) return 0
  const { fromBlock, toBlock } = Object(params[0]) as { readonly fromBlock?: unknown; readonly toBlock?: unknown }
  return Number(toBlock) - Number(fromBlock) + 1
}

/** As a public node of Base words it. */
function refused({ result: _, ...answer }: RpcAnswer, blocks: number): RpcAnswer {
  return { ...answer, error: { code: -32614, message: `eth_getLogs is limited to a ${blocks} range` } }
}

function withOddLogs({ method }: RpcCall, result: unknown): unknown {
  const last: unknown = Array.isArray(result) ? result.at(-1) : undefined
  if (method !== 'eth_getLogs' || !last) return result
  const { topics } = Object(last) as { readonly topics?: readonly unknown[] }
  const item = { ...last, topics: [...(topics ?? []), `0x${'7'.padStart(64, '0')}`].slice(0, 4), data: '0x' }
  const pending = { ...last, blockNumber: null, blockHash: null, logIndex: null }
  return [...(result as readonly unknown[]), item, pending]
}

function withoutOutcome({ method }: RpcCall, result: unknown): unknown {
  return method === 'eth_getTransactionReceipt' && result !== null ? { ...Object(result), status: null } : result
}

function emptied(receipt: unknown): unknown {
  return receipt === null || typeof receipt !== 'object' ? receipt : { ...receipt, logs: [] }
}
