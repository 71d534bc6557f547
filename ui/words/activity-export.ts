import { formatUnits } from '#domain/amount.ts'
import { plainText } from '#domain/plain-text.ts'
import { isSpreadsheetFormula } from '#domain/spreadsheet-formula.ts'
import { isTimeValue } from '#domain/time-value.ts'
import { type ActivityEntry, type SentEntry, statusOf, timeOf } from '#domain/transaction/activity-entry.ts'
import { tokenPaymentOf } from '#domain/transaction/arrival.ts'
import { blockOf, minedFactsOf, revertOf } from '#domain/transaction/fate.ts'
import type { LoggedTransfer, TransferDirection } from '#domain/transaction/logged-transfer.ts'
import { networkHash, sentCallOf } from '#domain/transaction/replacement.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { shownMismatch, transactionDetail, transactionMark } from '#domain/transaction/transaction-detail.ts'
import { transferTitle } from './activity.ts'
import { descriptionText } from './description.ts'
import { storedRevertNote } from './revert.ts'
import { brokenPromiseText } from './transaction.ts'

type Cell = string | number | undefined

/** A column of an export: its name, and the value of an entry, if that has one. */
interface Column {
  readonly name: string
  readonly of: (entry: ActivityEntry) => Cell
}

/** In their order. */
const COLUMNS: readonly Column[] = [
  { name: 'time', of: (entry) => isoTime(timeOf(entry)) },
  { name: 'network', of: ({ chain }) => chain.name },
  { name: 'chainId', of: ({ chain }) => chain.id },
  { name: 'status', of: statusOf },
  { name: 'mark', of: ofSent(({ transaction }) => transactionMark(transaction)) },
  { name: 'detail', of: ofSent(({ transaction }) => transactionDetail(transaction)) },
  { name: 'description', of: (entry) => plainText(titleOf(entry)) },
  { name: 'from', of: (entry) => factsOf(entry).from },
  { name: 'to', of: (entry) => factsOf(entry).to },
  { name: 'nonce', of: ofSent(({ transaction }) => transaction.sent.nonce) },
  { name: 'hash', of: (entry) => factsOf(entry).hash },
  { name: 'networkHash', of: networkHashOf },
  { name: 'block', of: minedIn },
  {
    name: 'blockTime',
    of: (entry) => isoTime('transfer' in entry ? entry.transfer.time : minedFactsOf(entry.transaction.fate).minedAt)
  },
  { name: 'gasUsed', of: ofSent(({ transaction }) => digits(minedFactsOf(transaction.fate).gasUsed)) },
  { name: 'fee', of: ofSent(feeOf) },
  { name: 'feeSymbol', of: ofSent((entry) => feeOf(entry) && entry.chain.nativeCurrency.symbol) },
  { name: 'reason', of: ofSent(({ transaction }) => reasonOf(transaction)) },
  { name: 'warning', of: ofSent(({ chain, transaction }) => brokenPromiseText(transaction, chain)) },
  { name: 'arrived', of: ofSent(({ transaction }) => arrivedOf(transaction)) },
  { name: 'direction', of: ofMoved(({ direction }) => direction) },
  { name: 'amount', of: ofMoved(({ value, currency }) => formatUnits(value, currency.decimals)) },
  { name: 'token', of: ofMoved(({ currency }) => currency.symbol) },
  { name: 'tokenAddress', of: ofMoved(({ currency }) => currency.address ?? '') }
]

/** An amount of the native currency, or of the token at the address, that left the account or came to it. */
interface Moved {
  readonly direction: TransferDirection
  /** In base units. */
  readonly value: bigint
  readonly currency: { readonly symbol: string; readonly decimals: number; readonly address?: string }
}

/** Without it, Excel reads UTF-8 as the computer's own encoding. */
const BYTE_ORDER_MARK = '\ufeff'

/** RFC 4180, for spreadsheets: no cell is a formula, whatever a page, a contract or a wallet has put into a text. */
export function activityCsv(entries: readonly ActivityEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => csvCell(column.of(entry))))
  const lines = [COLUMNS.map(({ name }) => name), ...rows].map((cells) => `${cells.join(',')}\r\n`)
  return `${BYTE_ORDER_MARK}${lines.join('')}`
}

/** The same facts, with absent ones left out. */
export function activityJson(entries: readonly ActivityEntry[]): string {
  const rows = entries.map((entry) => Object.fromEntries(COLUMNS.map(({ name, of }) => [name, of(entry)])))
  return `${JSON.stringify(rows, undefined, 2)}\n`
}

/** What only a transaction has that was sent from this page. */
function ofSent(value: (entry: SentEntry) => Cell): Column['of'] {
  return (entry) => ('transfer' in entry ? undefined : value(entry))
}

/** One value for each amount, in the same order in every column; none if no amount has anything to say. */
function ofMoved(value: (moved: Moved) => string): Column['of'] {
  return (entry) => {
    const values = movedBy(entry).map(value)
    return values.some((each) => each !== '') ? values.join('; ') : undefined
  }
}

/** The native amount first. */
function movedBy(entry: ActivityEntry): readonly Moved[] {
  if ('transfer' in entry) return [ofToken(entry.transfer)]
  const value = nativeValueOf(entry.transaction)
  const native: Moved = { direction: 'out', value, currency: entry.chain.nativeCurrency }
  return [...(value > 0n ? [native] : []), ...(entry.transfers ?? []).map(ofToken)]
}

function ofToken({ direction, value, token }: LoggedTransfer): Moved {
  return { direction, value, currency: token }
}

/**
 * In base units; 0 for one that failed, because it moved nothing, or that says nothing of it. A payment says it by itself: of
 * a smart account's, the chain knows the transaction of whoever executed it. What a wallet has sent instead counts in its place.
 */
function nativeValueOf(transaction: Transaction): bigint {
  const { description, nonce } = transaction.sent
  if (transaction.fate.status === 'failed') return 0n
  const mismatch = shownMismatch(transaction)
  if (mismatch?.kind === 'sender') return 0n
  if (mismatch) return insteadOf(mismatch.outline)
  if (typeof description !== 'string') {
    return description.kind === 'transfer' && description.currency.address === undefined ? description.value : 0n
  }
  // The nonce is that of the account: another sender's call moves nothing of it.
  return nonce === undefined ? 0n : (sentCallOf(transaction)?.value ?? 0n)
}

/** In wei. @param outline from `outlineOf` (domain/transaction/call.ts) */
function insteadOf(outline: string): bigint {
  return BigInt(outline.split(' ')[1] ?? 0)
}

/** Of a payment in a token, as far as it was promised; undefined if no node has told. */
function arrivedOf(transaction: Transaction): string | undefined {
  const { fate } = transaction
  const payment = tokenPaymentOf(transaction)
  if (!payment || fate.status !== 'confirmed' || fate.arrived === undefined) return undefined
  return formatUnits(fate.arrived, payment.currency.decimals)
}

function factsOf(entry: ActivityEntry): LoggedTransfer | SentTransaction {
  return 'transfer' in entry ? entry.transfer : entry.transaction.sent
}

function titleOf(entry: ActivityEntry): string {
  return 'transfer' in entry ? transferTitle(entry.transfer) : descriptionText(entry.transaction.sent.description)
}

/** No chain has the hash of a proposal. */
function networkHashOf(entry: ActivityEntry): Cell {
  if ('transfer' in entry) return entry.transfer.hash
  return entry.transaction.sent.isProposal ? undefined : networkHash(entry.transaction)
}

function minedIn(entry: ActivityEntry): Cell {
  return 'transfer' in entry ? Number(entry.transfer.blockNumber) : blockOf(entry.transaction.fate).blockNumber
}

/** Of the whole transaction, whoever has paid it. */
function feeOf({ chain, transaction }: SentEntry): string | undefined {
  const { fee } = minedFactsOf(transaction.fate)
  return fee === undefined ? undefined : formatUnits(fee, chain.nativeCurrency.decimals)
}

/** Exact, as in JSON a number may not be. */
function digits(value: bigint | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

/** @param time in milliseconds since 1970 */
function isoTime(time: number | undefined): string | undefined {
  return isTimeValue(time) ? new Date(time).toISOString() : undefined
}

function reasonOf({ fate }: Transaction): Cell {
  const revert = revertOf(fate)
  if (!revert) return undefined
  const { reason, details } = storedRevertNote(revert)
  return `${reason} ${details}`.trim()
}

function csvCell(value: Cell = ''): string {
  const text = String(value)
  const defused = typeof value === 'string' && isSpreadsheetFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}
