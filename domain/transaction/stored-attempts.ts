import { type Address, type Hex, isAddress } from '../address.ts'
import { isTimeValue } from '../time-value.ts'
import type { Attempt, AttemptedCall, AttemptState } from './attempt.ts'
import { readDescription, storableDescription } from './description.ts'
import { isCount, isErrorList, parseJson } from './stored-transactions.ts'
import { isTransactionHash } from './transaction.ts'

const VERSION = 1
/** In wei, without a leading zero; a uint256 has at most 78 digits. */
const VALUE = /^[1-9]\d{0,77}$/
const CALL_DATA = /^0x(?:[0-9a-fA-F]{2})*$/
/** The part of a key after the account's prefix: chain and id. */
const PLACE = /^([1-9]\d{0,15})\.([0-9a-z]{1,32})$/

/** The common prefix of an account's keys. */
export function attemptsPrefix(account: Address): string {
  return `portside.attempt.${account.toLowerCase()}.`
}

/** Each attempt has its own key, so that tabs never overwrite each other's attempts. */
export function attemptKey({ account, chainId, id }: Pick<Attempt, 'account' | 'chainId' | 'id'>): string {
  return `${attemptsPrefix(account)}${chainId}.${id}`
}

export function serialiseAttempt({ to, value, askedAt, call, isProposal, state }: Attempt): string {
  const storable = call && { ...call, description: storableDescription(call.description) }
  return JSON.stringify({ version: VERSION, to, value: String(value), askedAt, call: storable, isProposal, state })
}

/** Parses untrusted text; undefined if it is invalid or of another version. */
export function parseAttempt(account: Address, key: string, text: string | undefined): Attempt | undefined {
  const prefix = attemptsPrefix(account)
  const [, chainId, id] = PLACE.exec(key.startsWith(prefix) ? key.slice(prefix.length) : '') ?? []
  const record = asRecord(text === undefined ? undefined : parseJson(text))
  const { version, to, value, askedAt, isProposal, state } = record
  if (version !== VERSION || id === undefined || !Number.isSafeInteger(Number(chainId))) return undefined
  const call = record['call'] === undefined ? undefined : callOf(record['call'])
  if (record['call'] !== undefined && !call) return undefined
  if (!isAddress(to) || typeof value !== 'string' || !(VALUE.test(value) || (call && value === '0'))) return undefined
  if (!isCount(askedAt) || !isTimeValue(askedAt) || !(isProposal === undefined || isProposal === true)) return undefined
  const known = stateOf(state)
  if (!known) return undefined
  const transfer = { to, value: BigInt(value) }
  return {
    id,
    account,
    chainId: Number(chainId),
    ...transfer,
    askedAt,
    ...(call && { call }),
    ...(isProposal && { isProposal }),
    state: known
  }
}

function callOf(value: unknown): AttemptedCall | undefined {
  const { data, description: stored, errors, recipient } = asRecord(value)
  const description = readDescription(stored)
  if (!isCallData(data) || description === undefined) return undefined
  return { data, description, ...(isErrorList(errors) && { errors }), ...(isAddress(recipient) && { recipient }) }
}

/** True for whole bytes in hexadecimal digits. */
export function isCallData(value: unknown): value is Hex {
  return typeof value === 'string' && CALL_DATA.test(value)
}

function stateOf(value: unknown): AttemptState | undefined {
  const { status, nonce, hash } = asRecord(value)
  if (status === 'sent' && isTransactionHash(hash)) return { status, hash }
  if (status !== 'open') return undefined
  if (nonce === undefined) return { status }
  return isCount(nonce) ? { status, nonce } : undefined
}

/** Untrusted fields; none if it is no object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
