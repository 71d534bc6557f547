import { formatUnits } from '#domain/amount.ts'
import { element } from './element.ts'

/** One line of the list that says what a prompt is about. */
export interface Fact {
  readonly name: string
  readonly value: string
  readonly kind?: 'code' | 'amount'
}

export function factList(facts: readonly Fact[]): HTMLElement {
  const lines = facts.flatMap(({ name, value, kind }) => [
    element('dt', {}, name),
    element('dd', { className: kind ?? '' }, value)
  ])
  return element('dl', {}, ...lines)
}

/** Text that was made elsewhere, such as a message to sign; scrolls by keyboard when it is long. */
export function quotation(text: string, label: string): HTMLElement {
  const block = element('pre', { tabIndex: 0 }, text)
  block.setAttribute('role', 'group')
  block.setAttribute('aria-label', label)
  return block
}

export function paragraph(text: string, className = ''): HTMLElement {
  return element('p', { className }, text)
}

/** Wei as ETH, with every decimal that it has. */
export function etherText(wei: bigint): string {
  return `${formatUnits(wei, 18)} ETH`
}
