import { type Hex, isAddress } from '#domain/address.ts'
import type { KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { isRecord } from './json-rpc.ts'

/** @throws TypeError when the value is not a quantity of JSON-RPC. */
export function readQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return BigInt(value)
  throw new TypeError(`${JSON.stringify(value)} is not a quantity`)
}

/** Undefined for null, and for the receipt that some nodes give before the block is there. @throws TypeError */
export function readReceipt(value: unknown): Receipt | undefined {
  if (value === null) return undefined
  const { status, blockNumber, blockHash } = readRecord(value)
  if (blockNumber === null) return undefined
  return {
    succeeded: readQuantity(status) === 1n,
    blockNumber: readQuantity(blockNumber),
    blockHash: readHash(blockHash)
  }
}

/** Undefined for null. @throws TypeError */
export function readTransaction(value: unknown): KnownTransaction | undefined {
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

/** In wei per gas; undefined on a chain without EIP-1559. @throws TypeError */
export function readBaseFee(block: unknown): bigint | undefined {
  const { baseFeePerGas } = readRecord(block)
  return baseFeePerGas === undefined || baseFeePerGas === null ? undefined : readQuantity(baseFeePerGas)
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  throw new TypeError(`${JSON.stringify(value)} is not an object`)
}

function readHash(value: unknown): Hex {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return value as Hex
  throw new TypeError(`${JSON.stringify(value)} is not a hash`)
}
