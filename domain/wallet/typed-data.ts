import type { Address, Hex } from '../address.ts'

/** The fields that a type is made of; `type` is one of Solidity's or another of the data's own. */
export interface TypedDataField {
  readonly name: string
  readonly type: string
}

interface TypedDataDomain {
  readonly name?: string
  readonly version?: string
  /** The only chain on which a wallet signs the data; any if absent. */
  readonly chainId?: number | bigint
  readonly verifyingContract?: Address
  readonly salt?: Hex
}

/** Structured data to sign (EIP-712). Integers of any size may be bigints; wallets get them as decimal strings. */
export interface TypedData {
  readonly domain: TypedDataDomain
  /** `EIP712Domain` may be left out. */
  readonly types: Readonly<Record<string, readonly TypedDataField[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** Typed data as wallets take it: without bigints, and with the type of its domain. */
export interface PlainTypedData extends TypedData {
  readonly domain: Omit<TypedDataDomain, 'chainId'> & { readonly chainId?: number }
}

/** In the order of EIP-712, which is part of what is signed. */
export const DOMAIN_FIELDS: readonly TypedDataField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' }
]

export function plainTypedData({ domain, types, primaryType, message }: TypedData): PlainTypedData {
  const { chainId, ...rest } = domain
  const EIP712Domain = DOMAIN_FIELDS.filter(({ name }) => Object(domain)[name] !== undefined)
  return {
    domain: { ...rest, ...(chainId !== undefined && { chainId: Number(chainId) }) },
    types: { EIP712Domain, ...types },
    primaryType,
    message: withoutBigints(message) as TypedData['message']
  }
}

function withoutBigints(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(withoutBigints)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutBigints(inner)]))
}
