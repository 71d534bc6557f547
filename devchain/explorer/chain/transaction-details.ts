import {
  type Block,
  type Hex,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError
} from 'viem'
import type { ChainNode } from './chain-node.ts'
import { type Decoded, decodeCall, decodeLog, decodeRevert } from './decoding.ts'
import { abisOf, contractAt, type KnownContract } from './known-contracts.ts'
import { revertData, type TraceCall, traceTransaction, transactionWithNonce } from './otterscan.ts'
import { missingNonce } from './pending.ts'
import type { Removal, Removals } from './removals.ts'
import { readTokens, type Token } from './token.ts'

/** By lower-case address. */
export type Tokens = ReadonlyMap<string, Token>

export interface Event {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly decoded: Decoded | undefined
}

interface Read {
  readonly transaction: Transaction
  readonly call: Decoded | undefined
  readonly tokens: Tokens
}

export type TransactionDetails =
  | {
      readonly status: 'unknown'
      readonly hash: Hex
      readonly removal?: Removal
      /** The transaction mined with the same nonce instead. */
      readonly successor?: Hex
    }
  | (Read & { readonly status: 'pending'; readonly missingNonce: number | undefined })
  | (Read & {
      readonly status: 'success' | 'reverted'
      readonly receipt: TransactionReceipt
      readonly block: Block
      /** 1 for a transaction in the newest block. */
      readonly confirmations: bigint
      readonly events: readonly Event[]
      readonly trace: readonly TraceCall[]
      /** What it returned when it reverted, `0x` for nothing. */
      readonly revert?: { readonly data: Hex; readonly decoded: Decoded | undefined }
    })

export async function readTransaction(
  node: ChainNode,
  contracts: readonly KnownContract[],
  removals: Removals,
  hash: Hex
): Promise<TransactionDetails> {
  const transaction = await orUndefined(node.client.getTransaction({ hash }))
  if (!transaction) return readRemoved(node, removals, hash)
  const receipt = await orUndefined(node.client.getTransactionReceipt({ hash }))
  const abi = transaction.to ? contractAt(contracts, transaction.to)?.abi : undefined
  const call = transaction.to ? decodeCall(transaction.input, abi, abisOf(contracts)) : undefined
  const touched = [...(transaction.to ? [transaction.to] : []), ...(receipt?.logs ?? []).map(({ address }) => address)]
  const tokens = await readTokens(node, touched)
  if (!receipt) {
    return { status: 'pending', transaction, call, tokens, missingNonce: await missingNonce(node, transaction) }
  }
  const [block, head, trace] = await Promise.all([
    node.client.getBlock({ blockHash: receipt.blockHash }),
    node.client.getBlockNumber(),
    traceTransaction(node, hash)
  ])
  const events = receipt.logs.map(({ address, topics, data }) => {
    return { address, topics, data, decoded: decodeLog({ topics, data }, contractAt(contracts, address)?.abi) }
  })
  const mined = {
    transaction,
    call,
    tokens,
    receipt,
    block,
    trace,
    events,
    confirmations: head - receipt.blockNumber + 1n
  }
  if (receipt.status === 'success') return { ...mined, status: 'success' }
  const data = await revertData(node, hash, trace)
  return { ...mined, status: 'reverted', revert: { data, decoded: decodeRevert(data, abi, abisOf(contracts)) } }
}

async function readRemoved(node: ChainNode, removals: Removals, hash: Hex): Promise<TransactionDetails> {
  const removal = removals.find(hash)
  if (!removal) return { status: 'unknown', hash }
  const successor = await transactionWithNonce(node, removal.sender, removal.nonce)
  return { status: 'unknown', hash, removal, ...(successor && { successor }) }
}

/** Undefined when the node does not have it. @throws any other error. */
async function orUndefined<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found
  } catch (cause) {
    const isMissing = cause instanceof TransactionNotFoundError || cause instanceof TransactionReceiptNotFoundError
    if (isMissing) return undefined
    throw cause
  }
}
