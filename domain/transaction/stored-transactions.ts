import { type Address, type Hex, isAddress, isHash } from '../address.ts'
import {
  asRecord,
  checkedFields,
  type FieldChecks,
  isCount,
  isErrorList,
  oneOf,
  optional,
  parseJson,
  uint256Of
} from '../stored-record.ts'
import { isTimeValue } from '../time-value.ts'
import { isOutline } from './call.ts'
import { isDescription, readDescription, storableDescription } from './description.ts'
import type { Fate } from './fate.ts'
import { isMismatch } from './mismatch.ts'
import { isStoredRevert } from './stored-revert.ts'
import type { SentTransaction, Transaction } from './transaction.ts'

/** The format of a record. Once it is released, a change of its meaning takes the next number and a reader for this one. */
const VERSION = 1

const CALL = /^(?:0x[0-9a-f]{40})? \d+ 0x[0-9a-f]*$/
const REVIEWED = /^0x[0-9a-f]{40} \d+ 0x[0-9a-f]*(?:\+\d+)?$/

/** In JSON, digits in a text. */
const AMOUNTS = ['gasUsed', 'fee', 'arrived', 'promised'] as const

const isTrue = oneOf(true as const)
const isPast = (value: unknown): value is number => isCount(value) && isTimeValue(value)
const isPositive = (value: unknown): value is number => isCount(value) && value > 0
const isCall = (value: unknown): value is string => typeof value === 'string' && CALL.test(value)
const isAmount = (value: unknown): value is bigint => typeof value === 'bigint'
const isReviewed = (value: unknown): value is string => typeof value === 'string' && REVIEWED.test(value)

const sentFields: FieldChecks<SentTransaction> = {
  hash: isHash,
  isProposal: optional(isTrue),
  description: isDescription,
  to: optional(isAddress),
  confirmations: optional(isPositive),
  from: isAddress,
  askedAt: optional(isTimeValue),
  addedAt: isTimeValue,
  nonce: optional(isCount),
  firstSeenBlock: optional(isCount),
  call: optional(isCall),
  reviewed: optional(isReviewed),
  mismatch: optional(isMismatch),
  promised: optional(isAmount),
  errors: optional(isErrorList),
  announcedReplacement: optional(isHash),
  searchedTo: optional(isCount),
  expectedNonce: optional(isCount)
}

const block = { blockNumber: optional(isCount), blockHash: optional(isHash) }
const spedUp = { speedUp: optional(isHash) }
const mined = { minedAt: optional(isPast), gasUsed: optional(isAmount), fee: optional(isAmount) }
const pending = { status: oneOf('pending' as const), ...spedUp }
const confirmed = { status: oneOf('confirmed' as const), ...block, isFinal: optional(isTrue) }
const failed = { status: oneOf('failed' as const), ...block, isFinal: optional(isTrue) }

/** One for each kind of fate: a record has the fields of one of them. */
const fateFields: readonly FieldChecks<Fate>[] = [
  { ...pending, ...block },
  {
    ...pending,
    ...block,
    unknownSince: isPast,
    isBeyondHistory: optional(isTrue),
    isNeverSeen: optional(isTrue),
    nonceUsedBy: optional(isHash)
  },
  { ...pending, confirmationsSoFar: isPositive },
  { ...confirmed, ...mined, ...spedUp, arrived: optional(isAmount), isOutcomeUnknown: optional(isTrue) },
  { ...failed, ...mined, ...spedUp },
  { ...failed, ...mined, ...spedUp, blockNumber: isCount, blockHash: isHash, revert: isStoredRevert },
  { ...failed, replacement: oneOf('cancellation' as const), replacedBy: isHash },
  { ...failed, replacement: oneOf('other' as const), replacedBy: isHash, instead: isOutline },
  { ...failed, replacement: oneOf('unclear' as const), replacedBy: optional(isHash) }
]
const fateFieldNames: ReadonlySet<string> = new Set(fateFields.flatMap(Object.keys))

export interface TransactionId {
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
export function transactionKey({ account, chainId, hash }: TransactionId): string {
  return `${chainPrefix(account, chainId)}${hash}`
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
export function idOfKey(account: Address, key: string): TransactionId | undefined {
  const [chainId, hash] = key.slice(transactionPrefix(account).length).split('.')
  if (!isHash(hash)) return undefined
  const id = { account, chainId: Number(chainId), hash }
  return transactionKey(id) === key ? id : undefined
}

/** Undefined if the key is no record's; the account is in lower case. */
export function idOfRecordKey(key: string): TransactionId | undefined {
  const [account] = key.slice(RECORDS_PREFIX.length).split('.')
  return isAddress(account) ? idOfKey(account, key) : undefined
}

/** Parses untrusted text: anything but the entry of that hash is reported as damaged, never thrown. */
export function parseTransaction(text: string, { hash }: Pick<TransactionId, 'hash'>): StoredTransaction {
  const { version, ...fields } = asRecord(parseJson(text))
  if (Number.isSafeInteger(version) && Number(version) > VERSION) return { status: 'newer' }
  const entry = version === VERSION ? asTransaction(fields) : undefined
  return entry && entry.sent.hash === hash ? { status: 'valid', entry } : { status: 'damaged' }
}

/**
 * When an unparsed record was added; a pending one counts as the newest. Only for an order in which to read thousands:
 * whatever the text is, it gets a place in it.
 */
export function urgencyOf(text: string): number {
  if (text.includes('"status":"pending"')) return Number.MAX_VALUE
  return Number(/"addedAt":(\d+)/.exec(text)?.[1] ?? 0)
}

/** Flat: an entry has a hash, a description and a status (requirement E4). */
export function serialiseTransaction({ sent, fate }: Transaction): string {
  const record = { ...sent, description: storableDescription(sent.description), ...fate, version: VERSION }
  return JSON.stringify(record, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

function asTransaction(record: Readonly<Record<string, unknown>>): Transaction | undefined {
  const description = readDescription(record['description'])
  const values = { ...record, ...amountsIn(record) }
  const sent = checkedFields({ ...values, description }, sentFields)
  const fate = fateIn(values)
  return sent && fate ? { sent, fate } : undefined
}

/** As bigints; what is no amount stays, so that it fails its check. */
function amountsIn(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const amounts = AMOUNTS.filter((name) => record[name] !== undefined)
  return Object.fromEntries(amounts.map((name) => [name, uint256Of(record[name]) ?? record[name]]))
}

/** Undefined for contradictory fields, such as those of a confirmed entry that was replaced. */
function fateIn(record: Readonly<Record<string, unknown>>): Fate | undefined {
  const names = Object.keys(record).filter((name) => fateFieldNames.has(name))
  const checks = fateFields.find(
    (fields) => names.every((name) => name in fields) && checkedFields(record, fields) !== undefined
  )
  return checks && checkedFields(record, checks)
}
