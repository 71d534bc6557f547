import type { NativeCurrency } from '#domain/chain/chain.ts'
import { type Address, isAddress } from '../address.ts'
import { asRecord, uint256Of } from '../stored-record.ts'

/**
 * What a transaction does: the words of host code, or of the page's own transactions the kind and values, which
 * `ui/words/description.ts` says in the page's language.
 */
export type Description = string | OwnDescription

type OwnDescription = PaymentDescription | RevocationDescription

export interface PaymentDescription {
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
  const { kind, to, value, currency, spender, token } = asRecord(stored)
  if (kind === 'transfer' && isAddress(to)) {
    const [amount, known] = [uint256Of(value), currencyOf(currency)]
    return amount !== undefined && known ? { kind, to, value: amount, currency: known } : undefined
  }
  const { address, symbol } = asRecord(token)
  if (kind !== 'revocation' || !isAddress(spender) || !isAddress(address) || typeof symbol !== 'string')
    return undefined
  return { kind, spender, token: { address, symbol } }
}

/** Of a value that is not typed, such as what host code passes. */
export function isDescription(value: unknown): value is Description {
  if (typeof value === 'string') return true
  const { value: amount, ...rest } = asRecord(value)
  const storable = { ...rest, ...(typeof amount === 'bigint' && { value: String(amount) }) }
  return readDescription(storable) !== undefined
}

function currencyOf(stored: unknown): DescribedCurrency | undefined {
  const { symbol, decimals, address } = asRecord(stored)
  const isCount = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= MAX_DECIMALS
  if (typeof symbol !== 'string' || !isCount || !(address === undefined || isAddress(address))) return undefined
  return { symbol, decimals: Number(decimals), ...(address && { address }) }
}
