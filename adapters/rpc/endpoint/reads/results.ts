import { type Address, type Hex, isAddress, isSameAddress } from '#domain/address.ts'
import type { KnownTransaction, MinedTransaction, Receipt } from '#domain/ports/chain-reader.ts'

/** The parser of each method's result. */
const readers = {
  eth_blockNumber: readQuantity,
  eth_call: readBytes,
  eth_chainId: readQuantity,
  eth_estimateGas: readQuantity,
  eth_gasPrice: readQuantity,
  eth_getBalance: readQuantity,
  eth_getBlockByNumber: readBlock,
  eth_getTransactionByHash: readTransaction,
  eth_getTransactionCount: readQuantity,
  eth_getTransactionReceipt: readReceipt,
  eth_maxPriorityFeePerGas: readQuantity
} as const

export type ReadMethod = keyof typeof readers
export type ResultOf<Method extends ReadMethod> = ReturnType<(typeof readers)[Method]>

/** @throws TypeError if the result does not have the method's shape. */
export function readResult<Method extends ReadMethod>(method: Method, result: unknown): ResultOf<Method> {
  return readers[method](result) as ResultOf<Method>
}

/** Like `readResult`, for any method. */
export function checkResult(method: string, result: unknown): void {
  if (method in readers) readResult(method as ReadMethod, result)
}

function readQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return BigInt(value)
  throw new TypeError(`${JSON.stringify(value)} is not a quantity`)
}

function readBytes(value: unknown): Hex {
  if (typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)) return value as Hex
  throw new TypeError(`${JSON.stringify(value)} is not bytes`)
}

/** Undefined for null, and for a receipt that some nodes return before its block. */
function readReceipt(value: unknown): Receipt | undefined {
  if (value === null) return undefined
  const { status, blockNumber, blockHash } = readRecord(value)
  if (blockNumber === null) return undefined
  return {
    succeeded: readQuantity(status) === 1n,
    blockNumber: readQuantity(blockNumber),
    blockHash: readHash(blockHash)
  }
}

/** Undefined for null. */
function readTransaction(value: unknown): KnownTransaction | undefined {
  if (value === null) return undefined
  const transaction = readRecord(value)
  const { from, to, blockNumber } = transaction
  if (!isAddress(from)) throw new TypeError('the sender is not an address')
  if (to !== null && to !== undefined && !isAddress(to)) throw new TypeError('the recipient is not an address')
  return {
    from,
    to: to ?? undefined,
    nonce: Number(readQuantity(transaction.nonce)),
    value: readQuantity(transaction.value),
    data: readBytes(transaction.input ?? transaction.data),
    blockNumber: blockNumber === null || blockNumber === undefined ? undefined : readQuantity(blockNumber)
  }
}

interface Block {
  readonly hash: Hex | undefined
  /** In wei per gas; undefined on a chain without EIP-1559. */
  readonly baseFee: bigint | undefined
  /** Hashes or full transactions, as requested. */
  readonly transactions: readonly unknown[]
}

/** Undefined for null: the node does not have the block yet. */
function readBlock(value: unknown): Block | undefined {
  if (value === null) return undefined
  const { hash, baseFeePerGas, transactions } = readRecord(value)
  return {
    hash: hash === undefined || hash === null ? undefined : readHash(hash),
    baseFee: baseFeePerGas === undefined || baseFeePerGas === null ? undefined : readQuantity(baseFeePerGas),
    transactions: Array.isArray(transactions) ? transactions : []
  }
}

/** The block's transaction with that sender and nonce. @throws TypeError if it has the wrong shape. */
export function findInBlock(block: Block, by: { from: Address; nonce: number }): MinedTransaction | undefined {
  // Some chains have special transactions, such as deposits, that lack common fields.
  const found = block.transactions.find((each) => {
    if (typeof each !== 'object' || each === null) return false
    const { from, nonce } = each as Readonly<Record<string, unknown>>
    return typeof from === 'string' && isSameAddress(from, by.from) && Number(nonce) === by.nonce
  })
  const transaction = found === undefined ? undefined : readTransaction(found)
  const { blockNumber } = transaction ?? {}
  if (!transaction || blockNumber === undefined || !block.hash) return undefined
  return { ...transaction, hash: readHash(readRecord(found).hash), blockNumber, blockHash: block.hash }
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>
  throw new TypeError(`${JSON.stringify(value)} is not an object`)
}

function readHash(value: unknown): Hex {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return value as Hex
  throw new TypeError(`${JSON.stringify(value)} is not a hash`)
}
