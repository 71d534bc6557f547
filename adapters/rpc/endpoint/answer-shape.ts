import { type Hash, type Hex, isAddress, toHash } from '#domain/address.ts'

/**
 * The shape of each method's result. It is checked here, below the RPC libraries, because only here another endpoint can
 * still be asked; the libraries parse what has passed.
 */
const shapes: Readonly<Record<string, (result: unknown) => unknown>> = {
  eth_blockNumber: quantity,
  eth_call: bytes,
  eth_chainId: quantity,
  eth_estimateGas: gas,
  eth_feeHistory: feeHistory,
  eth_gasPrice: quantity,
  eth_getBalance: quantity,
  eth_getBlockByHash: block,
  eth_getBlockByNumber: block,
  eth_getCode: bytes,
  eth_getLogs: logs,
  eth_getTransactionByHash: transaction,
  eth_getTransactionCount: quantity,
  eth_getTransactionReceipt: receipt,
  eth_maxPriorityFeePerGas: quantity,
  linea_estimateGas: lineaEstimate
}

/** @returns the result, or null for what counts as none. @throws TypeError if it does not have the method's shape. */
export function checkedResult(method: string, result: unknown): unknown {
  const check = shapes[method]
  return check ? check(result) : result
}

/** @throws TypeError if it does not have the fields that identify a transaction and what it does. */
export function transaction(value: unknown): unknown {
  if (value === null) return null
  const { from, to, nonce, value: wei, input, data, blockNumber } = record(value)
  if (!isAddress(from)) throw new TypeError('the sender is not an address')
  if (isPresent(to) && !isAddress(to)) throw new TypeError('the recipient is not an address')
  quantity(nonce)
  quantity(wei)
  // Some nodes name it `data`.
  const callData = bytes(input ?? data)
  if (isPresent(blockNumber)) quantity(blockNumber)
  return { ...record(value), input: callData }
}

function quantity(value: unknown): Hex {
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return value as Hex
  throw new TypeError(`${JSON.stringify(value)} is not a quantity`)
}

/** No transaction takes none. */
function gas(value: unknown): Hex {
  const estimated = quantity(value)
  if (BigInt(estimated) > 0n) return estimated
  throw new TypeError('no transaction takes 0 gas')
}

function lineaEstimate(value: unknown): unknown {
  const { baseFeePerGas, priorityFeePerGas } = record(value)
  quantity(baseFeePerGas)
  quantity(priorityFeePerGas)
  return value
}

/** A quantity that some nodes return as a number: of a block, a log or a time, which are small. */
function count(value: unknown): Hex {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? `0x${value.toString(16)}`
    : quantity(value)
}

/** @throws TypeError if it is not bytes. */
export function bytes(value: unknown): Hex {
  if (typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)) return value as Hex
  throw new TypeError(`${JSON.stringify(value)} is not bytes`)
}

/** @throws TypeError if it is not 32 bytes. */
export function hash(value: unknown): Hash {
  const known = toHash(value)
  if (known) return known
  throw new TypeError(`${JSON.stringify(value)} is not a hash`)
}

/** Some nodes return a receipt before its block: it counts as none. */
function receipt(value: unknown): unknown {
  if (value === null) return null
  const { blockNumber, blockHash } = record(value)
  if (blockNumber === null) return null
  hash(blockHash)
  return { ...record(value), blockNumber: count(blockNumber) }
}

function block(value: unknown): unknown {
  if (value === null) return null
  const { hash: blockHash, number, baseFeePerGas, timestamp } = record(value)
  if (isPresent(blockHash)) hash(blockHash)
  if (isPresent(baseFeePerGas)) quantity(baseFeePerGas)
  return {
    ...record(value),
    ...(isPresent(number) && { number: count(number) }),
    ...(isPresent(timestamp) && { timestamp: count(timestamp) })
  }
}

/** A node of a chain without EIP-1559 may leave the fees out, and any node the tips that nobody asked for. */
function feeHistory(value: unknown): unknown {
  const { oldestBlock, baseFeePerGas, reward } = record(value)
  quantity(oldestBlock)
  const fees = list(baseFeePerGas ?? []).map(quantity)
  const tips = list(reward ?? []).map((block) => list(block ?? []).map(quantity))
  return { ...record(value), baseFeePerGas: fees, reward: tips }
}

/** @throws TypeError if it is not a list. */
export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError(`${JSON.stringify(value)} is not a list`)
}

/**
 * Those that are in a block: one that is pending or removed says nothing about the others, nor does one that makes no sense.
 * @throws TypeError if none makes sense
 */
function logs(value: unknown): unknown {
  if (!isPresent(value)) return []
  const mined = list(value).filter((each) => !isUnmined(each))
  const readable = mined.flatMap(logOrNone)
  if (mined.length > 0 && readable.length === 0) throw new TypeError('no log makes sense')
  return readable
}

function isUnmined(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('topics' in value)) return false
  const { blockNumber, removed } = record(value)
  return !isPresent(blockNumber) || removed === true
}

function logOrNone(value: unknown): readonly unknown[] {
  try {
    const { address, blockNumber, blockHash, logIndex, transactionHash, data, topics } = record(value)
    if (!isAddress(address)) return []
    hash(blockHash)
    hash(transactionHash)
    bytes(data)
    list(topics).forEach(hash)
    return [{ ...record(value), blockNumber: count(blockNumber), logIndex: count(logIndex) }]
  } catch {
    return []
  }
}

/** @throws TypeError if it is not an object. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>
  throw new TypeError(`${JSON.stringify(value)} is not an object`)
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined
}
