import type { Address, Hex } from '#domain/address.ts'
import { checksumAddress } from '../checksum-address.ts'

export function accountsOf(payload: unknown): readonly Address[] {
  if (!Array.isArray(payload)) return []
  return payload.map(checksumAddress).filter((account) => account !== undefined)
}

export function firstAccount(payload: unknown): Address | undefined {
  return accountsOf(payload)[0]
}

export function isHash(payload: unknown): payload is Hex {
  return typeof payload === 'string' && /^0x[0-9a-f]{64}$/i.test(payload)
}

export function toHex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}

export function toHexText(text: string): Hex {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
