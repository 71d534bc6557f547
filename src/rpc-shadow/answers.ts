import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'

/** How a read ended. */
export type Answer =
  | { readonly status: 'value'; readonly value: unknown }
  | { readonly status: 'failure'; readonly error: unknown }

/** Equal for equal answers: the case of hexadecimal digits and the message of an error do not count. */
export function describeAnswer(answer: Answer): string {
  return answer.status === 'value' ? describeValue(answer.value) : describeError(answer.error)
}

/** What kind of answer it is, whichever value was read. */
export function shapeOf(answer: Answer): string {
  if (answer.status === 'failure') return kindOf(answer.error)
  return answer.value === undefined ? 'nothing' : 'a value'
}

/**
 * True if the second adapter's answer equals the first's from before or after it: the head may have moved in the
 * meantime. A block number may be any in between.
 */
export function isExplained(method: string, second: Answer, before: Answer, after: Answer): boolean {
  if (method === 'getBlockNumber') {
    const [from, number, to] = [before, second, after].map(blockNumberOf)
    if (from !== undefined && number !== undefined && to !== undefined) return from <= number && number <= to
  }
  return [before, after].some((first) => describeAnswer(first) === describeAnswer(second))
}

function blockNumberOf(answer: Answer): bigint | undefined {
  return answer.status === 'value' && typeof answer.value === 'bigint' ? answer.value : undefined
}

function describeError(error: unknown): string {
  const revert = error instanceof ContractError ? error.revert : undefined
  return revert ? `${kindOf(error)} ${describeValue(revert)}` : kindOf(error)
}

function kindOf(error: unknown): string {
  if (error instanceof ChainReadError || error instanceof ContractError) return error.failure
  return error instanceof Error ? error.name : String(error)
}

function describeValue(value: unknown): string {
  if (value instanceof Error) return describeError(value)
  if (Array.isArray(value)) return `[${value.map(describeValue).join(', ')}]`
  if (typeof value === 'string') return /^0x[0-9a-f]*$/i.test(value) ? value.toLowerCase() : JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}n` : String(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${name}: ${describeValue(field)}`).join(', ')}}`
}
