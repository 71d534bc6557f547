import type { AbiEventParameter, AbiParameter } from 'abitype'
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
