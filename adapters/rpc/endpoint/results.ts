import { type Hex, isAddress } from '#domain/address.ts'
import type { KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'

/** How the result of each method that is asked here is read. */
const readers = {
  eth_blockNumber: readQuantity,
  eth_call: readBytes,
  eth_chainId: readQuantity,
  eth_estimateGas: readQuantity,
  eth_gasPrice: readQuantity,
  eth_getBalance: readQuantity,
  eth_getBlockByNumber: readBaseFee,
  eth_getTransactionByHash: readTransaction,
  eth_getTransactionCount: readQuantity,
  eth_getTransactionReceipt: readReceipt,
  eth_maxPriorityFeePerGas: readQuantity
} as const

export type ReadMethod = keyof typeof readers
export type ResultOf<Method extends ReadMethod> = ReturnType<(typeof readers)[Method]>

/** @throws TypeError when the result has not the shape that the method promises. */
export function readResult<Method extends ReadMethod>(method: Method, result: unknown): ResultOf<Method> {
  return readers[method](result) as ResultOf<Method>
}

/** As `readResult`, for any method. */
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

/** Undefined for null, and for the receipt that some nodes give before the block is there. */
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
    blockNumber: blockNumber === null || blockNumber === undefined ? undefined : readQuantity(blockNumber)
  }
}

/** In wei per gas; undefined on a chain without EIP-1559. */
function readBaseFee(block: unknown): bigint | undefined {
  const { baseFeePerGas } = readRecord(block)
  return baseFeePerGas === undefined || baseFeePerGas === null ? undefined : readQuantity(baseFeePerGas)
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>
  throw new TypeError(`${JSON.stringify(value)} is not an object`)
}

function readHash(value: unknown): Hex {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return value as Hex
  throw new TypeError(`${JSON.stringify(value)} is not a hash`)
}
