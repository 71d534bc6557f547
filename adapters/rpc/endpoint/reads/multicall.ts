import type { Address, Hex } from '#domain/address.ts'
import type { BalanceRead } from '#domain/ports/chain-reader.ts'

/** The result of one call in a batch. */
export interface CallResult {
  readonly succeeded: boolean
  /** Hex digits without `0x`. */
  readonly data: string
}

/** Selectors of the contract at https://www.multicall3.com, and of ERC-20. */
const AGGREGATE3 = '82ad56cb'
const GET_ETH_BALANCE = '4d2301cc'
const BALANCE_OF = '70a08231'

/** 32 bytes as hex digits. */
const WORD = 64
const BYTES_PER_WORD = 32
/** A selector and one address. */
const CALL_DATA_BYTES = 36
/** Target, permission to fail, offset and length of the call data, and the data itself in two words. */
const WORDS_PER_CALL = 6

/** Without `0x`: `getEthBalance(address)` of Multicall3, or `balanceOf(address)` of a token. */
export function encodeBalanceCall({ account, token }: BalanceRead): string {
  return `${token ? BALANCE_OF : GET_ETH_BALANCE}${addressWord(account)}`
}

/**
 * The call data of `aggregate3((address target, bool allowFailure, bytes callData)[])`, encoded by hand: a library's
 * encoder is larger than this file.
 */
export function encodeBalanceCalls(multicall3: Address, reads: readonly BalanceRead[]): Hex {
  const calls = reads.map((read) =>
    [
      addressWord(read.token ?? multicall3),
      word(1),
      word(3 * BYTES_PER_WORD),
      word(CALL_DATA_BYTES),
      encodeBalanceCall(read).padEnd(2 * WORD, '0')
    ].join('')
  )
  const offsets = reads.map((_read, i) => word((reads.length + i * WORDS_PER_CALL) * BYTES_PER_WORD))
  return `0x${AGGREGATE3}${word(BYTES_PER_WORD)}${word(reads.length)}${offsets.join('')}${calls.join('')}`
}

/** Decodes the result of `aggregate3`: `(bool success, bytes returnData)[]`. Undefined if it is malformed. */
export function decodeResults(bytes: Hex, count: number): readonly CallResult[] | undefined {
  const digits = bytes.slice(2)
  const numberAt = (at: number) => {
    const text = digits.slice(at, at + WORD)
    return text.length === WORD ? Number(`0x${text}`) : Number.NaN
  }
  const list = 2 * numberAt(0) + WORD
  if (numberAt(list - WORD) !== count) return undefined
  const results = Array.from({ length: count }, (_, i) => {
    const start = list + 2 * numberAt(list + i * WORD)
    const data = start + 2 * numberAt(start + WORD)
    const length = 2 * numberAt(data)
    return { succeeded: numberAt(start) === 1, data: digits.slice(data + WORD, data + WORD + length), length }
  })
  return results.every(({ data, length }) => data.length === length) ? results : undefined
}

/** The first word of a call's result; undefined if there is none. */
export function firstWord({ data }: CallResult): bigint | undefined {
  return data.length < WORD ? undefined : BigInt(`0x${data.slice(0, WORD)}`)
}

function word(value: number): string {
  return value.toString(16).padStart(WORD, '0')
}

function addressWord(address: Address): string {
  return address.slice(2).toLowerCase().padStart(WORD, '0')
}
