import { formatUnits } from '#devchain/amount.ts'
import { element } from '#devchain/dev-wallet/dom/element.ts'

/** One line of a prompt's summary. */
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

/** Foreign text, such as a message to sign; long text can be scrolled by keyboard. */
export function quotation(text: string, label: string): HTMLElement {
  const block = element('pre', { tabIndex: 0 }, text)
  block.setAttribute('role', 'group')
  block.setAttribute('aria-label', label)
  return block
}

export function paragraph(text: string, className = ''): HTMLElement {
  return element('p', { className }, text)
}

/** Wei as ETH, with every decimal. */
export function etherText(wei: bigint): string {
  return `${formatUnits(wei, 18)} ETH`
}
