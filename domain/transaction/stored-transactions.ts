import { type Address, type Hex, isAddress } from '../address.ts'
import { asRecord, isCount, isErrorList, parseJson } from '../stored-record.ts'
import { isTimeValue } from '../time-value.ts'
import { readDescription, storableDescription } from './description.ts'
import type { Replacement, TransactionStatus } from './fate.ts'
import { isKeptRevert } from './kept-revert.ts'
import { isTransactionHash, type Transaction, transactionProblems } from './transaction.ts'

/** The format of a record. Once it is released, a change of its meaning takes the next number and a reader for this one. */
const VERSION = 1

const REPLACEMENTS: readonly unknown[] = ['speed-up', 'cancellation', 'other', 'unclear'] satisfies Replacement[]
const CALL = /^(?:0x[0-9a-f]{40})? \d+ 0x[0-9a-f]*$/
const OUTLINE = /^(?:0x[0-9a-fA-F]{40})? \d+ 0x(?:[0-9a-f]{2}){0,4}$/

const STATUSES: readonly unknown[] = ['pending', 'confirmed', 'failed'] satisfies TransactionStatus[]

/** What identifies an entry. */
export interface TransactionPlace {
  readonly account: Address
  readonly chainId: number
  readonly hash: Hex
}

/** The content of a record: an entry, something unreadable, or the format of a later version. */
export type StoredTransaction =
  | { readonly status: 'valid'; readonly entry: Transaction }
  | { readonly status: 'damaged' }
  | { readonly status: 'newer' }

/** Every entry has its own record, so that tabs writing at the same time never overwrite each other's entries. */
export function transactionKey({ account, chainId, hash }: TransactionPlace): string {
  return `${chainPrefix(account, chainId)}${hash.toLowerCase()}`
}

/** The common prefix of the keys of an account's records on one chain. */
export function chainPrefix(account: Address, chainId: number): string {
  return `${transactionPrefix(account)}${chainId}.`
}

/** The common prefix of the keys of all records. */
export const RECORDS_PREFIX = 'portside.transaction.'

/** The common prefix of the keys of an account's records. */
export function transactionPrefix(account: Address): string {
  return `${RECORDS_PREFIX}${account.toLowerCase()}.`
}

/** Undefined if the key is not one of the account's records. */
export function placeOfKey(account: Address, key: string): TransactionPlace | undefined {
  const [chainId, hash] = key.slice(transactionPrefix(account).length).split('.')
  if (!isTransactionHash(hash)) return undefined
  const place = { account, chainId: Number(chainId), hash }
  return transactionKey(place) === key ? place : undefined
}

/** Undefined if the key is no record's; the account is in lower case. */
export function placeOfRecord(key: string): TransactionPlace | undefined {
  const [account] = key.slice(RECORDS_PREFIX.length).split('.')
  return isAddress(account) ? placeOfKey(account, key) : undefined
}

/** Parses untrusted text: anything but the entry of that hash is reported as damaged, never thrown. */
export function parseTransaction(text: string, { hash }: Pick<TransactionPlace, 'hash'>): StoredTransaction {
  const { version, ...fields } = asRecord(parseJson(text))
  if (Number.isSafeInteger(version) && Number(version) > VERSION) return { status: 'newer' }
  const entry = version === VERSION ? asTransaction(fields) : undefined
  return entry && entry.hash.toLowerCase() === hash.toLowerCase() ? { status: 'valid', entry } : { status: 'damaged' }
}

/**
 * When an unparsed record was added; a pending one counts as the newest. Only for an order in which to read thousands:
 * whatever the text is, it gets a place.
 */
export function urgencyOf(text: string): number {
  if (text.includes('"status":"pending"')) return Number.MAX_VALUE
  return Number(/"addedAt":(\d+)/.exec(text)?.[1] ?? 0)
}

export function serialiseTransaction(entry: Transaction): string {
  return JSON.stringify({ ...entry, description: storableDescription(entry.description), version: VERSION })
}

function asTransaction({ description, ...fields }: Readonly<Record<string, unknown>>): Transaction | undefined {
  const entry = { ...fields, description: readDescription(description) }
  return isTransaction(entry) ? entry : undefined
}

function isTransaction(entry: Partial<Record<keyof Transaction, unknown>>): entry is Transaction {
  return (
    transactionProblems(entry).length === 0 &&
    STATUSES.includes(entry.status) &&
    isAddress(entry.from) &&
    isTimeValue(entry.addedAt) &&
    isAbsentOr(isTimeValue, entry.unknownSince, entry.askedAt) &&
    isAbsentOr(isCount, entry.unknownSince, entry.nonce, entry.firstSeenBlock, entry.blockNumber, entry.searchedTo) &&
    isAbsentOr((count) => isCount(count) && count > 0, entry.confirmationsSoFar) &&
    isAbsentOr(isTransactionHash, entry.replacedBy, entry.blockHash, entry.announcedReplacement) &&
    isAbsentOr(
      (flag) => flag === true,
      entry.isProposal,
      entry.isFinal,
      entry.isBeyondHistory,
      entry.isOutcomeUnknown
    ) &&
    isAbsentOr((kind) => REPLACEMENTS.includes(kind), entry.replacement) &&
    isAbsentOr((call) => typeof call === 'string' && CALL.test(call), entry.call) &&
    isAbsentOr((outline) => typeof outline === 'string' && OUTLINE.test(outline), entry.instead) &&
    isAbsentOr(isKeptRevert, entry.revert) &&
    isAbsentOr(isErrorList, entry.errors) &&
    isFate(entry)
  )
}

/** False for contradictory fields, such as a confirmed entry that was replaced. */
function isFate({
  status,
  replacement,
  replacedBy,
  isFinal,
  unknownSince,
  isBeyondHistory,
  blockNumber,
  blockHash,
  confirmationsSoFar,
  instead,
  revert,
  isOutcomeUnknown
}: Partial<Record<keyof Transaction, unknown>>): boolean {
  if (replacement !== undefined && replacement !== 'speed-up' && status !== 'failed') return false
  if (replacement === undefined ? replacedBy !== undefined : replacement !== 'unclear' && replacedBy === undefined)
    return false
  if (isFinal && status === 'pending') return false
  if ((unknownSince !== undefined || confirmationsSoFar !== undefined) && status !== 'pending') return false
  if (instead !== undefined && replacement !== 'other') return false
  const isInBlock = blockNumber !== undefined && blockHash !== undefined
  const mayBeReverted = status === 'failed' && isInBlock && (replacement === undefined || replacement === 'speed-up')
  if (revert !== undefined && !mayBeReverted) return false
  if (isOutcomeUnknown && status !== 'confirmed') return false
  return !isBeyondHistory || unknownSince !== undefined
}

/** True if each value is undefined or passes the check. */
function isAbsentOr(is: (value: unknown) => boolean, ...values: readonly unknown[]): boolean {
  return values.every((value) => value === undefined || is(value))
}
