import { type Abi, decodeFunctionResult, type Hex, numberToHex } from 'viem'
import type { ChainNode } from '#devchain/explorer/chain/chain-node.ts'
import { type Argument, decodeRevert, named } from '#devchain/explorer/chain/decoding.ts'
import type { Revert } from '#devchain/explorer/parts/failure-reason.ts'
import { NodeError } from '#devchain/json-rpc.ts'
import type { ContractFunction } from '../contract-functions.ts'
import type { ContractCall } from './contract-call.ts'

/** What became of a call that was not sent. */
export type CallOutcome =
  | { readonly status: 'returned'; readonly results: readonly Argument[]; readonly gas?: bigint }
  /** Not what the ABI describes. */
  | { readonly status: 'undecodable'; readonly data: Hex }
  | { readonly status: 'reverted'; readonly revert: Revert }
  /** The node did not execute it, for example because the account cannot pay. */
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unanswered' }

/** For decoding: the contract's ABI first, then those of all others, which it may call. */
export interface KnownErrors {
  readonly own: Abi | undefined
  readonly others: readonly Abi[]
}

/** Calls the function on the latest block without sending anything. */
export async function readOutcome(
  { ask }: ChainNode,
  fn: ContractFunction,
  call: ContractCall,
  errors: KnownErrors
): Promise<CallOutcome> {
  try {
    const data = await ask<Hex>('eth_call', [requestOf(call), 'latest'])
    return decodeOutcome(fn, data)
  } catch (cause) {
    return failedOutcome(cause, errors)
  }
}

/** As `readOutcome`, with the gas that sending it would use. */
export async function simulatedOutcome(
  node: ChainNode,
  fn: ContractFunction,
  call: ContractCall,
  errors: KnownErrors
): Promise<CallOutcome> {
  const outcome = await readOutcome(node, fn, call, errors)
  if (outcome.status !== 'returned') return outcome
  try {
    return { ...outcome, gas: BigInt(await node.ask<Hex>('eth_estimateGas', [requestOf(call)])) }
  } catch (cause) {
    return failedOutcome(cause, errors)
  }
}

function decodeOutcome({ item }: ContractFunction, data: Hex): CallOutcome {
  if (item.outputs.length === 0) return { status: 'returned', results: [] }
  try {
    const result = decodeFunctionResult({ abi: [item], functionName: item.name, data })
    const values = item.outputs.length === 1 ? [result] : result
    const results = named(item.outputs, values)
    const [only] = results
    const isUnnamed = results.length === 1 && !item.outputs[0]?.name
    return { status: 'returned', results: isUnnamed && only ? [{ ...only, name: '' }] : results }
  } catch {
    return { status: 'undecodable', data }
  }
}

function failedOutcome(cause: unknown, { own, others }: KnownErrors): CallOutcome {
  if (!(cause instanceof NodeError)) return { status: 'unanswered' }
  const data = typeof cause.data === 'string' && /^0x[0-9a-f]*$/i.test(cause.data) ? (cause.data as Hex) : undefined
  if (data === undefined && !/revert/i.test(cause.message)) return { status: 'refused', reason: cause.message }
  const revert = { data: data ?? '0x', decoded: decodeRevert(data ?? '0x', own, others) } as const
  return { status: 'reverted', revert }
}

function requestOf({ from, to, data, value }: ContractCall) {
  return { from, to, data, ...(value > 0n && { value: numberToHex(value) }) }
}
