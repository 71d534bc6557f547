import type {
  SolidityAddress,
  SolidityBool,
  SolidityBytes,
  SolidityInt,
  SolidityString,
  TypedDataToPrimitiveTypes,
  TypedData as TypeTable
} from 'abitype'
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

type Types = TypedData['types']

/**
 * Typed data that is checked against its own types where these are written in place or `as const`: the names of types, and
 * the fields and values of the message. Any other is a `TypedData`.
 */
export interface TypedDataOf<Given extends Types, Primary extends keyof Given> extends Omit<TypedData, 'message'> {
  readonly types: Given & KnownTypes<Given>
  readonly primaryType: Primary & string
  readonly message: TypedData['message'] & MessageOf<Given, Primary>
}

/** Each field has a type of Solidity's or of the table's own, or a list of one. */
type KnownTypes<Given extends Types> = string extends keyof Given
  ? unknown
  : {
      readonly [Name in keyof Given]: readonly {
        readonly name: string
        readonly type: FieldType<keyof Given & string>
      }[]
    }

type FieldType<Own extends string> = ElementType<Own> | `${ElementType<Own>}[${string}]`
type ElementType<Own extends string> =
  | SolidityAddress
  | SolidityBool
  | SolidityBytes
  | SolidityInt
  | SolidityString
  | Own

type MessageOf<Given extends Types, Primary extends keyof Given> = string extends keyof Given
  ? TypedData['message']
  : Given extends TypeTable
    ? Value<TypedDataToPrimitiveTypes<Given>[Primary]>
    : TypedData['message']

/** Integers of any size may be bigints, numbers or decimal texts. */
type Value<Primitive> = Primitive extends bigint | number
  ? bigint | number | `${bigint}`
  : Primitive extends string | boolean
    ? Primitive
    : { readonly [Field in keyof Primitive]: Value<Primitive[Field]> }

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
