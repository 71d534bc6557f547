import type { AbiParameter } from 'abitype'
import { MAX_NAME_LENGTH, plainText } from '../plain-text.ts'
import { ContractError } from './contract-error.ts'

/** A parsed type. A `length` of undefined means any length. */
export type AbiType =
  | { readonly kind: 'address' | 'bool' | 'string' }
  | { readonly kind: 'integer'; readonly bits: number; readonly isSigned: boolean }
  | { readonly kind: 'bytes'; readonly length: number | undefined }
  | { readonly kind: 'array'; readonly length: number | undefined; readonly entry: AbiType }
  | TupleType

interface TupleType {
  readonly kind: 'tuple'
  readonly components: readonly { readonly name: string; readonly type: AbiType }[]
  /** Its value is an object with a property for each component, or else an array. */
  readonly isNamed: boolean
}

interface TypeParts {
  readonly base: Exclude<AbiType, TupleType> | 'tuple'
  /** Of the arrays around the base, the innermost first. */
  readonly lengths: readonly (number | undefined)[]
}

/** `function` and `fixed` are missing: no library decodes them. So is `uint`: compilers write `uint256`. */
const TYPE = /^(?:(u?)int([1-9]\d{0,2})|bytes([1-9]\d?)?|(address|bool|string)|tuple)((?:\[(?:[1-9]\d{0,8})?\])*)$/
/** Bounds how deeply arrays nest. */
const MAX_TYPE_LENGTH = 100

/** Undefined if the ABI has no such type. */
export function parseType(type: string): TypeParts | undefined {
  const match = type.length <= MAX_TYPE_LENGTH ? TYPE.exec(type) : null
  if (!match) return undefined
  const [, unsigned, bits, length, plain, arrays = ''] = match
  const base = type.startsWith('tuple') ? 'tuple' : baseOf(Boolean(unsigned), bits, length, plain)
  const lengths = [...arrays.matchAll(/\[(\d*)\]/g)].map(([, digits]) => (digits ? Number(digits) : undefined))
  return base && { base, lengths }
}

/** The type of a well-formed parameter. @throws ContractError `invalid-abi` */
export function typeOf(parameter: AbiParameter): AbiType {
  const parts = parseType(parameter.type)
  if (!parts) throw new ContractError('invalid-abi', `The ABI has no type ${quoted(parameter.type)}.`)
  const base = parts.base === 'tuple' ? tupleOf(componentsOf(parameter)) : parts.base
  return parts.lengths.reduce<AbiType>((entry, length) => ({ kind: 'array', length, entry }), base)
}

/** Of a tuple or an array of tuples; empty for any other type. */
export function componentsOf(parameter: AbiParameter): readonly AbiParameter[] {
  return 'components' in parameter ? parameter.components : []
}

/** Whether the values of these parameters become an object with their names, or else an array. */
export function areNamed(parameters: readonly AbiParameter[]): boolean {
  return parameters.length > 0 && parameters.every(({ name }) => name)
}

/** A value of an ABI in a message for developers. */
export function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${plainText(value, MAX_NAME_LENGTH)}"` : typeof value
}

function baseOf(
  isUnsigned: boolean,
  bits: string | undefined,
  length: string | undefined,
  plain: string | undefined
): TypeParts['base'] | undefined {
  if (plain === 'address' || plain === 'bool' || plain === 'string') return { kind: plain }
  if (length) return Number(length) <= 32 ? { kind: 'bytes', length: Number(length) } : undefined
  if (!bits) return { kind: 'bytes', length: undefined }
  const isSize = Number(bits) <= 256 && Number(bits) % 8 === 0
  return isSize ? { kind: 'integer', bits: Number(bits), isSigned: !isUnsigned } : undefined
}

function tupleOf(components: readonly AbiParameter[]): TupleType {
  const types = components.map((component) => ({ name: component.name ?? '', type: typeOf(component) }))
  return { kind: 'tuple', components: types, isNamed: areNamed(components) }
}
