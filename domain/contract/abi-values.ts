import type { AbiEventParameter, AbiParameter } from 'abitype'
import { isAddress } from '../address.ts'
import { type AbiType, areNamed, typeOf } from './abi-type.ts'
import { ContractError } from './contract-error.ts'

/*
 * The values of the ABI, the same for every RPC library:
 * - an integer of at most 48 bits is a number, a wider one a bigint
 * - bytes are lower-case hex, an address is EIP-55 text
 * - a tuple is an object if each of its components has a name, else an array; an empty tuple is an empty array
 * Libraries differ in integers and tuples, so they exchange lists: every integer is a bigint, every tuple an array.
 */

/** Integers of more bits are bigints. */
export const MAX_NUMBER_BITS = 48
const LONE_SURROGATE = /\p{Cs}/u
const NOT_HEX = /[^0-9a-f]/i
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

type PlainType = Exclude<AbiType, { readonly kind: 'array' | 'tuple' }>
type TupleType = Extract<AbiType, { readonly kind: 'tuple' }>

/** Where a value does not have the right type, and what is needed there. */
interface Mismatch {
  readonly path: string
  readonly demand: string
}

/**
 * Values from what a library decoded as lists; an integer may also be a number.
 * @throws ContractError `undecodable` if the lists do not have the shape of the parameters
 */
export function fromLists(parameters: readonly AbiParameter[], lists: readonly unknown[]): readonly unknown[] {
  const entries = entriesOf(lists, parameters.length)
  return parameters.map((parameter, i) => fromList(typeOf(parameter), entries[i]))
}

/** Lists for a library to encode, from values that `checkValues` accepts. */
export function toLists(parameters: readonly AbiParameter[], values: readonly unknown[]): readonly unknown[] {
  return parameters.map((parameter, i) => toList(typeOf(parameter), values[i]))
}

/** What a call returns, from the values of all its outputs. */
export function resultOf(values: readonly unknown[]): unknown {
  return values.length > 1 ? values : values[0]
}

/** The arguments of a log, from the values of all its parameters. */
export function namedValues(parameters: readonly AbiParameter[], values: readonly unknown[]): unknown {
  return areNamed(parameters) ? objectOf(parameters, values) : values
}

/** The parameters as a log has them: of an indexed value that does not fit a topic there is only a hash. */
export function loggedParameters(inputs: readonly AbiEventParameter[]): readonly AbiEventParameter[] {
  return inputs.map((input) => (input.indexed && isHashed(typeOf(input)) ? hashOf(input) : input))
}

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

function fromList(type: AbiType, value: unknown): unknown {
  switch (type.kind) {
    case 'integer':
      return integerOf(type.bits, value)
    case 'bytes':
      return typeof value === 'string' ? value.toLowerCase() : fail('no hex', value)
    case 'array':
      return entriesOf(value, type.length).map((entry) => fromList(type.entry, entry))
    case 'tuple': {
      const entries = entriesOf(value, type.components.length)
      const values = type.components.map((component, i) => fromList(component.type, entries[i]))
      return type.isNamed ? objectOf(type.components, values) : values
    }
    default:
      return value
  }
}

function toList(type: AbiType, value: unknown): unknown {
  switch (type.kind) {
    case 'integer':
      return typeof value === 'number' ? BigInt(value) : value
    case 'array':
      return Array.isArray(value) ? Array.from(value, (entry) => toList(type.entry, entry)) : value
    case 'tuple':
      return type.components.map((component, i) =>
        toList(component.type, fieldOf(value, type.isNamed ? component.name : i))
      )
    default:
      return value
  }
}

function integerOf(bits: number, value: unknown): number | bigint {
  if (typeof value !== 'bigint' && (typeof value !== 'number' || !Number.isSafeInteger(value)))
    return fail('no integer', value)
  return bits > MAX_NUMBER_BITS ? BigInt(value) : Number(value)
}

function entriesOf(value: unknown, length: number | undefined): readonly unknown[] {
  if (!Array.isArray(value)) return fail('no list', value)
  if (length !== undefined && value.length !== length) return fail(`not ${length} entries`, value)
  return Array.from<unknown>(value)
}

/** Defines each property, so that names such as `__proto__` are ordinary ones. */
function objectOf(parameters: readonly { readonly name?: string | undefined }[], values: readonly unknown[]): object {
  return Object.fromEntries(parameters.map(({ name = '' }, i) => [name, values[i]]))
}

/** Each integer, address, bool and bytesN fits a topic. */
function isHashed(type: AbiType): boolean {
  if (type.kind === 'bytes') return type.length === undefined
  return type.kind === 'string' || type.kind === 'array' || type.kind === 'tuple'
}

function hashOf({ name, indexed }: AbiEventParameter): AbiEventParameter {
  return { type: 'bytes32', indexed, ...(name !== undefined && { name }) }
}

function fieldOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function fail(demand: string, value: unknown): never {
  throw new ContractError('undecodable', `The decoded value is ${demand}: ${typeof value}.`)
}

function mismatchOf(type: AbiType, value: unknown): Mismatch | undefined {
  if (type.kind === 'tuple') return type.isNamed ? objectMismatch(type, value) : tupleMismatch(type, value)
  if (type.kind !== 'array') return isOfType(type, value) ? undefined : { path: '', demand: demandOf(type, value) }
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

function demandOf(type: PlainType, value: unknown): string {
  switch (type.kind) {
    case 'integer':
      return `a ${type.bits > MAX_NUMBER_BITS ? 'bigint' : 'number'} that fits ${type.isSigned ? '' : 'u'}int${type.bits}`
    case 'address':
      return `0x and 40 hexadecimal digits${typeof value === 'string' ? `, got ${JSON.stringify(value.slice(0, 80))}` : ''}`
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
