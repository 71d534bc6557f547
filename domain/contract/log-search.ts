import type { Address } from '#domain/address.ts'
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
/** How many contracts are asked alone before a range counts as too wide: one of them may just have many logs. */
const MAX_PROBES = 3
/** Each costs as long as a time-out. */
const MAX_SLOW_PROBES = 1
/** Of a group that is too large: finds one contract among many in as few asks as halves do, and a limit in fewer. */
const PARTS = 4
/** A node that fails in any other way would do so whatever it is asked. */
const FEWER_MAY_HELP: readonly ChainReadFailure[] = ['refused', 'rate-limited', 'timeout', 'malformed', 'unreachable']

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

type GroupStage =
  /** All are asked at once. */
  | { readonly status: 'together' }
  /** They were refused together: one is asked alone, which tells whether the range is too wide or the group too large. */
  | { readonly status: 'probing'; readonly refused: number }
  /** One of them was given the range: the group is too large. */
  | { readonly status: 'too-large' }

/** Contracts whose logs are searched together, with the same ranges. */
export interface LogGroup {
  readonly addresses: readonly Address[]
  readonly search: LogSearch
  readonly stage: GroupStage
}

/** What to ask a node next. */
export interface LogAsk {
  readonly addresses: readonly Address[]
  readonly range: BlockRange
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

export function startGroup(addresses: readonly Address[], search: LogSearch): LogGroup {
  return { addresses, search, stage: { status: 'together' } }
}

/** Undefined once the search is over. */
export function nextAsk({ addresses, search: { next: range }, stage }: LogGroup): LogAsk | undefined {
  if (!range) return undefined
  return { addresses: stage.status === 'probing' ? probed(addresses, stage.refused) : addresses, range }
}

/** After a node has answered what was to be asked. @param unreadable the contracts whose logs are not what they should be. */
export function groupsAnswered(group: LogGroup, unreadable: readonly Address[] = []): readonly LogGroup[] {
  const rest = without(group, unreadable)
  if (rest.stage.status === 'probing') return parts(rest)
  return withAddresses(startGroup(rest.addresses, searchedOn(rest.search)))
}

/** After a node has refused it, or failed: the same range for fewer contracts, a narrower one, or the search is over. */
export function groupsRefused(group: LogGroup, cause: unknown): readonly LogGroup[] {
  const { addresses, search, stage } = group
  if (!(cause instanceof ChainReadError && FEWER_MAY_HELP.includes(cause.failure)))
    return [startGroup(addresses, { ...search, next: undefined })]
  if (addresses.length > 1) {
    if (stage.status === 'too-large') return parts(group)
    const refused = stage.status === 'probing' ? stage.refused + 1 : 0
    const most = cause.failure === 'timeout' ? MAX_SLOW_PROBES : MAX_PROBES
    if (refused < Math.min(most, addresses.length)) return [{ ...group, stage: { status: 'probing', refused } }]
  }
  return [startGroup(addresses, searchRefused(search, cause))]
}

/** The first one, the last one, then one between them: busy contracts are often listed beside each other. */
function probed(addresses: readonly Address[], refused: number): readonly Address[] {
  const last = addresses.length - 1
  const index = [0, last, Math.floor(last / 2)][refused]
  return addresses.filter((_, i) => i === index)
}

function parts({ addresses, search }: LogGroup): readonly LogGroup[] {
  const size = Math.ceil(addresses.length / PARTS)
  return Array.from({ length: PARTS }, (_, i) => addresses.slice(i * size, (i + 1) * size)).flatMap((part) =>
    withAddresses({ addresses: part, search, stage: { status: 'too-large' } })
  )
}

function without(group: LogGroup, unreadable: readonly Address[]): LogGroup {
  return { ...group, addresses: group.addresses.filter((address) => !unreadable.includes(address)) }
}

function withAddresses(group: LogGroup): readonly LogGroup[] {
  return group.addresses.length > 0 ? [group] : []
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
