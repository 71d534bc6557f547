import { plainText } from '../plain-text.ts'
import { isTimeValue } from '../time-value.ts'
import { type ActivityEntry, activityState } from './activity-filter.ts'
import { revertNote } from './kept-revert.ts'
import { networkHash } from './replacement.ts'
import { transactionDetail } from './transaction-detail.ts'

/** The columns of an export, in their order. */
const COLUMNS = [
  'time',
  'network',
  'chainId',
  'state',
  'detail',
  'description',
  'from',
  'to',
  'nonce',
  'hash',
  'networkHash',
  'block',
  'reason'
] as const

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>>

/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/

/** RFC 4180, for spreadsheets: no cell is a formula, whatever a page, a contract or a wallet has put into a text. */
export function activityCsv(entries: readonly ActivityEntry[]): string {
  const rows = entries.map(rowOf).map((row) => COLUMNS.map((column) => csvCell(row[column])))
  return [COLUMNS, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** The same facts, with absent ones left out. */
export function activityJson(entries: readonly ActivityEntry[]): string {
  return `${JSON.stringify(entries.map(rowOf), undefined, 2)}\n`
}

function rowOf({ chain, transaction }: ActivityEntry): Row {
  const { addedAt, description, from, to, nonce, hash, isProposal, blockNumber, revert } = transaction
  const detail = transactionDetail(transaction)
  const note = revert && revertNote(revert)
  return {
    ...(isTimeValue(addedAt) && { time: new Date(addedAt).toISOString() }),
    network: chain.name,
    chainId: chain.id,
    state: activityState(transaction),
    ...(detail && { detail }),
    description: plainText(description),
    from,
    ...(to && { to }),
    ...(nonce !== undefined && { nonce }),
    hash,
    ...(!isProposal && { networkHash: networkHash(transaction) }),
    ...(blockNumber !== undefined && { block: blockNumber }),
    ...(note && { reason: `${note.reason} ${note.details}`.trim() })
  }
}

function csvCell(value: string | number = ''): string {
  const text = String(value)
  const defused = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}
