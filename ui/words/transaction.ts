import { type Address, shortenAddress } from '#domain/address.ts'
import type { NativeCurrency } from '#domain/chain/chain.ts'
import { plainText } from '#domain/plain-text.ts'
import { shortfallOf } from '#domain/transaction/arrival.ts'
import { approvedSpender } from '#domain/transaction/call.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { shownMismatch, transactionMark } from '#domain/transaction/transaction-detail.ts'
import { accountText } from '#ui/text/account.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { shownAmount } from './amount.ts'

/** What sentences about a transaction need to know of its chain. */
interface ChainWords {
  readonly nativeCurrency: NativeCurrency
}

/** How to say what a transaction does; an approval is a call where there are no words for it. */
type OutlineWords = typeof transactionText.instead & Partial<Pick<typeof transactionText.brokenPromise, 'approved'>>

/** The specification's label for the status, and the mark beside it, such as `Failed · Cancelled`. */
export function statusText(transaction: Transaction): string {
  const status = accountText.transactions.statuses[transaction.fate.status]
  const mark = transactionMark(transaction)
  return mark === undefined ? status : `${status} · ${transactionText.marks[mark]}`
}

/** What its replacement did, if it is not said by the kind of the replacement; undefined if it is not known. */
export function insteadText({ fate }: Transaction, chain: ChainWords): string | undefined {
  return 'instead' in fate ? outlineText(fate.instead, chain, transactionText.instead) : undefined
}

/** Undefined if the transaction does what was reviewed, and if as much has arrived as was promised, as far as is known. */
export function brokenPromiseText(transaction: Transaction, chain: ChainWords | undefined): string | undefined {
  const sentences = [chain && mismatchText(transaction, chain), shortfallText(transaction)].filter(
    (sentence) => sentence !== undefined
  )
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

function mismatchText(transaction: Transaction, chain: ChainWords): string | undefined {
  const mismatch = shownMismatch(transaction)
  const { brokenPromise } = transactionText
  if (mismatch?.kind === 'sender') return brokenPromise.otherSender(shortenAddress(mismatch.from))
  return mismatch && outlineText(mismatch.outline, chain, brokenPromise)
}

function shortfallText(transaction: Transaction): string | undefined {
  const shortfall = shortfallOf(transaction)
  if (!shortfall) return undefined
  const { arrived, promised, currency } = shortfall
  const { nothingArrived, lessArrived } = transactionText.brokenPromise
  const [less, all] = [arrived, promised].map((value) => plainText(shownAmount(value, currency)))
  return arrived === 0n ? nothingArrived(all ?? '') : lessArrived(less ?? '', all ?? '')
}

/** @param outline from `outlineOf` (domain/transaction/call.ts) */
function outlineText(outline: string, { nativeCurrency }: ChainWords, words: OutlineWords): string | undefined {
  const [to, value, data = '0x'] = outline.split(' ')
  if (to === undefined || value === undefined) return undefined
  const { sent, nothing, called, calledWith, created, approved } = words
  if (to === '') return created
  const recipient = shortenAddress(to as Address)
  const spender = approvedSpender(data)
  if (spender && approved) return approved(shortenAddress(spender), recipient)
  const amount = shownAmount(BigInt(value), nativeCurrency)
  const isPaid = value !== '0'
  if (data !== '0x') return isPaid ? calledWith(amount, recipient) : called(recipient)
  return isPaid ? sent(amount, recipient) : nothing(recipient)
}

/** How many of the confirmations that a pending entry waits for it has; undefined while no block has it. */
export function confirmationsText({ sent: { confirmations }, fate }: Transaction): string | undefined {
  if (confirmations === undefined || !('confirmationsSoFar' in fate)) return undefined
  return transactionText.confirmations(fate.confirmationsSoFar, confirmations)
}
