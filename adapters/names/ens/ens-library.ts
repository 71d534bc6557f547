import type { Hex } from '#domain/address.ts'

/** A Solidity type as its ABI writes it; a tuple has components. */
export type AbiType = string | { readonly type: string; readonly components: readonly AbiType[] }

/** The functions of an RPC library that the name services use. */
export interface EnsLibrary {
  /** The name normalised by ENSIP-15. @throws Error if the text cannot be a name */
  normalise(text: string): string
  /** @param name normalised */
  namehash(name: string): Hex
  /** The 4-byte selector of a function or an error, such as `addr(bytes32)`. */
  selector(signature: string): Hex
  encode(types: readonly AbiType[], values: readonly unknown[]): Hex
  /** Lists and tuples as arrays, numbers as bigints, addresses checksummed. @throws Error if the data is malformed */
  decode(types: readonly AbiType[], data: Hex): readonly unknown[]
}
