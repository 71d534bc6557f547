import { isLookAlike } from '#domain/transaction/look-alike.ts'
import { recipientOf, type Transaction } from '#domain/transaction/transaction.ts'
import { type Address, isSameAddress } from '../address.ts'
import { isFeeHigh, type PaymentReview } from './payment-review.ts'

/** What a visitor should know of a recipient, or of the fee, before paying. */
export type PaymentCaution =
  /** Nobody has the keys of the zero address. */
  | { readonly type: 'zero-address' }
  /** The contract of a configured token, which hardly ever gives back what it is sent. */
  | { readonly type: 'token-contract' }
  /** The ends are those of an address that the visitor knows; `of` is that one. */
  | { readonly type: 'look-alike'; readonly of: Address }
  | { readonly type: 'own-address' }
  /** There is code at the address. */
  | { readonly type: 'contract' }
  /** The fee is far above what is usual. */
  | { readonly type: 'high-fee' }

interface KnownOfRecipient {
  readonly account: Address
  /** The addresses of the chain's configured tokens. */
  readonly tokens: readonly Address[]
  /** Whom the account has sent something. */
  readonly known: readonly Address[]
  /** Undefined if no node could tell. */
  readonly isContract: boolean | undefined
}

const ZERO_ADDRESS: Address = `0x${'0'.repeat(40)}`

/** The worst first. */
export function paymentCautions(to: Address, { account, tokens, known, isContract }: KnownOfRecipient) {
  const isKnown = known.some((address) => isSameAddress(address, to))
  const isToken = tokens.some((address) => isSameAddress(address, to))
  const cautions: PaymentCaution[] = []
  if (isSameAddress(to, ZERO_ADDRESS)) cautions.push({ type: 'zero-address' })
  if (isToken) cautions.push({ type: 'token-contract' })
  const original = isKnown ? undefined : [account, ...known].find((address) => isLookAlike(to, address))
  if (original) cautions.push({ type: 'look-alike', of: original })
  if (isSameAddress(to, account)) cautions.push({ type: 'own-address' })
  if (isContract && !isToken) cautions.push({ type: 'contract' })
  return cautions as readonly PaymentCaution[]
}

/** Those of a review, with the account's listed transactions. */
export function reviewCautions(review: PaymentReview, entries: readonly Transaction[]): readonly PaymentCaution[] {
  const { account, chain, payment, findings } = review
  const tokens = (chain.tokens ?? []).map(({ address }) => address)
  const known = entries.flatMap((entry) => recipientOf(entry) ?? [])
  const ofRecipient = paymentCautions(payment.to, { account, tokens, known, isContract: findings?.isContract })
  return isFeeHigh(review) ? [...ofRecipient, { type: 'high-fee' }] : ofRecipient
}

/** True if a transaction to the address is confirmed. */
export function isPaidBefore(address: Address, entries: readonly Transaction[]): boolean {
  return entries.some((entry) => {
    const to = recipientOf(entry)
    return entry.fate.status === 'confirmed' && to !== undefined && isSameAddress(to, address)
  })
}

/** True for cautions about money that is most likely lost: each is confirmed apart. */
export function isDangerous({ type }: PaymentCaution): boolean {
  return type === 'zero-address' || type === 'token-contract' || type === 'look-alike' || type === 'high-fee'
}
