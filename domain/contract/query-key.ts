import type { AbiEvent, AbiFunction } from 'abitype'
import type { ContractCall, EventQuery } from './contract-call.ts'

/** Equal for calls of one function of one contract with equal arguments, however often they were described. */
export function callKey({ address, fragment, args }: ContractCall): string {
  return keyOf(address, fragment, args)
}

/** Equal for queries of one event of one contract with equal filters. */
export function eventQueryKey({ address, fragment, filter }: EventQuery): string {
  return keyOf(address, fragment, filter)
}

/** The whole fragment, because its outputs and the names of its parameters shape what is returned. */
function keyOf(address: string, fragment: AbiFunction | AbiEvent, values: readonly unknown[]): string {
  return [address.toLowerCase(), JSON.stringify(fragment), valueKey(values)].join(' ')
}

/** Differs for values of different types: 1, 1n and '1' are three. */
function valueKey(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return `[${value.map(valueKey).join()}]`
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  const entries = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${valueKey(part)}`)
  return `{${entries.sort().join()}}`
}
