import { type Address, isAddress, isHash } from '../address.ts'
import { asRecord, chainAndIdOf, isCallData, isCount, isErrorList, parseJson, uint256Of } from '../stored-record.ts'
import { isTimeValue } from '../time-value.ts'
import type { Attempt, AttemptedCall, AttemptState } from './attempt.ts'
import { readDescription, storableDescription } from './description.ts'

const VERSION = 1

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
  const attempt = chainAndIdOf(key, attemptsPrefix(account))
  const { version, to, value, askedAt, call: stored, isProposal, state } = asRecord(parseJson(text))
  if (version !== VERSION || !attempt) return undefined
  const call = stored === undefined ? undefined : callOf(stored)
  if (stored !== undefined && !call) return undefined
  const amount = uint256Of(value)
  // Only a call may be worth nothing.
  if (!isAddress(to) || amount === undefined || (amount === 0n && !call)) return undefined
  if (!isCount(askedAt) || !isTimeValue(askedAt) || !(isProposal === undefined || isProposal === true)) return undefined
  const known = stateOf(state)
  if (!known) return undefined
  return {
    ...attempt,
    account,
    to,
    value: amount,
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

function stateOf(value: unknown): AttemptState | undefined {
  const { status, nonce, hash } = asRecord(value)
  if (status === 'sent' && isHash(hash)) return { status, hash }
  if (status !== 'open') return undefined
  if (nonce === undefined) return { status }
  return isCount(nonce) ? { status, nonce } : undefined
}
