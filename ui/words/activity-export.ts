import { formatUnits } from '#domain/amount.ts'
import { plainText } from '#domain/plain-text.ts'
import { isTimeValue } from '#domain/time-value.ts'
import { type ActivityEntry, activityState, type SentEntry, timeOf } from '#domain/transaction/activity-entry.ts'
import { blockOf, revertOf } from '#domain/transaction/fate.ts'
import type { LoggedTransfer } from '#domain/transaction/logged-transfer.ts'
import { networkHash } from '#domain/transaction/replacement.ts'
import { transactionDetail } from '#domain/transaction/transaction-detail.ts'
import { transferTitle } from './activity.ts'
import { descriptionText } from './description.ts'
import { storedRevertNote } from './revert.ts'

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
  'reason',
  'direction',
  'amount',
  'token',
  'tokenAddress'
] as const

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>>

/** A spreadsheet takes a cell that begins like this for a formula, some also after spaces or at full width. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/** RFC 4180, for spreadsheets: no cell is a formula, whatever a page, a contract or a wallet has put into a text. */
export function activityCsv(entries: readonly ActivityEntry[]): string {
  const rows = entries.map(rowOf).map((row) => COLUMNS.map((column) => csvCell(row[column])))
  return [COLUMNS, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** The same facts, with absent ones left out. */
export function activityJson(entries: readonly ActivityEntry[]): string {
  return `${JSON.stringify(entries.map(rowOf), undefined, 2)}\n`
}

function rowOf(entry: ActivityEntry): Row {
  const time = timeOf(entry)
  return {
    ...(isTimeValue(time) && { time: new Date(time).toISOString() }),
    network: entry.chain.name,
    chainId: entry.chain.id,
    state: activityState(entry),
    ...('transfer' in entry ? rowOfTransfer(entry.transfer) : rowOfSent(entry))
  }
}

function rowOfSent({ transaction, transfers = [] }: SentEntry): Row {
  const { description, from, to, nonce, hash, isProposal } = transaction.sent
  const { blockNumber } = blockOf(transaction.fate)
  const revert = revertOf(transaction.fate)
  const detail = transactionDetail(transaction)
  const note = revert && storedRevertNote(revert)
  return {
    ...(detail && { detail }),
    description: plainText(descriptionText(description)),
    from,
    ...(to && { to }),
    ...(nonce !== undefined && { nonce }),
    hash,
    ...(!isProposal && { networkHash: networkHash(transaction) }),
    ...(blockNumber !== undefined && { block: blockNumber }),
    ...(note && { reason: `${note.reason} ${note.details}`.trim() }),
    ...movedBy(transfers)
  }
}

function rowOfTransfer(transfer: LoggedTransfer): Row {
  const { from, to, hash, blockNumber } = transfer
  const block = Number(blockNumber)
  return {
    description: plainText(transferTitle(transfer)),
    from,
    to,
    hash,
    networkHash: hash,
    block,
    ...movedBy([transfer])
  }
}

/** One value for each transfer, in the same order in every column. */
function movedBy(transfers: readonly LoggedTransfer[]): Row {
  if (transfers.length === 0) return {}
  const joined = (name: (transfer: LoggedTransfer) => string) => transfers.map(name).join('; ')
  return {
    direction: joined(({ direction }) => direction),
    amount: joined(({ value, token }) => formatUnits(value, token.decimals)),
    token: joined(({ token }) => token.symbol),
    tokenAddress: joined(({ token }) => token.address)
  }
}

function csvCell(value: string | number = ''): string {
  const text = String(value)
  const defused = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}
