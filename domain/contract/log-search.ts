import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import type { BlockRange } from './contract-call.ts'

/** How many blocks are asked for at once, the next one after each refusal. */
const WIDTHS = [50_000n, 5_000n, 500n, 100n, 10n] as const
/** Narrower ranges than this help only with a node that allows no wider ones, as some free plans do. */
const NARROW = 500n
/** How many times as wide a range is after one with few logs in it. */
const WIDER = 10n
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
  /** How many blocks are asked for at once; undefined for all of them. */
  readonly width: bigint | undefined
  /** From then on, ranges only become narrower. */
  readonly wasRefused: boolean
  readonly reads: number
}

/** Asks for everything first: many nodes have an index of the logs that matter. */
export function startSearch(head: bigint): LogSearch {
  return { next: { fromBlock: 0n, toBlock: head }, since: undefined, width: undefined, wasRefused: false, reads: 0 }
}

/** Asks for the newest blocks first, for what is shown while the visitor decides whether to look further back. */
export function startWithNewest(head: bigint): LogSearch {
  const [width] = WIDTHS
  return { next: rangeUpTo(head, width), since: undefined, width, wasRefused: false, reads: 0 }
}

/** Goes on where a search was over, unless it has read everything. */
export function resumed(search: LogSearch): LogSearch {
  const { since, width } = search
  if (since === undefined || since === 0n) return search
  return { ...search, next: rangeUpTo(since - 1n, width), reads: 0 }
}

/** After `next` was read. */
export function searchedOn(search: LogSearch): LogSearch {
  const reads = search.reads + 1
  if (!search.next) return { ...search, reads }
  const { fromBlock } = search.next
  const isOver = fromBlock === 0n || reads >= MAX_READS
  return { ...search, next: isOver ? undefined : rangeUpTo(fromBlock - 1n, search.width), since: fromBlock, reads }
}

/** The same with wider ranges, after one with few logs in it. */
export function widened(search: LogSearch): LogSearch {
  if (!search.next || search.wasRefused || search.width === undefined) return search
  const width = search.width * WIDER
  return { ...search, next: rangeUpTo(search.next.toBlock, width), width }
}

/** After `next` could not be read: a narrower range if that may help, else the search is over. */
export function searchRefused(search: LogSearch, cause: unknown): LogSearch {
  const { next, width: refused } = search
  const reads = search.reads + 1
  const width = narrowerThan(refused)
  if (!next || width === undefined || !mayHelp(width, cause) || reads >= MAX_READS)
    return { ...search, next: undefined, reads }
  return { ...search, next: rangeUpTo(next.toBlock, width), width, wasRefused: true, reads }
}

/** False where a range is as narrow as any that is asked for. */
export function canNarrow({ width }: LogSearch): boolean {
  return narrowerThan(width) !== undefined
}

function mayHelp(width: bigint, cause: unknown): boolean {
  if (!(cause instanceof ChainReadError)) return false
  return width < NARROW ? cause.failure === 'refused' : TOO_WIDE.includes(cause.failure)
}

/** Undefined where no width is left to try. */
function narrowerThan(width: bigint | undefined): bigint | undefined {
  return width === undefined ? WIDTHS[0] : WIDTHS.find((each) => each < width)
}

function rangeUpTo(toBlock: bigint, width: bigint | undefined): BlockRange {
  return { fromBlock: width === undefined || toBlock < width ? 0n : toBlock + 1n - width, toBlock }
}
