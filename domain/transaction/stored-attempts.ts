import { type Address, isAddress, isHash } from '../address.ts'
import {
  asRecord,
  chainAndIdOf,
  checkedFields,
  type FieldChecks,
  isCallData,
  isCount,
  isErrorList,
  isWalletRoute,
  oneOf,
  optional,
  parseJson,
  uint256Of
} from '../stored-record.ts'
import { isTimeValue } from '../time-value.ts'
import type { Attempt, AttemptedCall, AttemptState } from './attempt.ts'
import { isDescription, readDescription, storableDescription } from './description.ts'

const VERSION = 1

/** What a record has of an attempt: its key has the rest. */
type StoredFields = Omit<Attempt, 'id' | 'account' | 'chainId' | 'token'>

const callFields: FieldChecks<AttemptedCall> = {
  data: isCallData,
  description: isDescription,
  errors: optional(isErrorList),
  recipient: optional(isAddress),
  promised: optional(isAmount)
}

const attemptFields: FieldChecks<StoredFields> = {
  to: isAddress,
  value: isAmount,
  askedAt: isMoment,
  askedAtBlock: optional(isCount),
  wallet: isWalletRoute,
  call: optional(isCall),
  isProposal: optional(oneOf(true as const)),
  state: isState
}

/** One for each status. */
const stateFields: readonly FieldChecks<AttemptState>[] = [
  {
    status: oneOf('open' as const),
    nonce: optional(isCount),
    lowestNonce: optional(isCount),
    isUnreadable: optional(oneOf(true as const)),
    nonceUsedBy: optional(isHash)
  },
  { status: oneOf('sent' as const), hash: isHash, nonce: optional(isCount) }
]

/** The common prefix of all accounts' keys: of what is sent, and of signatures. */
export const ATTEMPTS_PREFIX = 'portside.attempt.'

/** The common prefix of an account's keys. */
export function attemptsPrefix(account: Address): string {
  return `${ATTEMPTS_PREFIX}${account.toLowerCase()}.`
}

/** Each attempt has its own key, so that tabs never overwrite each other's attempts. */
export function attemptKey({ account, chainId, id }: Pick<Attempt, 'account' | 'chainId' | 'id'>): string {
  return `${attemptsPrefix(account)}${chainId}.${id}`
}

export function serialiseAttempt(attempt: Attempt): string {
  const { id: _id, account: _account, chainId: _chainId, ...stored } = attempt
  const { value, call } = stored
  const { promised, ...called } = call ?? {}
  const storable = call && {
    ...called,
    description: storableDescription(call.description),
    ...(promised !== undefined && { promised: String(promised) })
  }
  return JSON.stringify({ version: VERSION, ...stored, value: String(value), call: storable })
}

/** Parses untrusted text; undefined if it is invalid or of another version. */
export function parseAttempt(account: Address, key: string, text: string | undefined): Attempt | undefined {
  const id = chainAndIdOf(key, attemptsPrefix(account))
  const { version, ...record } = asRecord(parseJson(text))
  if (version !== VERSION || !id) return undefined
  const { value, call, state } = record
  const values = { value: uint256Of(value), call: callOf(call), state: stateOf(state) }
  const stored = checkedFields({ ...record, ...values }, attemptFields)
  if (!stored || (call !== undefined && !stored.call)) return undefined
  // Only a call may be worth nothing.
  return stored.value > 0n || stored.call ? { ...id, account, ...stored } : undefined
}

/** What is unreadable beside what it does is left out: it may have been sent all the same. */
function callOf(value: unknown): AttemptedCall | undefined {
  const { data, description, errors, recipient, promised: stored } = asRecord(value)
  const promised = uint256Of(stored)
  const readable = {
    ...(isErrorList(errors) && { errors }),
    ...(isAddress(recipient) && { recipient }),
    ...(promised !== undefined && { promised })
  }
  return checkedFields({ data, description: readDescription(description), ...readable }, callFields)
}

function stateOf(value: unknown): AttemptState | undefined {
  return stateFields.map((fields) => checkedFields(asRecord(value), fields)).find((state) => state !== undefined)
}

function isCall(value: unknown): value is AttemptedCall {
  return checkedFields(asRecord(value), callFields) !== undefined
}

function isState(value: unknown): value is AttemptState {
  return stateOf(value) !== undefined
}

function isAmount(value: unknown): value is bigint {
  return typeof value === 'bigint'
}

function isMoment(value: unknown): value is number {
  return isCount(value) && isTimeValue(value)
}
