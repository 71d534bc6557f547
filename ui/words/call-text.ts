import type { ContractCall } from '#domain/contract/contract-call.ts'
import { plainText } from '#domain/plain-text.ts'

/** A call as its contract has it, such as `Ferry.board(12, "Ada")`: one line, of bounded length. Draw it isolated. */
export function callText({ contractName, fragment, args }: ContractCall): string {
  const called = contractName === undefined ? fragment.name : `${contractName}.${fragment.name}`
  return plainText(`${called}(${args.map(valueText).join(', ')})`)
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`
  if (typeof value === 'string') return /^0x[\da-f]*$/i.test(value) ? value : JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  return `{${Object.entries(value).map(([name, each]) => `${name}: ${valueText(each)}`)}}`
}
