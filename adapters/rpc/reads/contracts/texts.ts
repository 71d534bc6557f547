import type { AbiParameter } from 'abitype'
import type { Hex } from '#domain/address.ts'
import { type AbiType, componentsOf, typeOf } from '#domain/contract/abi-type.ts'

/*
 * Texts of the ABI, which the libraries read as bytes: a contract may return any, and one that is not UTF-8 must not spoil what
 * it comes with. Such a text is its bytes as lone surrogates, U+DC00 to U+DCFF, which no other text has: nothing in it can be
 * read, and it can be encoded again.
 */

const FIRST = 0xdc00
const UNREADABLE = /^[\udc00-\udcff]+$/
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function hasTexts(parameter: AbiParameter): boolean {
  return parameter.type.startsWith('string') || ('components' in parameter && componentsOf(parameter).some(hasTexts))
}

/** The same parameter with bytes for each text, which have the same encoding. */
export function withBytesForTexts(parameter: AbiParameter): AbiParameter {
  const type = parameter.type.replace(/^string/, 'bytes')
  return 'components' in parameter
    ? { ...parameter, type, components: componentsOf(parameter).map(withBytesForTexts) }
    : { ...parameter, type }
}

/** The values with texts for what was decoded as bytes. @param values lists for tuples */
export function withTexts(parameters: readonly AbiParameter[], values: readonly unknown[]): readonly unknown[] {
  return parameters.map((parameter, index) => mapTexts(typeOf(parameter), values[index], textOf))
}

/** The lists to encode in place of those with texts. */
export function withoutTexts(parameters: readonly AbiParameter[], values: readonly unknown[]): readonly unknown[] {
  return parameters.map((parameter, index) => mapTexts(typeOf(parameter), values[index], bytesOf))
}

function mapTexts(type: AbiType, value: unknown, map: (text: string) => string): unknown {
  if (type.kind === 'string') return map(value as string)
  if (type.kind === 'array') return (value as readonly unknown[]).map((entry) => mapTexts(type.entry, entry, map))
  if (type.kind !== 'tuple') return value
  return type.components.map(({ type: each }, index) => mapTexts(each, (value as readonly unknown[])[index], map))
}

function textOf(hex: string): string {
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    return utf8.decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(FIRST + byte)).join('')
  }
}

/** In UTF-8, of any text. */
export function bytesOf(text: string): Hex {
  const bytes = UNREADABLE.test(text)
    ? Array.from(text, (character) => character.charCodeAt(0) - FIRST)
    : [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
