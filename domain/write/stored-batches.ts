import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import { readDescription, storableDescription } from '#domain/transaction/description.ts'
import { asRecord, isCallData } from '#domain/transaction/stored-attempts.ts'
import { isCount, parseJson } from '#domain/transaction/stored-transactions.ts'
import { isTransactionHash } from '#domain/transaction/transaction.ts'
import { type Address, type Hex, isAddress } from '../address.ts'
import { isTimeValue } from '../time-value.ts'
import { type AskedBatch, type AskedCall, MAX_CALLS } from './asked-batch.ts'

const VERSION = 1
/** The longest that EIP-5792 allows. */
const MAX_ID_LENGTH = 4096
/** In wei, without a leading zero; a uint256 has at most 78 digits. */
const VALUE = /^(?:0|[1-9]\d{0,77})$/
/** The part of a storage key after the account's prefix: chain and key. */
const KEY_END = /^([1-9]\d{0,15})\.([0-9a-z]{1,32})$/

/** The common prefix of an account's keys. */
export function batchesPrefix(account: Address): string {
  return `portside.batch.${account.toLowerCase()}.`
}

/** Each batch has its own, so that tabs never overwrite each other's batches. */
export function batchKey({ account, chainId, key }: Pick<AskedBatch, 'account' | 'chainId' | 'key'>): string {
  return `${batchesPrefix(account)}${chainId}.${key}`
}

export function serialiseBatch({ wallet, description, calls, askedAt, id, steps }: AskedBatch): string {
  const written = calls.map((call) => ({
    ...call,
    value: String(call.value),
    description: storableDescription(call.description)
  }))
  const said = storableDescription(description)
  return JSON.stringify({ version: VERSION, wallet, description: said, calls: written, askedAt, id, steps })
}

/** Parses untrusted text; undefined if it is invalid or of another version. */
export function parseBatch(account: Address, storageKey: string, text: string | undefined): AskedBatch | undefined {
  const prefix = batchesPrefix(account)
  const [, chain, key] = KEY_END.exec(storageKey.startsWith(prefix) ? storageKey.slice(prefix.length) : '') ?? []
  const record = asRecord(text === undefined ? undefined : parseJson(text))
  const { version, askedAt, id, steps } = record
  const description = readDescription(record['description'])
  const chainId = Number(chain)
  if (version !== VERSION || key === undefined || !Number.isSafeInteger(chainId)) return undefined
  if (description === undefined || !isCount(askedAt) || !isTimeValue(askedAt)) return undefined
  if (id !== undefined && !(typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH)) return undefined
  const wallet = walletOf(record['wallet'])
  const calls = callsOf(record['calls'])
  if (!wallet || !calls) return undefined
  const batch = { key, account, chainId, wallet, description, calls, askedAt }
  if (steps === undefined) return { ...batch, ...(id !== undefined && { id }) }
  return id === undefined && areSteps(steps, calls.length) ? { ...batch, steps } : undefined
}

function walletOf(value: unknown): WalletRoute | undefined {
  const { id, isPaired } = asRecord(value)
  return typeof id === 'string' && typeof isPaired === 'boolean' ? { id, isPaired } : undefined
}

function areSteps(steps: unknown, count: number): steps is readonly Hex[] {
  return Array.isArray(steps) && steps.length > 0 && steps.length <= count && steps.every(isTransactionHash)
}

function callsOf(value: unknown): readonly AskedCall[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_CALLS) return undefined
  const calls = value.map(callOf).filter((call) => call !== undefined)
  return calls.length === value.length ? calls : undefined
}

function callOf(call: unknown): AskedCall | undefined {
  const { to, value, data, description: stored } = asRecord(call)
  const description = readDescription(stored)
  if (!isAddress(to) || typeof value !== 'string' || !VALUE.test(value)) return undefined
  return isCallData(data) && description !== undefined ? { to, value: BigInt(value), data, description } : undefined
}
