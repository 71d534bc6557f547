import { readDescription, storableDescription } from '#domain/transaction/description.ts'
import { type Address, type Hex, isAddress, isHash } from '../address.ts'
import { asRecord, chainAndIdOf, isCallData, isCount, isWalletRoute, parseJson, uint256Of } from '../stored-record.ts'
import { isTimeValue } from '../time-value.ts'
import { type AskedBatch, type AskedCall, MAX_CALLS } from './asked-batch.ts'

const VERSION = 1
/** The longest that EIP-5792 allows. */
const MAX_ID_LENGTH = 4096

/** The common prefix of all accounts' keys. */
export const BATCHES_PREFIX = 'portside.batch.'

/** The common prefix of an account's keys. */
export function batchesPrefix(account: Address): string {
  return `${BATCHES_PREFIX}${account.toLowerCase()}.`
}

/** Each batch has its own, so that tabs never overwrite each other's batches. */
export function batchKey({ account, chainId, key }: Pick<AskedBatch, 'account' | 'chainId' | 'key'>): string {
  return `${batchesPrefix(account)}${chainId}.${key}`
}

export function serialiseBatch({ wallet, description, calls, askedAt, id, sentHashes }: AskedBatch): string {
  const written = calls.map((call) => ({
    ...call,
    value: String(call.value),
    description: storableDescription(call.description)
  }))
  const said = storableDescription(description)
  return JSON.stringify({ version: VERSION, wallet, description: said, calls: written, askedAt, id, sentHashes })
}

/** Parses untrusted text; undefined if it is invalid or of another version. */
export function parseBatch(account: Address, storageKey: string, text: string | undefined): AskedBatch | undefined {
  const found = chainAndIdOf(storageKey, batchesPrefix(account))
  const record = asRecord(parseJson(text))
  const { version, askedAt, id, sentHashes } = record
  const description = readDescription(record['description'])
  if (version !== VERSION || !found) return undefined
  if (description === undefined || !isCount(askedAt) || !isTimeValue(askedAt)) return undefined
  if (id !== undefined && !(typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH)) return undefined
  const { wallet } = record
  const calls = callsOf(record['calls'])
  if (!isWalletRoute(wallet) || !calls) return undefined
  const batch = { key: found.id, account, chainId: found.chainId, wallet, description, calls, askedAt }
  if (sentHashes === undefined) return { ...batch, ...(id !== undefined && { id }) }
  return id === undefined && areSentHashes(sentHashes, calls.length) ? { ...batch, sentHashes } : undefined
}

function areSentHashes(sentHashes: unknown, count: number): sentHashes is readonly Hex[] {
  return Array.isArray(sentHashes) && sentHashes.length > 0 && sentHashes.length <= count && sentHashes.every(isHash)
}

function callsOf(value: unknown): readonly AskedCall[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_CALLS) return undefined
  const calls = value.map(callOf).filter((call) => call !== undefined)
  return calls.length === value.length ? calls : undefined
}

function callOf(call: unknown): AskedCall | undefined {
  const { to, value, data, description: stored } = asRecord(call)
  const description = readDescription(stored)
  const amount = uint256Of(value)
  if (!isAddress(to) || amount === undefined || description === undefined) return undefined
  return isCallData(data) ? { to, value: amount, data, description } : undefined
}
