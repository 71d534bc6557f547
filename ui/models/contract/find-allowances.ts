import type { Address } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { allowanceOf } from '#domain/contract/approve-then-call.ts'
import { type LogSearch, searchedOn, searchRefused, startSearch } from '#domain/contract/log-search.ts'
import {
  approvalsBy,
  distinctSpenders,
  isUnlimited,
  totalSupplyOf,
  type UnlimitedAllowance
} from '#domain/contract/unlimited-allowance.ts'
import type { PagePorts } from './page-ports.ts'

/** The approvals of fewer blocks than these say next to nothing of an account. */
const FEW_BLOCKS = 1_000n

/** Whose allowances are checked, and where. */
export interface AllowancePlace {
  readonly account: Address
  readonly chain: Chain
}

/** Whom the account may have approved to spend a token. */
export interface Approved {
  readonly token: Token
  readonly spenders: readonly Address[]
  /** The block from which its approvals were checked; undefined if they could not be. */
  readonly since: bigint | undefined
}

export interface FoundAllowances {
  readonly list: readonly UnlimitedAllowance[]
  /** Undefined if all approvals were checked that could be at all. */
  readonly since: bigint | undefined
  /** The tokens whose allowances could not be checked. */
  readonly missed: readonly Token[]
}

/** Tokens are searched beside each other: what is asked in the same moment is sent as one request. */
export async function findApproved(
  { reader, contracts }: PagePorts,
  { account, chain }: AllowancePlace,
  signal: AbortSignal
): Promise<readonly Approved[]> {
  const head = await reader.getBlockNumber(chain.id).catch(() => undefined)
  const find = async (token: Token): Promise<Approved> => {
    const query = approvalsBy(account, token.address)
    const spenders: Address[] = []
    let search = head === undefined ? undefined : startSearch(head)
    while (search?.next && !signal.aborted) {
      try {
        const events = await contracts.events(chain.id, query, search.next)
        spenders.push(...events.map(({ args }) => args.spender).reverse())
        search = searchedOn(search)
      } catch (cause) {
        search = searchRefused(search, cause)
      }
    }
    return {
      token,
      spenders: distinctSpenders([...spenders, ...(token.spenders ?? [])]),
      since: checkedSince(search, head)
    }
  }
  return Promise.all((chain.tokens ?? []).map(find))
}

/** Undefined if too little was read to say that the rest is in order. */
function checkedSince(search: LogSearch | undefined, head = 0n): bigint | undefined {
  const since = search?.since
  if (since === undefined || since === 0n) return since
  return head - since < FEW_BLOCKS ? undefined : since
}

/** Which allowances are unlimited now. */
export async function readAllowances(
  { contracts }: PagePorts,
  { account, chain }: AllowancePlace,
  approved: readonly Approved[]
): Promise<FoundAllowances> {
  const asked = approved.filter(({ spenders }) => spenders.length > 0)
  const calls = asked.flatMap(({ token: { address: token }, spenders }) => [
    totalSupplyOf(token),
    ...spenders.map((spender) => allowanceOf(account, { token, spender }))
  ])
  const outcomes = await contracts.readMany(chain.id, calls).catch(() => [])
  const amounts = outcomes.map((outcome) => (typeof outcome === 'bigint' ? outcome : undefined))
  return foundIn(approved, amounts)
}

/** @param amounts for each token with spenders its total supply and then the allowances; undefined if not readable. */
function foundIn(approved: readonly Approved[], amounts: readonly (bigint | undefined)[]): FoundAllowances {
  const list: UnlimitedAllowance[] = []
  const missed: Token[] = []
  const starts: bigint[] = []
  let place = 0
  for (const { token, spenders, since } of approved) {
    const totalSupply = spenders.length > 0 ? amounts[place++] : undefined
    const allowances = spenders.map((spender) => ({ token, spender, allowance: amounts[place++] }))
    for (const { allowance, spender } of allowances)
      if (allowance !== undefined && isUnlimited(allowance, totalSupply)) list.push({ token, spender })
    if (since === undefined || allowances.some(({ allowance }) => allowance === undefined)) missed.push(token)
    if (since !== undefined && since > 0n) starts.push(since)
  }
  const since = starts.toSorted((a, b) => Number(b - a))[0]
  return { list, since, missed }
}
