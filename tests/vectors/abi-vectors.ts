import type { AbiParameter } from 'abitype'
import type { Hex } from '#domain/address.ts'
import { type AbiType, typeOf } from '#domain/contract/abi-type.ts'
import { MAX_NUMBER_BITS } from '#domain/contract/abi-values.ts'
import { readVectors } from './vectors.ts'

type Row = readonly [name: string, type: string, value: unknown, encoded: Hex]

interface AbiFamily {
  readonly vectors: readonly Row[]
  readonly aliases: readonly (readonly [name: string, type: string])[]
}

/** A list of parameters, with values as the ports have them. */
export interface AbiVector {
  readonly name: string
  readonly parameters: readonly AbiParameter[]
  readonly values: readonly unknown[]
  readonly encoded: Hex
}

export function abiVectors(): readonly AbiVector[] {
  return readVectors<AbiFamily>('abi').vectors.map(([name, type, value, encoded]) => {
    const parameters = [parameterOf(type)]
    return { name, parameters, values: parameters.map((parameter) => portValue(typeOf(parameter), value)), encoded }
  })
}

/** Parameters with `int` and `uint`, which compilers write in full. */
export function aliasedParameters(): readonly AbiParameter[] {
  return readVectors<AbiFamily>('abi').aliases.map(([, type]) => parameterOf(type))
}

/** `(bool,uint8[2])[]` as in an ABI; its components have no names. */
function parameterOf(text: string): AbiParameter {
  const end = text.lastIndexOf(')')
  if (end < 0) return { type: text }
  return { type: `tuple${text.slice(end + 1)}`, components: partsOf(text.slice(1, end)).map(parameterOf) }
}

/** Splits at the commas that are inside of no parentheses. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (const [i, letter] of [...text].entries()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter !== ',' || depth > 0) continue
    parts.push(text.slice(start, i))
    start = i + 1
  }
  return text === '' ? [] : [...parts, text.slice(start)]
}

/** Integers are decimal text in the file. */
function portValue(type: AbiType, value: unknown): unknown {
  if (type.kind === 'integer') return type.bits > MAX_NUMBER_BITS ? BigInt(String(value)) : Number(value)
  if (!Array.isArray(value)) return value
  if (type.kind === 'array') return value.map((entry) => portValue(type.entry, entry))
  return type.kind === 'tuple' ? type.components.map((each, i) => portValue(each.type, value[i])) : value
}
