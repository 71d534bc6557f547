import type { Address } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import {
  canNarrow,
  groupsAnswered,
  groupsRefused,
  type LogGroup,
  type LogSearch,
  nextAsk,
  searchedOn,
  searchRefused,
  startGroup,
  widened
} from '#domain/contract/log-search.ts'
import {
  type LoggedTransfer,
  loggedTransfers,
  type TransferEvent,
  transferQueries
} from '#domain/transaction/logged-transfer.ts'
import type { LogReader } from '#ui/models/contract/log-reads.ts'
import type { PagePorts } from '#ui/models/contract/page-ports.ts'

/** The most blocks with transfers in one range, since each is asked for its time; a range with more is too wide. */
const MAX_BLOCKS = 40
/** After a range in which fewer blocks have transfers, the next one is wider. */
const FEW_BLOCKS = 10

interface TransferSource {
  readonly ports: PagePorts
  readonly node: LogReader
  readonly account: Address
  readonly chain: Chain
}

/** How far a search of all tokens is. */
export interface TransferSearch {
  readonly search: LogSearch
  /** The tokens' contracts, as many together as the node takes. */
  readonly groups: readonly (readonly Address[])[]
}

/** One step of a search. */
export interface TransferStep extends TransferSearch {
  /** Undefined if the range was too wide. */
  readonly read?: {
    readonly found: readonly LoggedTransfer[]
    /** When its first block was made, in milliseconds since 1970; undefined if the node could not tell. */
    readonly startedAt: number | undefined
    /** The tokens whose contracts log something else as a transfer. */
    readonly unreadable: readonly Token[]
  }
}

/** Reads the next range, or finds a narrower one. @throws what failed if no narrower one may help. */
export async function readTransfers(
  source: TransferSource,
  { search, groups: before }: TransferSearch
): Promise<TransferStep> {
  if (!search.next) return { search, groups: before }
  const { groups, refused, events, unreadable } = await eventsIn(source, { search, groups: before })
  if (refused) return { search: refused, groups }
  try {
    const blocks = new Set(events.map(({ event }) => event.blockNumber))
    if (blocks.size > MAX_BLOCKS && canNarrow(search))
      throw new ChainReadError('refused', source.chain.id, 'More transfers than are read at once.')
    await source.node.whenSeen()
    const { startedAt, times } = await readTimes(source, search.next.fromBlock, [...blocks])
    const found = loggedTransfers(events, { account: source.account, times })
    const next = searchedOn(search)
    const isQuiet = blocks.size < FEW_BLOCKS
    return { search: isQuiet ? widened(next) : next, groups, read: { found, startedAt, unreadable } }
  } catch (cause) {
    const narrower = searchRefused(search, cause)
    if (!narrower.next) throw cause
    return { search: narrower, groups }
  }
}

interface RangeRead {
  readonly groups: TransferSearch['groups']
  /** The narrower search, if the node refuses the range even for one contract alone. */
  readonly refused?: LogSearch
  readonly events: readonly TransferEvent[]
  readonly unreadable: readonly Token[]
}

/** One group after the other: each takes two queries. @throws what failed if no narrower range may help. */
async function eventsIn(source: TransferSource, { search, groups }: TransferSearch): Promise<RangeRead> {
  const events: TransferEvent[] = []
  const unreadable: Token[] = []
  const read: (readonly Address[])[] = []
  const waiting = groups.map((addresses) => startGroup(addresses, search))
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const step = await stepOf(source, group)
    const isRefused = step.cause !== undefined && step.next.some((each) => each.search !== search)
    const [{ search: narrower } = group] = step.next
    if (isRefused && !narrower.next) throw step.cause
    if (isRefused) {
      const unread = [group, ...waiting].map(({ addresses }) => addresses)
      return { groups: [...read, ...unread], refused: narrower, events: [], unreadable: [] }
    }
    unreadable.push(...step.unreadable)
    const isRead = step.next.every((each) => each.search !== search)
    if (isRead) {
      events.push(...step.events)
      read.push(...step.next.map(({ addresses }) => addresses))
    } else waiting.unshift(...step.next)
  }
  return { groups: read, events, unreadable }
}

interface GroupStep {
  readonly next: readonly LogGroup[]
  readonly events: readonly TransferEvent[]
  readonly unreadable: readonly Token[]
  readonly cause?: unknown
}

async function stepOf({ node, account, chain }: TransferSource, group: LogGroup): Promise<GroupStep> {
  const none = { events: [], unreadable: [] }
  const ask = nextAsk(group)
  if (!ask) return { next: [], ...none }
  const tokens = new Map((chain.tokens ?? []).map((token) => [token.address, token]))
  try {
    const queries = transferQueries(account, ask.addresses)
    const answers = await Promise.all(queries.map((query) => node.read(query, ask.range)))
    const outcomes = answers.flatMap((answer) =>
      answer.map((logged, i) => ({ address: ask.addresses[i] ?? '0x', logged }))
    )
    const wrong = ask.addresses.filter((address) =>
      outcomes.some((outcome) => outcome.address === address && outcome.logged instanceof ContractError)
    )
    const events = outcomes.flatMap(({ address, logged }) => {
      const token = tokens.get(address)
      if (!token || wrong.includes(address) || logged instanceof ContractError) return []
      return logged.map((event) => ({ token, event }))
    })
    return { next: groupsAnswered(group, wrong), events, unreadable: wrong.flatMap((each) => tokens.get(each) ?? []) }
  } catch (cause) {
    return { next: groupsRefused(group, cause), cause, ...none }
  }
}

async function readTimes({ ports, chain }: TransferSource, first: bigint, blocks: readonly bigint[]) {
  const timeOf = (block: bigint) => ports.reader.getBlockTime(chain.id, block)
  const [startedAt, ...read] = await Promise.all([first, ...blocks].map(timeOf))
  const times = new Map<bigint, number>()
  for (const [i, block] of blocks.entries()) {
    const time = read[i]
    if (time !== undefined) times.set(block, time)
  }
  return { startedAt, times }
}
