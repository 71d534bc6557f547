import { type Address, type Hex, isSameAddress, toHash } from '#domain/address.ts'
import type { KnownTransaction, MinedTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { hash, transaction } from './answer-shape.ts'

/*
 * What is read of answers whose shape was checked: only the fields that are needed. A library reads them all, and refuses a
 * block, a receipt or a transaction for a field that nobody asks for.
 */

const MAX_UINT256 = 2n ** 256n - 1n

interface Block {
  /** Undefined while it is none yet. */
  readonly number: bigint | undefined
  readonly hash: Hex | undefined
  /** In wei per gas; undefined on a chain without EIP-1559. */
  readonly baseFee: bigint | undefined
  /** In milliseconds since 1970. */
  readonly time: number | undefined
}

/** What a contract logged. */
export interface Log {
  readonly address: Address
  readonly data: Hex
  readonly topics: readonly Hex[]
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly logIndex: number
  readonly transactionHash: Hex
}

interface Wanted {
  readonly blockNumber: bigint
  readonly from: Address
  readonly nonce: number
}

/** Undefined if the node has no such block. */
export function blockOf(answer: unknown): Block | undefined {
  if (answer === null) return undefined
  const {
    number,
    hash: written,
    baseFeePerGas,
    timestamp
  } = answer as {
    readonly number?: Hex | null
    readonly hash?: Hex | null
    readonly baseFeePerGas?: Hex | null
    readonly timestamp?: Hex | null
  }
  return {
    number: number ? BigInt(number) : undefined,
    hash: toHash(written),
    baseFee: baseFeePerGas ? BigInt(baseFeePerGas) : undefined,
    time: timestamp ? Number(timestamp) * 1000 : undefined
  }
}

/** Undefined while the node has no receipt. */
export function receiptOf(answer: unknown): Receipt | undefined {
  if (answer === null) return undefined
  const { status, blockNumber, blockHash, ...more } = answer as {
    readonly status?: unknown
    readonly blockNumber: Hex
    readonly blockHash: Hex
  }
  const place = { blockNumber: BigInt(blockNumber), blockHash: hash(blockHash) }
  return { succeeded: succeeded(status), ...place, ...costOf(more) }
}

/** @param toChecksum puts an address into EIP-55 text */
export function transactionOf(answer: unknown, toChecksum: (address: string) => string): KnownTransaction | undefined {
  if (answer === null) return undefined
  const { from, to, nonce, value, input, blockNumber } = answer as {
    readonly from: Address
    readonly to?: Address | null
    readonly nonce: Hex
    readonly value: Hex
    readonly input: Hex
    readonly blockNumber?: Hex | null
  }
  return {
    from: toChecksum(from.toLowerCase()) as Address,
    to: to ? (toChecksum(to.toLowerCase()) as Address) : undefined,
    nonce: Number(nonce),
    value: BigInt(value),
    data: input,
    blockNumber: blockNumber ? BigInt(blockNumber) : undefined
  }
}

/**
 * The block's transaction with that sender and nonce; undefined if it is not there, or the block is none yet. The others are
 * not read: some chains have transactions of their own kinds, such as deposits, that lack common fields.
 * @param toChecksum puts an address into EIP-55 text
 * @throws TypeError if that transaction has the wrong shape
 */
export function findInBlock(
  block: unknown,
  by: Wanted,
  toChecksum: (address: string) => string
): MinedTransaction | undefined {
  const { hash: blockHash, transactions } = (block ?? {}) as {
    readonly hash?: Hex | null
    readonly transactions?: unknown
  }
  const found = (Array.isArray(transactions) ? transactions : []).find((each: unknown) => {
    if (typeof each !== 'object' || each === null) return false
    const { from, nonce } = each as Readonly<Record<string, unknown>>
    return typeof from === 'string' && isSameAddress(from, by.from) && Number(nonce) === by.nonce
  })
  if (found === undefined || !blockHash) return undefined
  const known = transactionOf(transaction(found), toChecksum)
  return known && { ...known, hash: hash(found.hash), blockNumber: by.blockNumber, blockHash: hash(blockHash) }
}

export function logsOf(answer: unknown): readonly Log[] {
  return (answer as readonly Readonly<Record<string, unknown>>[]).map((log) => ({
    address: log['address'] as Address,
    data: log['data'] as Hex,
    topics: log['topics'] as readonly Hex[],
    blockNumber: BigInt(log['blockNumber'] as Hex),
    blockHash: hash(log['blockHash']),
    logIndex: Number(log['logIndex']),
    transactionHash: hash(log['transactionHash'])
  }))
}

/** Only what the receipt says: a price or a part of it that is missing or makes no sense is not made up for. */
function costOf(receipt: Readonly<Record<string, unknown>>): Pick<Receipt, 'gasUsed' | 'fee'> {
  const gasUsed = amountOf(receipt['gasUsed'])
  // No transaction is free of gas.
  if (!gasUsed) return {}
  const gasPrice = amountOf(receipt['effectiveGasPrice'])
  const additional = l1FeeOf(receipt)
  const fee = gasPrice === undefined || additional === undefined ? undefined : gasUsed * gasPrice + additional
  return { gasUsed, ...(fee !== undefined && fee <= MAX_UINT256 && { fee }) }
}

/**
 * What a rollup of the OP Stack charges for the data in wei, which is not in the price of the gas; 0 on any other chain. Undefined
 * if it makes no sense, or if an operator charges too: hard forks differ in how that is computed.
 */
function l1FeeOf({ l1Fee = null, ...receipt }: Readonly<Record<string, unknown>>): bigint | undefined {
  const operator = [receipt['operatorFeeScalar'], receipt['operatorFeeConstant']]
  if (operator.some((each) => (each ?? null) !== null && amountOf(each) !== 0n)) return undefined
  return l1Fee === null ? 0n : amountOf(l1Fee)
}

/** A quantity; some nodes write small ones as numbers. */
function amountOf(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

/** Receipts of before Byzantium have no status, and some networks send none, or null. */
function succeeded(status: unknown): boolean | undefined {
  if (typeof status === 'boolean') return status
  const isNumber = typeof status === 'number' || (typeof status === 'string' && /^(?:0x)?\d+$/i.test(status))
  const value = isNumber ? Number(status) : undefined
  if (value === 0) return false
  return value === 1 ? true : undefined
}
