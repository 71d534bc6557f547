import type { AbiError, AbiParameter } from 'abitype'
import { type Address, type Hash, isAddress, toHash } from '../address.ts'
import { isSameValue } from '../same-value.ts'
import { isTimeValue } from '../time-value.ts'
import { type Description, isDescription } from './description.ts'
import { type Fate, type FateEvent, nextFate } from './fate.ts'
import type { Mismatch } from './mismatch.ts'

/** An entry of the list (requirement E4). */
export interface Transaction {
  readonly sent: SentTransaction
  readonly fate: Fate
}

/** What was sent, and what later visits need in order to verify it again. */
export interface SentTransaction {
  readonly hash: Hash
  /**
   * The hash is that of a Safe proposal, which no chain has: pending until its owners approve it, failed if they never
   * will. Once it is executed, the entry has the on-chain hash.
   */
  readonly isProposal?: true
  readonly description: Description
  /** The recipient's full address: a description may shorten it. */
  readonly to?: Address
  /** Blocks to wait for, the transaction's own included; 1 by default. */
  readonly confirmations?: number
  readonly from: Address
  /** When the wallet was asked, in milliseconds since 1970; absent if another page asked, or the clock was set back since. */
  readonly askedAt?: number
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** The nonce of `from`; absent until a node has returned the transaction, or if another account sent it. */
  readonly nonce?: number
  /** The chain's head when the entry was first polled; a node below it lags. */
  readonly firstSeenBlock?: number
  /** The result of `callOf` (domain/transaction/call.ts), to recognise a speed-up. */
  readonly call?: string
  /** The result of `comparableCall` for what the visitor has approved; absent once a node's transaction was compared with it. */
  readonly reviewed?: string
  /** How the transaction differs from what was reviewed; absent if it does not, or if nobody can tell. */
  readonly mismatch?: Mismatch
  /** What the recipient of a payment in a token was to receive by its review, in base units; absent if that is the amount. */
  readonly promised?: bigint
  /** The custom errors of the called contract, to tell why it reverts; absent if there are too many to store. */
  readonly errors?: readonly AbiError[]
  /** The hash of a transaction with the same nonce that the wallet announced (EIP-2831); not verified. */
  readonly announcedReplacement?: Hash
  /** The last of the blocks that were read, in vain, for what used the nonce. */
  readonly searchedTo?: number
  /**
   * The next nonce before the wallet was asked, until a node has returned the transaction. Another one may have taken it by then:
   * a guess that finds, and alone decides nothing.
   */
  readonly expectedNonce?: number
}

export interface NewTransaction {
  readonly hash: string
  readonly isProposal?: true
  readonly description: Description
  readonly to?: Address
  readonly confirmations?: number
  /** When the wallet was asked, in milliseconds since 1970. */
  readonly askedAt?: number
  /** What the visitor has approved, as `comparableCall` has it: the list says if the wallet sends something else. */
  readonly reviewed?: string
  /** What the recipient of a payment in a token is to receive by its review, in base units, if that is not the amount. */
  readonly promised?: bigint
  /** The custom errors of the called contract's ABI: if it reverts, the list says with which of them. */
  readonly errors?: readonly AbiError[]
  readonly expectedNonce?: number
}

/** In characters of JSON. */
const MAX_ERRORS_LENGTH = 8_192

const SAME_MOMENT_MS = 1_000

/** Host code reads these in the specification's own words, in every language (K4): its typing error is kept. */
const UNABLE_TO_ADD = 'Unable to add transaction'
const PROBLEMS = {
  hash: 'Invalid transaction hash',
  description: 'Transaction must have a description',
  to: 'Transaction recipient must be an address',
  confirmations: 'Transaction confirmations must be a positiver integer'
}

/** The rules that the transaction breaks, as host code is told of them. */
export function transactionProblems({
  hash,
  description,
  to,
  confirmations
}: Partial<Record<keyof NewTransaction, unknown>>): string[] {
  const problems: string[] = []
  if (toHash(hash) === undefined) problems.push(PROBLEMS.hash)
  if (!isDescription(description)) problems.push(PROBLEMS.description)
  if (to !== undefined && !isAddress(to)) problems.push(PROBLEMS.to)
  if (confirmations !== undefined && !(Number.isInteger(confirmations) && Number(confirmations) >= 1)) {
    problems.push(PROBLEMS.confirmations)
  }
  return problems
}

/**
 * A new pending entry.
 * @throws Error "Unable to add transaction" and a line for each broken rule.
 */
export function newTransaction(
  transaction: NewTransaction,
  by: { readonly from: Address; readonly addedAt: number }
): Transaction {
  const problems = transactionProblems(transaction)
  const { hash: written, errors = [], askedAt, ...rest } = transaction
  const hash = toHash(written)
  if (problems.length > 0 || hash === undefined) {
    throw new Error([UNABLE_TO_ADD, ...problems].join('\n'))
  }
  const asked = isTimeValue(askedAt) && askedAt <= by.addedAt && { askedAt }
  return { sent: { ...rest, ...by, ...asked, ...storableErrors(errors), hash }, fate: { status: 'pending' } }
}

/** What they are decoded by; none if they are too many to store with every entry. */
export function storableErrors(errors: readonly AbiError[]): Pick<NewTransaction, 'errors'> {
  const storable = errors.map((error): AbiError => ({ ...error, inputs: error.inputs.map(withoutName) }))
  return errors.length > 0 && JSON.stringify(storable).length <= MAX_ERRORS_LENGTH ? { errors: storable } : {}
}

/** An error is shown with the values of its parameters alone. */
function withoutName({ name: _, internalType: _type, ...parameter }: AbiParameter): AbiParameter {
  return parameter
}

/** Whom it is known to have paid or called: nobody, if the wallet has sent something else. */
export function recipientOf({ sent }: Transaction): Address | undefined {
  return sent.mismatch?.kind === 'call' ? undefined : sent.to
}

/** The entry with its next fate; the same object if the event changes nothing. */
export function transactionAfter(entry: Transaction, event: FateEvent): Transaction {
  const fate = nextFate(entry.fate, event)
  return fate === entry.fate ? entry : { ...entry, fate }
}

/** The entry of a proposal once it is on the chain. */
export function withChainHash({ sent: { isProposal: _, ...proposal }, fate }: Transaction, hash: Hash): Transaction {
  return { sent: { ...proposal, hash }, fate }
}

/** The entry that an executed proposal has become: the same one under its transaction hash. */
export function executionOf(proposal: Transaction, list: readonly Transaction[]): Transaction | undefined {
  const { addedAt, from, description } = proposal.sent
  return list.find(
    ({ sent }) =>
      !sent.isProposal && sent.addedAt === addedAt && sent.from === from && isSameValue(sent.description, description)
  )
}

/** A timestamp in ms since 1970 that keeps entries of the same second in order, but ignores a clock that was ahead. */
export function momentAfter(newest = 0, now: number): number {
  return newest >= now && newest - now < SAME_MOMENT_MS ? newest + 1 : now
}
