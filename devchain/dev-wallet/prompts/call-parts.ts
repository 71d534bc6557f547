import type { AskedCall, DescribedCall } from '#devchain/dev-wallet/described/described-call.ts'
import { element } from '#devchain/dev-wallet/dom/element.ts'
import { type Fact, factList, paragraph } from './prompt-parts.ts'

/** A function, its contract and its arguments, or that the function is unknown; nothing for a call without data. */
export function callDetails({ data }: AskedCall, described: DescribedCall | undefined): readonly HTMLElement[] {
  if (!described || data === '0x') return []
  const { called, contract } = described
  if (!called) return [paragraph(unknownText(data, contract))]
  const heading = element('h3', {}, 'Calls ', element('code', {}, called.name), contract ? ` of ${contract}` : '')
  const facts = called.args.map(({ name, type, value }): Fact => {
    return { name: `${name} (${type})`, value, ...(/^(?:address|bytes)/.test(type) && { kind: 'code' }) }
  })
  const list = facts.length > 0 ? factList(facts) : paragraph('Without arguments.')
  const guess = called.isGuess ? [paragraph(guessText(contract))] : []
  const block = element('div', { className: 'call', tabIndex: 0 }, heading, list, ...guess)
  block.setAttribute('role', 'group')
  block.setAttribute('aria-label', `Call of ${called.name}`)
  return [block]
}

/** The same as text, for a list of calls; each line begins with `indent`. */
export function callText(
  { data }: AskedCall,
  described: DescribedCall | undefined,
  indent: string
): string | undefined {
  if (!described || data === '0x') return undefined
  const { called, contract } = described
  if (!called) return `${indent}${unknownText(data, contract)}`
  const args = called.args.map(({ name, value }) => `${indent}  ${name}: ${value}`)
  const guess = called.isGuess ? [`${indent}${guessText(contract)}`] : []
  return [`${indent}${called.name}`, ...args, ...guess].join('\n')
}

function unknownText(data: string, contract: string | undefined): string {
  const named = contract === undefined ? 'an unknown contract' : contract
  if (data.length < 10) return `Sends data to ${named} that names no function.`
  return `Calls an unknown function of ${named}: ${data.slice(0, 10)} is in none of the known ABIs.`
}

function guessText(contract: string | undefined): string {
  const why = contract === undefined ? 'the contract is unknown' : 'it is not in the contract’s own ABI'
  return `Guessed from its selector: ${why}.`
}
