import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import type { BlockRange } from './contract-call.ts'

/** How many blocks are asked for at once after each refusal; all of them before the first one. */
const WIDTHS = [50_000n, 5_000n, 500n] as const
/** Bounds what one search asks of a node that has only narrow ranges. */
export const MAX_READS = 20
/** Nodes refuse a range that is too wide in any of these ways. */
const TOO_WIDE: readonly ChainReadFailure[] = ['refused', 'rate-limited', 'timeout']

/** A search for logs from the newest block backwards, in ranges that the node gives. */
export interface LogSearch {
  /** The blocks to read now; undefined once the search is over. */
  readonly next: BlockRange | undefined
  /** Everything from this block on was read; undefined as long as nothing was. */
  readonly since: bigint | undefined
  /** How often a range was too wide. */
  readonly refusals: number
  readonly reads: number
}

/** Asks for everything first: many nodes have an index of the logs that matter. */
export function startSearch(head: bigint): LogSearch {
  return { next: { fromBlock: 0n, toBlock: head }, since: undefined, refusals: 0, reads: 0 }
}

/** After `next` was read. */
export function searchedOn({ next, since, refusals, reads: before }: LogSearch): LogSearch {
  const reads = before + 1
  if (!next) return { next, since, refusals, reads }
  const { fromBlock } = next
  const isOver = fromBlock === 0n || reads >= MAX_READS
  return { next: isOver ? undefined : rangeUpTo(fromBlock - 1n, refusals), since: fromBlock, refusals, reads }
}

/** After `next` could not be read: a narrower range if that may help, else the search is over. */
export function searchRefused({ next, since, refusals: before, reads: read }: LogSearch, cause: unknown): LogSearch {
  const [refusals, reads] = [before + 1, read + 1]
  const mayHelp = cause instanceof ChainReadError && TOO_WIDE.includes(cause.failure)
  const narrower = next && mayHelp && reads < MAX_READS ? rangeUpTo(next.toBlock, refusals) : undefined
  return { next: narrower, since, refusals, reads }
}

/** Undefined where no width is left to try. */
function rangeUpTo(toBlock: bigint, refusals: number): BlockRange | undefined {
  const width = WIDTHS[refusals - 1]
  if (width === undefined) return undefined
  return { fromBlock: toBlock < width ? 0n : toBlock + 1n - width, toBlock }
}
