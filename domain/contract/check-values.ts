import type { AbiParameter } from 'abitype'
import { isAddress } from '../address.ts'
import { type AbiType, typeOf } from './abi-type.ts'
import { MAX_NUMBER_BITS } from './abi-values.ts'
import { ContractError } from './contract-error.ts'

type PlainType = Exclude<AbiType, { readonly kind: 'array' | 'tuple' }>
type TupleType = Extract<AbiType, { readonly kind: 'tuple' }>

/** Where a value does not have the right type, and what is needed there. */
interface Mismatch {
  readonly path: string
  readonly demand: string
}

const LONE_SURROGATE = /\p{Cs}/u
const NOT_HEX = /[^0-9a-f]/i
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/**
 * Checks values before a library encodes them, because libraries differ in what they convert, cut or refuse.
 * @throws ContractError `invalid-arguments`, with the path of the first wrong value, such as `args[1].from`
 */
export function checkValues(parameters: readonly AbiParameter[], values: readonly unknown[]): void {
  const problem = valuesProblem(parameters, values)
  if (problem) throw new ContractError('invalid-arguments', problem)
}

/** What is wrong with the values; undefined if they can be encoded. */
export function valuesProblem(parameters: readonly AbiParameter[], values: readonly unknown[]): string | undefined {
  if (values.length !== parameters.length)
    return `The number of arguments must be ${parameters.length}, got ${values.length}.`
  return firstOf(parameters, (parameter, i) => valueProblem(parameter, values[i], `args[${i}]`))
}

/** The same for one value, given at this path. */
export function valueProblem(parameter: AbiParameter, value: unknown, path: string): string | undefined {
  const mismatch = mismatchOf(typeOf(parameter), value)
  return mismatch && `${path}${mismatch.path} must be ${mismatch.demand}.`
}

function mismatchOf(type: AbiType, value: unknown): Mismatch | undefined {
  if (type.kind === 'tuple') return type.isNamed ? objectMismatch(type, value) : tupleMismatch(type, value)
  if (type.kind !== 'array') return isOfType(type, value) ? undefined : { path: '', demand: demandOf(type) }
  const { length, entry } = type
  if (!Array.isArray(value) || value.length !== (length ?? value.length))
    return { path: '', demand: length === undefined ? 'an array' : `an array of ${length}` }
  return firstOf(value, (each, i) => below(`[${i}]`, mismatchOf(entry, each)))
}

function tupleMismatch({ components }: TupleType, value: unknown): Mismatch | undefined {
  if (!Array.isArray(value) || value.length !== components.length)
    return { path: '', demand: `an array of ${components.length}` }
  return firstOf(components, ({ type }, i) => below(`[${i}]`, mismatchOf(type, value[i])))
}

function objectMismatch({ components }: TupleType, value: unknown): Mismatch | undefined {
  const names = components.map(({ name }) => name)
  if (!isObject(value) || !areSame(Object.keys(value), names))
    return { path: '', demand: `an object with ${names.join(', ')} and nothing else` }
  return firstOf(components, ({ name, type }) => below(stepTo(name), mismatchOf(type, value[name])))
}

function isOfType(type: PlainType, value: unknown): boolean {
  switch (type.kind) {
    case 'integer':
      return isInteger(type, value)
    case 'address':
      return isAddress(value)
    case 'bool':
      return typeof value === 'boolean'
    case 'string':
      return typeof value === 'string' && !LONE_SURROGATE.test(value)
    case 'bytes':
      return isHex(value) && value.length === (type.length === undefined ? value.length : 2 + 2 * type.length)
  }
}

function isInteger({ bits, isSigned }: Extract<PlainType, { kind: 'integer' }>, value: unknown): boolean {
  const isRightType = bits > MAX_NUMBER_BITS ? typeof value === 'bigint' : Number.isInteger(value)
  if (!isRightType || (typeof value !== 'bigint' && typeof value !== 'number')) return false
  const least = isSigned ? -(2n ** BigInt(bits - 1)) : 0n
  return value >= least && value < least + 2n ** BigInt(bits)
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('0x') && value.length % 2 === 0 && !NOT_HEX.test(value.slice(2))
}

function demandOf(type: PlainType): string {
  switch (type.kind) {
    case 'integer':
      return `a ${type.bits > MAX_NUMBER_BITS ? 'bigint' : 'number'} that fits ${type.isSigned ? '' : 'u'}int${type.bits}`
    case 'address':
      return '0x and 40 hexadecimal digits'
    case 'bool':
      return 'true or false'
    case 'string':
      return 'text without lone surrogates'
    case 'bytes':
      return `0x and ${type.length === undefined ? 'pairs of' : 2 * type.length} hexadecimal digits`
  }
}

function below(step: string, mismatch: Mismatch | undefined): Mismatch | undefined {
  return mismatch && { ...mismatch, path: `${step}${mismatch.path}` }
}

function stepTo(name: string): string {
  return IDENTIFIER.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`
}

function areSame(keys: readonly string[], names: readonly string[]): boolean {
  return keys.length === names.length && names.every((name) => keys.includes(name))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** By index, so that holes in arrays count as undefined. */
function firstOf<Entry, Found>(
  entries: readonly Entry[],
  find: (entry: Entry, i: number) => Found | undefined
): Found | undefined {
  for (const [i, entry] of entries.entries()) {
    const found = find(entry, i)
    if (found !== undefined) return found
  }
  return undefined
}
