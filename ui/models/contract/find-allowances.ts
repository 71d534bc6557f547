import type { Address } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { pauseOf } from '#domain/chain/chain-read-error.ts'
import {
  approvalsBy,
  balanceOf,
  distinctSpenders,
  kindOfAllowance,
  type ListedAllowance,
  totalSupplyOf
} from '#domain/contract/allowance.ts'
import { allowanceOf } from '#domain/contract/approve-then-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import {
  groupsAnswered,
  groupsRefused,
  type LogAsk,
  type LogGroup,
  nextAsk,
  startGroup,
  startSearch
} from '#domain/contract/log-search.ts'
import type { LoggedEvents } from '#domain/ports/contract-gateway.ts'
import type { PagePorts } from './page-ports.ts'

/** The approvals of fewer blocks than these say next to nothing of an account. */
const FEW_BLOCKS = 1_000n

/** Whose allowances are read, and on which chain. */
export interface AllowanceOwner {
  readonly account: Address
  readonly chain: Chain
}

/** Whom the account may have approved to spend a token. */
interface ApprovedToken {
  readonly token: Token
  readonly spenders: readonly Address[]
  /** The block from which its approvals were checked; undefined if they could not be. */
  readonly since: bigint | undefined
}

/** Whom an account may have approved, of all its configured tokens. */
export interface Approvals {
  readonly tokens: readonly ApprovedToken[]
  /** Of the last failure; see `pauseOf`. */
  readonly pausedUntil?: number
}

export interface FoundAllowances {
  readonly list: readonly ListedAllowance[]
  /** How many others there are, each limited to less than the account holds. */
  readonly others: number
  /** The newest of the blocks from which a token's approvals were checked; undefined if none was checked in part only. */
  readonly since: bigint | undefined
  /** The tokens whose allowances could not be checked. */
  readonly missed: readonly Token[]
  /** Of the last failure; see `pauseOf`. */
  readonly pausedUntil?: number
}

/** What was found of one token so far. */
interface Found {
  /** Newest first; some are named several times. */
  readonly spenders: Address[]
  /** Everything from this block on was read; undefined if nothing was. */
  since: bigint | undefined
}

/** Asks for all tokens at once, and for some of them at a time where the node refuses that. */
export async function findApproved(
  { reader, logs }: PagePorts,
  { account, chain }: AllowanceOwner,
  signal: AbortSignal
): Promise<Approvals> {
  let pause = {}
  const node = logs.open(chain.id, signal)
  await node.whenSeen()
  const head = await reader.getBlockNumber(chain.id).catch((cause: unknown) => {
    pause = pauseOf(cause)
    return undefined
  })
  const tokens = chain.tokens ?? []
  const found = new Map(tokens.map(({ address }): [Address, Found] => [address, { spenders: [], since: undefined }]))
  const end = (addresses: readonly Address[], since: bigint | undefined) => {
    for (const each of addresses.flatMap((address) => found.get(address) ?? [])) each.since = since
  }
  const read = async (group: LogGroup, { addresses, range }: LogAsk): Promise<readonly LogGroup[]> => {
    try {
      const events = await node.read(approvalsBy(account, addresses), range)
      const unreadable = addresses.filter((_, i) => events[i] instanceof ContractError)
      for (const [i, address] of addresses.entries()) found.get(address)?.spenders.push(...spendersOf(events[i]))
      end(unreadable, group.search.since)
      return groupsAnswered(group, unreadable)
    } catch (cause) {
      signal.throwIfAborted()
      pause = pauseOf(cause)
      return groupsRefused(group, cause)
    }
  }
  const search = async (group: LogGroup): Promise<void> => {
    const ask = nextAsk(group)
    if (ask) await Promise.all((await read(group, ask)).map(search))
    else end(group.addresses, group.search.since)
  }
  if (head !== undefined) await search(startGroup([...found.keys()], startSearch(head)))
  const approved = tokens.map((token) => {
    const { spenders = [], since } = found.get(token.address) ?? {}
    return {
      token,
      spenders: distinctSpenders([...spenders, ...(token.spenders ?? [])]),
      since: checkedSince(since, head)
    }
  })
  return { tokens: approved, ...pause }
}

function spendersOf(events: LoggedEvents<{ readonly spender: Address }> | undefined): readonly Address[] {
  if (events === undefined || events instanceof ContractError) return []
  return events.map(({ args }) => args.spender).reverse()
}

/** Undefined if too little was read to say that the rest is in order. */
function checkedSince(since: bigint | undefined, head = 0n): bigint | undefined {
  if (since === undefined || since === 0n) return since
  return head - since < FEW_BLOCKS ? undefined : since
}

/** Which allowances cover all that the account holds of a token now. */
export async function readAllowances(
  { contracts }: PagePorts,
  { account, chain }: AllowanceOwner,
  { tokens: approved, ...pause }: Approvals
): Promise<FoundAllowances> {
  let lastPause: Pick<Approvals, 'pausedUntil'> = pause
  const asked = approved.filter(({ spenders }) => spenders.length > 0)
  const calls = asked.flatMap(({ token: { address: token }, spenders }) => [
    totalSupplyOf(token),
    balanceOf(account, token),
    ...spenders.map((spender) => allowanceOf(account, { token, spender }))
  ])
  const outcomes = await contracts.readMany(chain.id, calls).catch((cause: unknown) => {
    lastPause = pauseOf(cause)
    return []
  })
  const amounts = outcomes.map((outcome) => (typeof outcome === 'bigint' ? outcome : undefined))
  return { ...foundIn(approved, amounts), ...lastPause }
}

/** @param amounts for each token with spenders its supply, the balance, and then the allowances; undefined if not readable. */
function foundIn(approved: readonly ApprovedToken[], amounts: readonly (bigint | undefined)[]): FoundAllowances {
  const list: ListedAllowance[] = []
  const missed: Token[] = []
  const starts: bigint[] = []
  let others = 0
  let next = 0
  for (const { token, spenders, since } of approved) {
    const holdings = spenders.length > 0 ? { totalSupply: amounts[next++], balance: amounts[next++] } : undefined
    let isMissed = since === undefined
    for (const spender of spenders) {
      const amount = amounts[next++]
      const kind = amount === undefined || !holdings ? 'unknown' : kindOfAllowance(amount, holdings)
      if (kind === 'unlimited') list.push({ token, spender, amount: undefined })
      else if (kind === 'whole-balance') list.push({ token, spender, amount })
      else if (kind === 'limited') others++
      else if (kind === 'unknown') isMissed = true
    }
    if (isMissed) missed.push(token)
    if (since !== undefined && since > 0n) starts.push(since)
  }
  const since = starts.toSorted((a, b) => Number(b - a))[0]
  return { list, others, since, missed }
}
