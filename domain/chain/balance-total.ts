import type { Chain, NativeCurrency, Token } from './chain.ts'

/** An amount on one chain, native or of a token; `value` in base units, undefined while it is not known. */
export interface Holding {
  readonly chain: Chain
  readonly currency: Pick<NativeCurrency | Token, 'symbol' | 'decimals' | 'unit'>
  readonly value: bigint | undefined
}

/** What an account has of one unit on several chains. */
export interface BalanceTotal {
  readonly symbol: string
  readonly decimals: number
  /** In base units. */
  readonly value: bigint
  readonly isOnTestNetworks: boolean
  /** On how many chains it is known, of those that have this unit. */
  readonly known: number
  readonly of: number
}

/**
 * The sums of what can be added up: amounts that the configuration counts in the same unit, with the same decimals, on more
 * than one chain. Nothing is added across test networks and others. Sums of which nothing is known are left out.
 */
export function balanceTotals(holdings: readonly Holding[]): readonly BalanceTotal[] {
  const groups = new Map<string, Holding[]>()
  for (const holding of holdings) {
    const { testnet } = holding.chain
    const { unit, decimals } = holding.currency
    if (unit === undefined) continue
    const key = JSON.stringify([testnet, unit, decimals])
    groups.set(key, [...(groups.get(key) ?? []), holding])
  }
  return [...groups.values()].flatMap((group) => totalOf(group) ?? [])
}

function totalOf(group: readonly Holding[]): BalanceTotal | undefined {
  const chains = new Set(group.map(({ chain }) => chain.id))
  const unknown = new Set(group.flatMap(({ chain, value }) => (value === undefined ? chain.id : [])))
  const known = chains.size - unknown.size
  const [first] = group
  if (!first || chains.size < 2 || known === 0) return undefined
  const counted = group.filter(({ chain }) => !unknown.has(chain.id))
  const value = counted.reduce((sum, holding) => sum + (holding.value ?? 0n), 0n)
  const { symbol, decimals } = first.currency
  return { symbol, decimals, value, isOnTestNetworks: first.chain.testnet, known, of: chains.size }
}
