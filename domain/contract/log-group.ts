import type { Address } from '#domain/address.ts'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import type { BlockRange } from './contract-call.ts'
import { type LogSearch, searchedOn, searchRefused } from './log-search.ts'

/** How many contracts are asked alone before a range counts as too wide: one of them may just have many logs. */
const MAX_PROBES = 3
/** Each costs as long as a time-out. */
const MAX_SLOW_PROBES = 1
/** Of a group that is too large: finds one contract among many in as few asks as halves do, and a limit in fewer. */
const PARTS = 4
/** A node that fails in any other way would do so whatever it is asked. */
const FEWER_MAY_HELP: readonly ChainReadFailure[] = ['refused', 'rate-limited', 'timeout', 'malformed', 'unreachable']

type Stage =
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
  readonly stage: Stage
}

/** What to ask a node next. */
export interface LogAsk {
  readonly addresses: readonly Address[]
  readonly range: BlockRange
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
  const place = [0, last, Math.floor(last / 2)][refused]
  return addresses.filter((_, i) => i === place)
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
