import type { Address } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { canNarrow, type LogSearch, searchedOn, searchRefused, widened } from '#domain/contract/log-search.ts'
import {
  type LoggedTransfer,
  loggedTransfers,
  type TransferEvent,
  transferQueries
} from '#domain/transaction/logged-transfer.ts'
import type { PagePorts } from '#ui/models/contract/page-ports.ts'

/** Of which each has two queries, so that they fit into one request. */
const TOKENS_AT_ONCE = 10
/** Whose times are asked for after one range; a range with more of them is too wide. */
const MAX_BLOCKS = 40
/** A range with fewer blocks with transfers is followed by a wider one. */
const FEW_BLOCKS = 10

interface TransferSource {
  readonly ports: PagePorts
  readonly account: Address
  readonly chain: Chain
  readonly tokens: readonly Token[]
}

/** One step of a search. */
export interface TransferStep {
  readonly search: LogSearch
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
  search: LogSearch,
  signal: AbortSignal
): Promise<TransferStep> {
  if (!search.next) return { search }
  try {
    const { events, unreadable } = await eventsIn(source, search.next, signal)
    const blocks = new Set(events.map(({ event }) => event.blockNumber))
    if (blocks.size > MAX_BLOCKS && canNarrow(search))
      throw new ChainReadError('refused', source.chain.id, 'More transfers than are read at once.')
    signal.throwIfAborted()
    const { startedAt, times } = await readTimes(source, search.next.fromBlock, [...blocks])
    const found = loggedTransfers(events, { account: source.account, times })
    const next = searchedOn(search)
    const isQuiet = blocks.size < FEW_BLOCKS
    return { search: isQuiet ? widened(next) : next, read: { found, startedAt, unreadable } }
  } catch (cause) {
    const narrower = searchRefused(search, cause)
    if (!narrower.next) throw cause
    return { search: narrower }
  }
}

async function eventsIn(
  source: TransferSource,
  range: NonNullable<LogSearch['next']>,
  signal: AbortSignal
): Promise<{ readonly events: readonly TransferEvent[]; readonly unreadable: readonly Token[] }> {
  const events: TransferEvent[] = []
  const unreadable: Token[] = []
  for (let start = 0; start < source.tokens.length; start += TOKENS_AT_ONCE) {
    signal.throwIfAborted()
    const tokens = source.tokens.slice(start, start + TOKENS_AT_ONCE)
    const read = await Promise.all(tokens.map((token) => eventsOf(source, token, range)))
    for (const [i, token] of tokens.entries()) {
      if (read[i]) events.push(...read[i])
      else unreadable.push(token)
    }
  }
  return { events, unreadable }
}

/** Undefined for a token whose contract logs something else as a transfer. */
async function eventsOf(
  { ports, account, chain }: TransferSource,
  token: Token,
  range: NonNullable<LogSearch['next']>
): Promise<readonly TransferEvent[] | undefined> {
  try {
    const queries = transferQueries(account, token.address)
    const events = await Promise.all(queries.map((query) => ports.contracts.events(chain.id, query, range)))
    return events.flat().map((event) => ({ token, event }))
  } catch (cause) {
    if (cause instanceof ContractError) return undefined
    throw cause
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
