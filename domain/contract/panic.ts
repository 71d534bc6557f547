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

/** Undefined for a code that is not documented. */
export function panicOf(code: bigint): Panic | undefined {
  return panics.get(code)
}
