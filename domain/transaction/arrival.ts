import type { AssetTransfer, Receipt } from '#domain/ports/chain-reader.ts'
import { type Address, type Hex, isSameAddress } from '../address.ts'
import type { PaymentDescription } from './description.ts'
import { blockOf } from './fate.ts'
import type { LoggedEvent } from './logged-transfer.ts'
import type { Transaction } from './transaction.ts'

/** A payment in a token to somebody else, as it was promised to its visitor. */
export interface TokenPayment {
  readonly token: Address
  readonly to: Address
  /** What the recipient was to receive, in base units. */
  readonly promised: bigint
  readonly currency: PaymentDescription['currency']
}

/** Less than promised has arrived. */
interface Shortfall extends Pick<TokenPayment, 'promised' | 'currency'> {
  readonly arrived: bigint
}

/** What nodes say of a payment's block; what they do not say is undefined. */
interface ArrivalReads {
  /** The recipient's balance at the end of the block, and of the one before. */
  readonly balance: bigint | undefined
  readonly balanceBefore: bigint | undefined
}

/** A change of a balance may drift by one of so many parts. */
const DRIFT_PARTS = 10_000n

/** Tokens that rebase or share profits round otherwise as their rate moves. */
export function isDrift(before: bigint, after: bigint): boolean {
  return absolute(after - before) * DRIFT_PARTS <= absolute(before)
}

/** Undefined of anything else: a payment of native currency arrives with its transaction. */
export function tokenPaymentOf({ sent }: Transaction): TokenPayment | undefined {
  const { description, from, promised } = sent
  if (typeof description === 'string' || description.kind !== 'transfer') return undefined
  const { to, value, currency } = description
  const { address: token } = currency
  if (token === undefined || isSameAddress(to, from)) return undefined
  return { token, to, promised: promised ?? value, currency }
}

/** True of a confirmed payment in a token of which nobody has said yet how much has arrived. */
export function isArrivalUnread(entry: Transaction): boolean {
  const { sent, fate } = entry
  if (fate.status !== 'confirmed' || fate.arrived !== undefined || sent.mismatch?.kind === 'call') return false
  return blockOf(fate).blockHash !== undefined && (tokenPaymentOf(entry)?.promised ?? 0n) > 0n
}

/**
 * How much of what was promised has arrived, by the recipient's balances and by what the receipt reports, of which a token may
 * lie. Where they disagree and less has come by the balances, something else in the block may have moved some:
 * `other-transfers` then asks for what the token has logged there. Undefined if no node tells.
 */
export function arrivalOf(
  payment: TokenPayment,
  { balance, balanceBefore }: ArrivalReads,
  { transfers }: Pick<Receipt, 'transfers'>
): bigint | 'other-transfers' | undefined {
  const { promised } = payment
  const moved = balance === undefined || balanceBefore === undefined ? undefined : balance - balanceBefore
  const reported = transfers && reportedTo(payment, transfers)
  if (moved === undefined) return reported === undefined ? undefined : partOf(promised, reported)
  if (moved >= promised || moved === reported) return partOf(promised, moved)
  return 'other-transfers'
}

/**
 * The same, once it is known what the token has logged of the recipient in the block: the balances tell if nothing else was
 * moved there, else the receipt does. Undefined if it says nothing.
 */
export function arrivalAmong(
  payment: TokenPayment,
  { balance, balanceBefore }: ArrivalReads,
  { transfers }: Pick<Receipt, 'transfers'>,
  logged: readonly LoggedEvent[],
  hash: Hex
): bigint | undefined {
  const isAlone = logged.every((each) => each.transactionHash === hash && !isSameAddress(each.args.from, payment.to))
  if (isAlone && balance !== undefined && balanceBefore !== undefined)
    return partOf(payment.promised, balance - balanceBefore)
  return transfers && partOf(payment.promised, reportedTo(payment, transfers))
}

/** Undefined if as much has arrived as was promised, or if nobody knows. */
export function shortfallOf(entry: Transaction): Shortfall | undefined {
  const payment = tokenPaymentOf(entry)
  const arrived = entry.fate.status === 'confirmed' ? entry.fate.arrived : undefined
  if (!payment || arrived === undefined || arrived >= payment.promised || isDrift(payment.promised, arrived))
    return undefined
  return { arrived, promised: payment.promised, currency: payment.currency }
}

/** What has come, whatever the recipient has passed on. */
function reportedTo({ token, to }: TokenPayment, transfers: readonly AssetTransfer[]): bigint {
  return transfers.reduce(
    (sum, { token: moved, to: receiver, value }) =>
      moved !== undefined && isSameAddress(moved, token) && isSameAddress(receiver, to) ? sum + value : sum,
    0n
  )
}

/** More may have come otherwise, and something else may have left. */
function partOf(promised: bigint, amount: bigint): bigint {
  if (amount < 0n) return 0n
  return amount > promised ? promised : amount
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}
