import type { Revert } from '#domain/contract/revert.ts'
import { revertWords } from '#domain/contract/revert.ts'
import { plainText } from '../plain-text.ts'
import { asRecord } from '../stored-record.ts'

/**
 * Why a transaction was reverted, as it is stored: `details` is bounded, and untrusted. `unrepeated`: when its call was run
 * again, it did not fail.
 */
export interface StoredRevert {
  readonly type: Revert['type'] | 'unrepeated'
  /** The words, the error or the data of the contract; of a panic, its code in hex. */
  readonly details: string
}

const TYPES: readonly unknown[] = [
  'reason',
  'panic',
  'custom',
  'unknown',
  'unrepeated'
] satisfies StoredRevert['type'][]
const MAX_DETAILS = 200
const PANIC_CODE = /^0x[0-9a-f]{1,64}$/

/** @param revert undefined if the call did not revert when it was run again. */
export function storableRevert(revert: Revert | undefined): StoredRevert {
  if (!revert) return { type: 'unrepeated', details: '' }
  if (revert.type === 'panic') return { type: 'panic', details: `0x${revert.code.toString(16)}` }
  const details = plainText(revertWords(revert), MAX_DETAILS)
  return { type: revert.type === 'reason' && details === '' ? 'unknown' : revert.type, details }
}

/** The name of the contract's own error; undefined for any other revert. */
export function customErrorOf({ type, details }: StoredRevert): string | undefined {
  const end = type === 'custom' ? details.indexOf('(') : -1
  return end > 0 ? details.slice(0, end) : undefined
}

export function isStoredRevert(value: unknown): value is StoredRevert {
  const { type, details } = asRecord(value)
  if (!TYPES.includes(type) || typeof details !== 'string' || details.length > 2 * MAX_DETAILS) return false
  return type !== 'panic' || PANIC_CODE.test(details)
}
