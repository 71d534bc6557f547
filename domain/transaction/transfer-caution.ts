import type { TransferReview } from '#domain/write/transfer-review.ts'
import { type Address, isSameAddress } from '../address.ts'
import type { Transaction } from './transaction.ts'

/** What a visitor should know of a recipient before paying it. */
export type TransferCaution =
  /** Nobody has the keys of the zero address. */
  | { readonly type: 'zero-address' }
  /** The contract of a configured token, which hardly ever gives back what it is sent. */
  | { readonly type: 'token-contract' }
  /** The ends are those of an address that the visitor knows; `of` is that one. */
  | { readonly type: 'look-alike'; readonly of: Address }
  | { readonly type: 'own-address' }
  /** There is code at the address. */
  | { readonly type: 'contract' }

interface Surroundings {
  readonly account: Address
  /** The addresses of the chain's configured tokens. */
  readonly tokens: readonly Address[]
  /** Whom the account has sent something. */
  readonly known: readonly Address[]
  /** Undefined if no node could tell. */
  readonly isContract: boolean | undefined
}

const ZERO_ADDRESS: Address = `0x${'0'.repeat(40)}`

/** How many characters in all two addresses must share at their ends, with at least two at each. */
const ALIKE_CHARACTERS = 6
const ALIKE_AT_EACH_END = 2

/** The worst first. */
export function transferCautions(to: Address, { account, tokens, known, isContract }: Surroundings) {
  const isKnown = known.some((address) => isSameAddress(address, to))
  const isToken = tokens.some((address) => isSameAddress(address, to))
  const cautions: TransferCaution[] = []
  if (isSameAddress(to, ZERO_ADDRESS)) cautions.push({ type: 'zero-address' })
  if (isToken) cautions.push({ type: 'token-contract' })
  const original = isKnown ? undefined : [account, ...known].find((address) => isLookAlike(to, address))
  if (original) cautions.push({ type: 'look-alike', of: original })
  if (isSameAddress(to, account)) cautions.push({ type: 'own-address' })
  if (isContract && !isToken) cautions.push({ type: 'contract' })
  return cautions as readonly TransferCaution[]
}

/** Those of a review, with the account's listed transactions. */
export function reviewCautions(review: TransferReview, entries: readonly Transaction[]): readonly TransferCaution[] {
  const { account, chain, transfer, checks } = review
  const tokens = (chain.tokens ?? []).map(({ address }) => address)
  const known = entries.flatMap(({ sent }) => sent.to ?? [])
  return transferCautions(transfer.to, { account, tokens, known, isContract: checks?.isContract })
}

/** True if a transaction to the address is confirmed. */
export function isPaidBefore(address: Address, entries: readonly Transaction[]): boolean {
  return entries.some(
    ({ sent, fate }) => fate.status === 'confirmed' && sent.to !== undefined && isSameAddress(sent.to, address)
  )
}

/** True for cautions about money that is most likely lost. */
export function isDangerous({ type }: TransferCaution): boolean {
  return type === 'zero-address' || type === 'token-contract' || type === 'look-alike'
}

/**
 * True if two addresses differ but would be taken for one another where they are shortened. Two random addresses share
 * so many characters once in some millions; who wants a look-alike makes one in seconds.
 */
export function isLookAlike(a: Address, b: Address): boolean {
  const [one, other] = [a.slice(2).toLowerCase(), b.slice(2).toLowerCase()]
  if (one === other) return false
  const start = commonStart(one, other)
  const end = commonStart(reversed(one), reversed(other))
  return start >= ALIKE_AT_EACH_END && end >= ALIKE_AT_EACH_END && start + end >= ALIKE_CHARACTERS
}

function commonStart(a: string, b: string): number {
  const different = [...a].findIndex((character, place) => character !== b[place])
  return different < 0 ? a.length : different
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
