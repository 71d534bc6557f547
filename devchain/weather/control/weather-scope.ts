import type { WeatherRule } from '#devchain/weather/fault.ts'

/** What a change of the weather is limited to: without a chain, all of them; without methods, everything. */
export interface WeatherScope {
  readonly chainId?: number
  readonly methods?: readonly string[]
}

/** A socket has no method. */
const SOCKET_FAULTS: ReadonlySet<string> = new Set(['killed', 'mute', 'refused', 'unanswered'])

/** The rules, limited to a scope; those of sockets are left out where it names methods. */
export function rulesIn(scope: WeatherScope, rules: readonly WeatherRule[], preset?: string): readonly WeatherRule[] {
  const { chainId, methods } = scope
  const fitting = methods === undefined ? rules : rules.filter(({ fault }) => !SOCKET_FAULTS.has(fault.kind))
  return fitting.map((rule) => ({
    ...rule,
    ...(chainId !== undefined && { chainId }),
    ...(methods !== undefined && { methods }),
    ...(preset !== undefined && { preset })
  }))
}

/** What is left of a rule once its scope has other weather: nothing, the rule itself, or the rule on other chains. */
export function remainsOf(
  rule: WeatherRule,
  { chainId, methods }: WeatherScope,
  chainIds: readonly number[],
  preset?: string
): readonly WeatherRule[] {
  const isOfMethods = methods === undefined || (rule.methods?.every((method) => methods.includes(method)) ?? false)
  if (!isOfMethods) return [rule]
  if (chainId === undefined || rule.chainId === chainId) return []
  if (rule.chainId !== undefined) return [rule]
  const others = chainIds.filter((id) => id !== chainId)
  return others.map((id) => ({ ...rule, chainId: id, ...(preset !== undefined && { preset }) }))
}

/** The rules that a chain meets. */
export function rulesOn(chainId: number, rules: readonly WeatherRule[]): readonly WeatherRule[] {
  return rules.filter((rule) => rule.chainId === undefined || rule.chainId === chainId)
}
