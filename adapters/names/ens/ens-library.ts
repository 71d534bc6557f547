import type { Hex } from '#domain/address.ts'

/** A Solidity type as its ABI writes it; a tuple has components. */
export type AbiType = string | { readonly type: string; readonly components: readonly AbiType[] }

/** What reading names takes from an RPC library. */
export interface EnsLibrary {
  /** The name in the form of ENSIP-15. @throws Error when the text cannot be a name */
  normalise(text: string): string
  /** Of a normalised name. */
  namehash(name: string): Hex
  /** Of a function or an error, such as `addr(bytes32)`: its first 4 bytes in calls and reverts. */
  selector(signature: string): Hex
  encode(types: readonly AbiType[], values: readonly unknown[]): Hex
  /** Lists and tuples as arrays, numbers as bigints, addresses checksummed. @throws Error when the data has another shape */
  decode(types: readonly AbiType[], data: Hex): readonly unknown[]
}
