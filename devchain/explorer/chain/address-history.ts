import type { Address } from 'viem'
import type { ChainNode } from './chain-node.ts'
import { type FoundTransactions, type ListedTransaction, searchAfter, searchBefore } from './otterscan.ts'
import type { RecordedHistory } from './recorded-history.ts'

export const PAGE_SIZE = 25

/** Where a page of a history begins; without either, at the newest transaction. */
export interface HistoryPosition {
  readonly before?: bigint
  readonly after?: bigint
}

/** Newest first, in whole blocks, so possibly a few more than `PAGE_SIZE`. */
export interface HistoryPage {
  readonly transactions: readonly ListedTransaction[]
  /** The positions of the adjacent pages, if any. */
  readonly older?: HistoryPosition
  readonly newer?: HistoryPosition
}

/** An account's transactions before and after the fork, as one list. */
export async function addressHistory(
  node: ChainNode,
  recorded: RecordedHistory,
  address: Address,
  position: HistoryPosition
): Promise<HistoryPage> {
  const transactions =
    position.after === undefined
      ? await pageBefore(node, recorded, address, position.before)
      : await pageAfter(node, recorded, address, position.after)
  const newest = transactions[0]?.transaction.blockNumber ?? undefined
  const oldest = transactions.at(-1)?.transaction.blockNumber ?? undefined
  if (newest === undefined || oldest === undefined) return { transactions }
  const isFirst = position.after === undefined && position.before === undefined
  const [newer, older] = await Promise.all([
    isFirst ? [] : pageAfter(node, recorded, address, newest, 1),
    pageBefore(node, recorded, address, oldest, 1)
  ])
  return {
    transactions,
    ...(newer.length > 0 && { newer: { after: newest } }),
    ...(older.length > 0 && { older: { before: oldest } })
  }
}

async function pageBefore(
  node: ChainNode,
  recorded: RecordedHistory,
  address: Address,
  before: bigint | undefined,
  size = PAGE_SIZE
): Promise<readonly ListedTransaction[]> {
  const local = isLocal(recorded, before) ? await searchBefore(node, address, before ?? 0n, size) : nothing
  const missing = size - local.transactions.length
  if (missing <= 0) return local.transactions
  const past = await recorded.transactionsOf(address)
  const earlier = past.filter((each) => before === undefined || blockOf(each) < before)
  return [...local.transactions, ...(await recorded.listed(wholeBlocks(earlier, missing)))]
}

async function pageAfter(
  node: ChainNode,
  recorded: RecordedHistory,
  address: Address,
  after: bigint,
  size = PAGE_SIZE
): Promise<readonly ListedTransaction[]> {
  const past = await recorded.transactionsOf(address)
  const later = past.filter((each) => blockOf(each) > after).toReversed()
  const chosen = wholeBlocks(later, size)
  const rest = size - chosen.length
  const from = recorded.forkBlock !== undefined && after < recorded.forkBlock ? recorded.forkBlock : after
  const local = rest > 0 ? await searchAfter(node, address, from, rest) : nothing
  return [...local.transactions, ...(await recorded.listed(chosen.toReversed()))]
}

const nothing: FoundTransactions = { transactions: [], isOldest: true, isNewest: true }

/** anvil cannot search below the first block after its fork. */
function isLocal({ forkBlock }: RecordedHistory, before: bigint | undefined): boolean {
  return before === undefined || forkBlock === undefined || before > forkBlock + 1n
}

type InBlock = { readonly transaction: { readonly blockNumber: bigint | null } }

function blockOf({ transaction }: InBlock): bigint {
  return transaction.blockNumber ?? 0n
}

/** The first `size` items plus the rest of the last one's block, so that pages meet at block boundaries. */
function wholeBlocks<Item extends InBlock>(items: readonly Item[], size: number): readonly Item[] {
  const last = items[size - 1]
  if (!last) return items
  return items.filter((item, index) => index < size || blockOf(item) === blockOf(last))
}
