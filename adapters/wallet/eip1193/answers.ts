import type { Address, Hex } from '#domain/address.ts'
import { checksumAddress } from '../checksum-address.ts'

/** Undefined if the payload cannot be read: only an empty list says that the wallet shares no account. */
export function accountsIn(payload: unknown): readonly Address[] | undefined {
  if (!Array.isArray(payload)) return undefined
  const accounts = payload.map(checksumAddress).filter((account) => account !== undefined)
  return accounts.length > 0 || payload.length === 0 ? accounts : undefined
}

export function accountsOf(payload: unknown): readonly Address[] {
  return accountsIn(payload) ?? []
}

export function toHex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}

export function toHexText(text: string): Hex {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
