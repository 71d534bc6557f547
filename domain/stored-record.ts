import type { AbiError } from 'abitype'
import { type Address, type Hex, isAddress } from './address.ts'
import type { WalletRoute } from './connection/wallet-route.ts'

/** A uint256 in decimal digits, without a leading zero. */
const UINT256 = /^(?:0|[1-9]\d{0,77})$/
const CALL_DATA = /^0x(?:[0-9a-fA-F]{2})*$/
/** The part of a key after its prefix: chain and id. */
const CHAIN_AND_ID = /^([1-9]\d{0,15})\.([0-9a-z]{1,32})$/

/** The check of each of a record's fields; that of an optional one also passes undefined. */
export type FieldChecks<Fields> = {
  readonly [Field in keyof Fields]-?: (value: unknown) => value is Fields[Field] | undefined
}

/** Undefined if there is no text, or if it is not JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Untrusted fields; none if it is no object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

/** Only the fields that are checked, without absent ones; undefined if one of them fails its check. */
export function checkedFields<Fields>(
  record: Readonly<Record<string, unknown>>,
  checks: FieldChecks<Fields>
): Fields | undefined {
  const fields = Object.entries<(value: unknown) => boolean>(checks)
  if (!fields.every(([field, passes]) => passes(record[field]))) return undefined
  const present = fields.flatMap(([field]) => (record[field] === undefined ? [] : [[field, record[field]]]))
  return Object.fromEntries(present) as Fields
}

/** The check of an optional field. */
export function optional<Value>(passes: (value: unknown) => value is Value) {
  return (value: unknown): value is Value | undefined => value === undefined || passes(value)
}

/** The check of a field with one of these values. */
export function oneOf<Value>(...values: readonly Value[]) {
  return (value: unknown): value is Value => (values as readonly unknown[]).includes(value)
}

/** The chain and id in the key of an account's record; undefined if it is another key. */
export function chainAndIdOf(
  key: string,
  prefix: string
): { readonly chainId: number; readonly id: string } | undefined {
  const [, chain, id] = CHAIN_AND_ID.exec(key.startsWith(prefix) ? key.slice(prefix.length) : '') ?? []
  const chainId = Number(chain)
  return id !== undefined && Number.isSafeInteger(chainId) ? { chainId, id } : undefined
}

/** The account that a key names between `prefix` and its chain, in lower case; undefined if it is another key. */
export function accountInKey(key: string, prefix: string): Address | undefined {
  const account = key.startsWith(prefix) ? key.slice(prefix.length).split('.', 1)[0] : undefined
  return isAddress(account) ? account : undefined
}

export function isWalletRoute(value: unknown): value is WalletRoute {
  const { id, isPaired } = asRecord(value)
  return typeof id === 'string' && typeof isPaired === 'boolean'
}

/** JSON has no bigint: amounts are stored as decimal digits. */
export function uint256Of(value: unknown): bigint | undefined {
  return typeof value === 'string' && UINT256.test(value) ? BigInt(value) : undefined
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** True for whole bytes in hexadecimal digits. */
export function isCallData(value: unknown): value is Hex {
  return typeof value === 'string' && CALL_DATA.test(value)
}

/** Whoever decodes with an error checks the rest of it. */
export function isErrorList(value: unknown): value is readonly AbiError[] {
  const isError = (each: unknown) => {
    const { type, name, inputs } = asRecord(each)
    return type === 'error' && typeof name === 'string' && Array.isArray(inputs)
  }
  return Array.isArray(value) && value.every(isError)
}
