import type { Hex } from '#domain/address.ts'

const MAX_LABEL_BYTES = 255

/** A name in DNS wire format, as contracts expect it; undefined if a label is too long or empty. */
export function dnsEncode(name: string): Hex | undefined {
  const labels = name.split('.').map((label) => new TextEncoder().encode(label))
  if (labels.some(({ length }) => length === 0 || length > MAX_LABEL_BYTES)) return undefined
  const bytes = labels.flatMap((label) => [label.length, ...label])
  return `0x${[...bytes, 0].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
