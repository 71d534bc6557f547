import { type AbiParameter, isAddress } from 'viem'
import { isRecord, quoted } from './value-checks.ts'

const LIST = /^(.*)\[(\d*)\]$/
const INTEGER = /^(u?)int(\d*)$/
const BYTES = /^bytes(\d*)$/
const HEX = /^0x(?:[\da-f]{2})*$/i
const DIGITS = /^-?(?:\d+|0x[\da-f]+)$/i

/**
 * What is wrong with the arguments of a constructor, whose references are resolved; undefined if they can be encoded. viem
 * takes some values of another type, such as `true` for a text.
 */
export function argumentsProblem(inputs: readonly AbiParameter[], values: readonly unknown[]): string | undefined {
  return firstOf(inputs, (input, i) => problemOf(input, values[i], input.name || `the argument ${i + 1}`))
}

function problemOf(parameter: AbiParameter, value: unknown, path: string): string | undefined {
  const list = LIST.exec(parameter.type)
  if (list) {
    const [, type = '', length = ''] = list
    if (!Array.isArray(value) || (length !== '' && value.length !== Number(length)))
      return mismatch(parameter, value, path, length === '' ? 'a list' : `a list of ${length}`)
    return firstOf(value, (each, i) => problemOf({ ...parameter, type }, each, `${path}[${i}]`))
  }
  if (parameter.type === 'tuple') return structProblem(parameter, value, path)
  const demand = demandOf(parameter.type, value)
  return demand === undefined ? undefined : mismatch(parameter, value, path, demand)
}

/** A struct is an object with its fields, or a list. */
function structProblem(parameter: AbiParameter, value: unknown, path: string): string | undefined {
  const fields: readonly AbiParameter[] = 'components' in parameter ? parameter.components : []
  const names = fields.map(({ name = '' }, i) => name || String(i))
  if (Array.isArray(value)) {
    if (value.length !== fields.length) return mismatch(parameter, value, path, `a list of ${fields.length}`)
    return firstOf(fields, (field, i) => problemOf(field, value[i], `${path}.${names[i]}`))
  }
  const known: readonly string[] = isRecord(value) ? Object.keys(value) : []
  if (!isRecord(value) || known.length !== names.length || !names.every((name) => known.includes(name)))
    return mismatch(parameter, value, path, `an object with ${names.join(', ')}`)
  return firstOf(fields, (field, i) => problemOf(field, value[names[i] ?? ''], `${path}.${names[i]}`))
}

/** What is needed instead of the value; undefined if it is right. */
function demandOf(type: string, value: unknown): string | undefined {
  const [, unsigned, bits = ''] = INTEGER.exec(type) ?? []
  if (unsigned !== undefined)
    return fits(value, Number(bits || 256), unsigned === '') ? undefined : `an integer that fits`
  if (type === 'bool') return typeof value === 'boolean' ? undefined : 'true or false'
  if (type === 'string') return typeof value === 'string' ? undefined : 'a text'
  if (type === 'address')
    return typeof value === 'string' && isAddress(value)
      ? undefined
      : 'an address, whose checksum is right, or { address: the name of a contract }'
  const [, length] = BYTES.exec(type) ?? (type === 'function' ? [type, '24'] : [])
  if (length === undefined) return undefined
  const isHex = typeof value === 'string' && HEX.test(value)
  if (isHex && (length === '' || value.length === 2 + 2 * Number(length))) return undefined
  return length === '' ? 'hex data' : `${length} bytes of hex data`
}

/** A number beyond 2 ** 53 would have lost digits. */
function fits(value: unknown, bits: number, isSigned: boolean): boolean {
  const isText = typeof value === 'string' && DIGITS.test(value) && !/^-0x/i.test(value)
  if (!(typeof value === 'bigint' || Number.isSafeInteger(value) || isText)) return false
  const integer = BigInt(value as bigint | number | string)
  const least = isSigned ? -(2n ** BigInt(bits - 1)) : 0n
  return integer >= least && integer < least + 2n ** BigInt(bits)
}

function mismatch({ type }: AbiParameter, value: unknown, path: string, demand: string): string {
  return `${path} (${type}) must be ${demand}, got ${quoted(value)}`
}

/** Holes in a list count as undefined. */
function firstOf<Item>(
  items: readonly Item[],
  problemIn: (item: Item, index: number) => string | undefined
): string | undefined {
  return Array.from(items, problemIn).find((problem) => problem !== undefined)
}
