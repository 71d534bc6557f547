import type { Hex } from '../address.ts'

/** Why a contract reverted. `unknown`: `data` matches no error of the ABI, or is empty. */
export type Revert =
  | { readonly type: 'reason'; readonly message: string }
  | { readonly type: 'panic'; readonly code: bigint }
  | { readonly type: 'custom'; readonly name: string; readonly args: readonly unknown[] }
  | { readonly type: 'unknown'; readonly data: Hex }

/**
 * Why a contract stopped itself:
 * - `assertion`: an `assert` was false
 * - `overflow`: the result of a calculation does not fit its type
 * - `division`: a division by zero
 * - `enum`: a number is no member of the enum that it was converted to
 * - `storage`: stored bytes are not encoded as such
 * - `empty-array`: `pop` of an empty array
 * - `index`: an index is beyond the end of an array
 * - `memory`: too much memory was asked for
 * - `function`: a function variable was called before it was set
 */
export type Panic =
  | 'assertion'
  | 'overflow'
  | 'division'
  | 'enum'
  | 'storage'
  | 'empty-array'
  | 'index'
  | 'memory'
  | 'function'

/** As Solidity documents them. */
const panics: ReadonlyMap<bigint, Panic> = new Map([
  [0x01n, 'assertion'],
  [0x11n, 'overflow'],
  [0x12n, 'division'],
  [0x21n, 'enum'],
  [0x22n, 'storage'],
  [0x31n, 'empty-array'],
  [0x32n, 'index'],
  [0x41n, 'memory'],
  [0x51n, 'function']
])

/** Bound how much of an error's arguments is put into words. */
const MAX_ENTRIES = 8
const MAX_DEPTH = 3
const MAX_TEXT = 200

/** Undefined for a code that is not documented. */
export function panicOf(code: bigint): Panic | undefined {
  return panics.get(code)
}

/** The contract's own words, to be made plain and shown isolated; empty if it has none. */
export function revertWords(revert: Revert): string {
  switch (revert.type) {
    case 'reason':
      return revert.message
    case 'panic':
      return panicOf(revert.code) ? '' : `Panic 0x${revert.code.toString(16).padStart(2, '0')}`
    case 'custom':
      return `${revert.name}(${listOf(revert.args, 0)})`
    case 'unknown':
      return revert.data === '0x' ? '' : revert.data
  }
}

function listOf(values: readonly unknown[], depth: number): string {
  const words = values.slice(0, MAX_ENTRIES).map((value) => shown(value, depth))
  return [...words, ...(values.length > MAX_ENTRIES ? ['…'] : [])].join(', ')
}

function shown(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT)
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth === MAX_DEPTH) return '…'
  return Array.isArray(value) ? `[${listOf(value, depth + 1)}]` : `(${listOf(Object.values(value), depth + 1)})`
}
