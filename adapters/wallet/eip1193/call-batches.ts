import { type Hex, toHash } from '#domain/address.ts'
import {
  type Atomicity,
  type CallBatch,
  type CallBatchStatus,
  type CallCapabilities,
  cannotBatch
} from '#domain/wallet/call-batch.ts'
import { parseChainId } from '../parse-chain-id.ts'
import { toHex } from './answers.ts'

/** The version of `wallet_sendCalls` (EIP-5792). */
const VERSION = '2.0.0'
/** The longest that EIP-5792 allows. */
const MAX_ID_LENGTH = 4096
/** More than any wallet takes; bounds the cost of a huge answer. */
const MAX_RECEIPTS = 1000

/** What a wallet can do on each of its chains (EIP-5792). */
const EVERY_CHAIN = '0x0'

const ATOMICITIES: readonly unknown[] = ['supported', 'ready', 'unsupported'] satisfies readonly Atomicity[]

/** What each hundred of a batch's status codes means. */
const STATUSES: Readonly<Record<number, CallBatchStatus['status']>> = {
  1: 'pending',
  2: 'confirmed',
  4: 'failed',
  5: 'failed',
  6: 'partial'
}

/** The parameter of `wallet_sendCalls`. */
export function callsParameter({ from, chainId, calls, mustBeAtomic }: CallBatch): object {
  return {
    version: VERSION,
    from,
    chainId: toHex(chainId),
    atomicRequired: mustBeAtomic,
    calls: calls.map(({ to, value, data }) => ({
      to,
      ...(value !== undefined && { value: toHex(value) }),
      ...(data && { data })
    }))
  }
}

/**
 * Answers are by chain, or for all of them; what does not say how atomic batches are there, as EIP-5792 requires, counts as
 * none.
 */
export function capabilitiesOf(answer: unknown, chainId: number): CallCapabilities {
  const chains: Readonly<Record<string, unknown>> = Object(answer)
  const own = Object.keys(chains).find((name) => parseChainId(name) === chainId) ?? ''
  const { atomic = Object(chains[EVERY_CHAIN]).atomic } = Object(chains[own])
  const status: unknown = Object(atomic).status
  return isAtomicity(status) ? { canBatch: true, isAtomic: status } : cannotBatch
}

/** @returns undefined if it is none; some wallets send the id without an object around it, as in the first version. */
export function batchIdOf(answer: unknown): string | undefined {
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  return typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH ? id : undefined
}

/**
 * Hashes are taken from wherever they are. A batch has neither been confirmed nor failed if its receipts say otherwise;
 * where they say nothing, the network decides, and what left no trace is not confirmed.
 * @returns undefined if it is no status.
 */
export function batchStatusOf(answer: unknown): CallBatchStatus | undefined {
  const { status: code, atomic, receipts = [] } = Object(answer)
  if (!Array.isArray(receipts) || receipts.length > MAX_RECEIPTS) return undefined
  const hashes = [...new Set(hashesIn(answer))].slice(0, MAX_RECEIPTS)
  const isCode = Number.isSafeInteger(code)
  if (!isCode && hashes.length === 0) return undefined
  const claimed = isCode ? (STATUSES[Math.floor(code / 100)] ?? 'unknown') : 'unproven'
  const isAtomic = atomic === true
  const isEnd = claimed === 'confirmed' || claimed === 'failed'
  return { status: isEnd ? proven(claimed, receipts, hashes, isAtomic) : claimed, hashes, isAtomic }
}

/** The names under which wallets put the hashes of transactions, or lists of what has them. */
const HASH_NAMES = ['transactionHash', 'txHash', 'hash', 'transactionHashes', 'hashes', 'transactions', 'receipts']

function hashesIn(value: unknown, depth = 0): readonly Hex[] {
  const hash = toHash(value)
  if (hash) return [hash]
  if (Array.isArray(value)) return value.slice(0, MAX_RECEIPTS).flatMap((each) => hashesIn(each, depth))
  if (typeof value !== 'object' || value === null || depth > 2) return []
  const fields = value as Readonly<Record<string, unknown>>
  return HASH_NAMES.flatMap((name) => hashesIn(fields[name], depth + 1))
}

interface Receipt {
  readonly status: unknown
}

function isReceipt(value: unknown): value is Receipt {
  const { status } = Object(value)
  // Nothing is no number, although JavaScript makes 0 of it, which would mean a revert.
  const isNumber = status !== null && status !== '' && (Number(status) === 0 || Number(status) === 1)
  return hashesIn(value).length > 0 && isNumber
}

/** A transaction may succeed in which all calls of an account contract have failed together: then nothing is proven. */
function proven(
  claimed: 'confirmed' | 'failed',
  receipts: readonly unknown[],
  hashes: readonly Hex[],
  isAtomic: boolean
): CallBatchStatus['status'] {
  if (hashes.length === 0) return claimed === 'failed' && receipts.length === 0 ? 'failed' : 'unknown'
  if (receipts.length === 0 || !receipts.every(isReceipt))
    return claimed === 'failed' && isAtomic ? 'unknown' : 'unproven'
  const reverted = receipts.filter(({ status }) => Number(status) === 0).length
  if (reverted === receipts.length) return 'failed'
  if (claimed === 'failed') return isAtomic ? 'unknown' : 'partial'
  return reverted === 0 ? 'confirmed' : 'partial'
}

function isAtomicity(value: unknown): value is Atomicity {
  return ATOMICITIES.includes(value)
}
