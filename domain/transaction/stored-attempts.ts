import { type Address, isAddress } from '../address.ts'
import { isTimeValue } from '../time-value.ts'
import type { Attempt, AttemptState } from './attempt.ts'
import { isCount, parseJson } from './stored-transactions.ts'
import { isTransactionHash } from './transaction.ts'

const VERSION = 1
/** In wei, without a leading zero; a uint256 has at most 78 digits. */
const VALUE = /^[1-9]\d{0,77}$/
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

export function serialiseAttempt({ to, value, askedAt, isProposal, state }: Attempt): string {
  return JSON.stringify({ version: VERSION, to, value: String(value), askedAt, isProposal, state })
}

/** Parses untrusted text; undefined if it is invalid or of another version. */
export function parseAttempt(account: Address, key: string, text: string | undefined): Attempt | undefined {
  const prefix = attemptsPrefix(account)
  const [, chainId, id] = PLACE.exec(key.startsWith(prefix) ? key.slice(prefix.length) : '') ?? []
  const { version, to, value, askedAt, isProposal, state } = asRecord(text === undefined ? undefined : parseJson(text))
  if (version !== VERSION || id === undefined || !Number.isSafeInteger(Number(chainId))) return undefined
  if (!isAddress(to) || typeof value !== 'string' || !VALUE.test(value)) return undefined
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
    ...(isProposal && { isProposal }),
    state: known
  }
}

function stateOf(value: unknown): AttemptState | undefined {
  const { status, nonce, hash } = asRecord(value)
  if (status === 'sent' && isTransactionHash(hash)) return { status, hash }
  if (status !== 'open') return undefined
  if (nonce === undefined) return { status }
  return isCount(nonce) ? { status, nonce } : undefined
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
