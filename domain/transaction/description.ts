import type { NativeCurrency } from '#domain/chain/chain.ts'
import { type Address, isAddress } from '../address.ts'

/**
 * What a transaction does: the words of host code, or of the page's own transactions the kind and values, which
 * `ui/words/description.ts` says in the page's language.
 */
export type Description = string | OwnDescription

type OwnDescription = TransferDescription | RevocationDescription

export interface TransferDescription {
  readonly kind: 'transfer'
  readonly to: Address
  /** In base units. */
  readonly value: bigint
  readonly currency: DescribedCurrency
}

/** An allowance is taken back. */
interface RevocationDescription {
  readonly kind: 'revocation'
  readonly spender: Address
  readonly token: { readonly address: Address; readonly symbol: string }
}

/** The native currency, or the token at the address. */
interface DescribedCurrency extends Pick<NativeCurrency, 'symbol' | 'decimals'> {
  readonly address?: Address
}

/** A uint256 without a leading zero. */
const VALUE = /^(?:0|[1-9]\d{0,77})$/
/** ERC-20 has them in a uint8. */
const MAX_DECIMALS = 255

/** As it is put into JSON, which has no bigint. */
export function storableDescription(description: Description): unknown {
  if (typeof description === 'string' || description.kind !== 'transfer') return description
  return { ...description, value: String(description.value) }
}

/** Of untrusted JSON; undefined if it is none. */
export function readDescription(stored: unknown): Description | undefined {
  if (typeof stored === 'string') return stored
  const { kind, to, value, currency, spender, token } = fieldsOf(stored)
  if (kind === 'transfer' && isAddress(to) && typeof value === 'string' && VALUE.test(value)) {
    const known = currencyOf(currency)
    return known && { kind, to, value: BigInt(value), currency: known }
  }
  const { address, symbol } = fieldsOf(token)
  if (kind !== 'revocation' || !isAddress(spender) || !isAddress(address) || typeof symbol !== 'string')
    return undefined
  return { kind, spender, token: { address, symbol } }
}

/** Of a value that is not typed, such as what host code passes. */
export function isDescription(value: unknown): value is Description {
  if (typeof value === 'string') return true
  const { value: amount, ...rest } = fieldsOf(value)
  const storable = { ...rest, ...(typeof amount === 'bigint' && { value: String(amount) }) }
  return readDescription(storable) !== undefined
}

function currencyOf(stored: unknown): DescribedCurrency | undefined {
  const { symbol, decimals, address } = fieldsOf(stored)
  const isCount = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= MAX_DECIMALS
  if (typeof symbol !== 'string' || !isCount || !(address === undefined || isAddress(address))) return undefined
  return { symbol, decimals: Number(decimals), ...(address && { address }) }
}

/** Untrusted fields; none if it is no object. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
