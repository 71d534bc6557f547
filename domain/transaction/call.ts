import type { KnownTransaction } from '#domain/ports/chain-reader.ts'
import { type Address, type Hex, isAddress } from '../address.ts'

/** What a transaction does, whoever sends it. */
export type Call = Pick<KnownTransaction, 'to' | 'value' | 'data'>

/** In characters: longer calls are not stored. */
const MAX_CALL_LENGTH = 16_384
/** In characters. */
const SELECTOR_LENGTH = '0x00000000'.length
/** Of `approve(address,uint256)`, with its two words. */
const APPROVAL = /^0x095ea7b3(?<spender>[0-9a-f]{64})(?<amount>[0-9a-f]{64})$/
const OUTLINE = /^(?:0x[0-9a-fA-F]{40})? \d+ 0x(?:(?:[0-9a-f]{2}){0,4}|095ea7b3[0-9a-f]{128})$/

/** A transaction's recipient (none for a new contract), value in wei, and data. Undefined if that is too long. */
export function callOf(transaction: Call): string | undefined {
  const call = textOf(transaction)
  return call.length > MAX_CALL_LENGTH ? undefined : call
}

/** The same for a comparison alone: of what is too long, its beginning and its length. */
export function comparableCall(transaction: Call): string {
  const call = textOf(transaction)
  return call.length > MAX_CALL_LENGTH ? `${call.slice(0, MAX_CALL_LENGTH)}+${call.length}` : call
}

/** The end of data that wallets may add to say who has built the transaction (ERC-8021); contracts do not read it. */
const ATTRIBUTION = '80218021802180218021802180218021'

/** True if a transaction does what was reviewed. @param reviewed from `comparableCall` or `callOf` */
export function isSameCall(reviewed: string, transaction: Call): boolean {
  if (comparableCall(transaction) === reviewed) return true
  const [known = '', length = 0] = reviewed.split('+')
  const call = textOf(transaction)
  return call.startsWith(known) && call.length > Number(length) && call.endsWith(ATTRIBUTION)
}

/** The call that a comparable one is of; undefined if that was too long. */
export function wholeCallOf(comparable: string): string | undefined {
  return comparable.length > MAX_CALL_LENGTH ? undefined : comparable
}

/**
 * What a transaction did: its recipient, value in wei, and at most a selector. Of the arguments of calls, those of an
 * approval alone are kept.
 */
export function outlineOf({ to = '' as Hex, value, data }: Call): string {
  const written = data.toLowerCase()
  return `${to} ${value} ${APPROVAL.test(written) ? written : written.slice(0, SELECTOR_LENGTH)}`
}

/** Of untrusted JSON. */
export function isOutline(value: unknown): value is string {
  return typeof value === 'string' && OUTLINE.test(value)
}

/** Who may spend by an approval, of an outline's data; undefined of any other call, and of one that takes an allowance back. */
export function approvedSpender(data: string): Address | undefined {
  const { spender = '', amount = '0' } = APPROVAL.exec(data)?.groups ?? {}
  const address = `0x${spender.slice(24)}`
  return isAddress(address) && BigInt(`0x${amount}`) > 0n ? address : undefined
}

function textOf({ to = '' as Hex, value, data }: Call): string {
  return `${to} ${value} ${data}`.toLowerCase()
}
