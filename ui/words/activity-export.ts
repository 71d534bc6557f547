import { formatUnits } from '#domain/amount.ts'
import { plainText } from '#domain/plain-text.ts'
import { isTimeValue } from '#domain/time-value.ts'
import { type ActivityEntry, activityState, type SentEntry, timeOf } from '#domain/transaction/activity-entry.ts'
import { blockOf, revertOf } from '#domain/transaction/fate.ts'
import type { LoggedTransfer } from '#domain/transaction/logged-transfer.ts'
import { networkHash } from '#domain/transaction/replacement.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { transactionDetail } from '#domain/transaction/transaction-detail.ts'
import { transferTitle } from './activity.ts'
import { descriptionText } from './description.ts'
import { storedRevertNote } from './revert.ts'

type Cell = string | number | undefined

/** A column of an export: its name, and the value of an entry, if that has one. */
interface Column {
  readonly name: string
  readonly of: (entry: ActivityEntry) => Cell
}

/** In their order. */
const COLUMNS: readonly Column[] = [
  { name: 'time', of: (entry) => (isTimeValue(timeOf(entry)) ? new Date(timeOf(entry)).toISOString() : undefined) },
  { name: 'network', of: ({ chain }) => chain.name },
  { name: 'chainId', of: ({ chain }) => chain.id },
  { name: 'state', of: activityState },
  { name: 'detail', of: ofSent(({ transaction }) => transactionDetail(transaction)) },
  { name: 'description', of: (entry) => plainText(titleOf(entry)) },
  { name: 'from', of: (entry) => factsOf(entry).from },
  { name: 'to', of: (entry) => factsOf(entry).to },
  { name: 'nonce', of: ofSent(({ transaction }) => transaction.sent.nonce) },
  { name: 'hash', of: (entry) => factsOf(entry).hash },
  { name: 'networkHash', of: networkHashOf },
  { name: 'block', of: minedIn },
  { name: 'reason', of: ofSent(({ transaction }) => reasonOf(transaction)) },
  { name: 'direction', of: ofMoved(({ direction }) => direction) },
  { name: 'amount', of: ofMoved(({ value, token }) => formatUnits(value, token.decimals)) },
  { name: 'token', of: ofMoved(({ token }) => token.symbol) },
  { name: 'tokenAddress', of: ofMoved(({ token }) => token.address) }
]

/** A spreadsheet takes a cell that begins like this for a formula, some also after spaces or at full width. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/** RFC 4180, for spreadsheets: no cell is a formula, whatever a page, a contract or a wallet has put into a text. */
export function activityCsv(entries: readonly ActivityEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => csvCell(column.of(entry))))
  return [COLUMNS.map(({ name }) => name), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
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

/** One value for each transfer, in the same order in every column. */
function ofMoved(value: (transfer: LoggedTransfer) => string): Column['of'] {
  return (entry) => {
    const transfers = 'transfer' in entry ? [entry.transfer] : (entry.transfers ?? [])
    return transfers.length > 0 ? transfers.map(value).join('; ') : undefined
  }
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

function reasonOf({ fate }: Transaction): Cell {
  const revert = revertOf(fate)
  if (!revert) return undefined
  const { reason, details } = storedRevertNote(revert)
  return `${reason} ${details}`.trim()
}

function csvCell(value: Cell = ''): string {
  const text = String(value)
  const defused = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}
