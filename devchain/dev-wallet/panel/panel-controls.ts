import { element } from '#devchain/dev-wallet/dom/element.ts'

export function selectOf(options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement {
  return element('select', {}, ...options.map(([value, text]) => element('option', { value }, text)))
}

export function field(id: string, text: string, control: HTMLElement): HTMLElement {
  control.id = id
  return element('div', { className: 'field' }, element('label', { htmlFor: id }, text), control)
}

export function button(text: string, act: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button' }, text)
  created.addEventListener('click', act)
  return created
}

/** `since` says when a change takes effect. */
export function checkbox(id: string, text: string, since: string, box: HTMLInputElement): HTMLElement {
  const note = element('span', { id: `${id}-since`, className: 'since' }, since)
  box.setAttribute('aria-labelledby', id)
  box.setAttribute('aria-describedby', note.id)
  return element('label', {}, box, element('span', { className: 'who' }, element('span', { id }, text), note))
}

/** Collapsed by default. */
export function disclosure(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return element('details', {}, element('summary', {}, title), element('div', { className: 'more' }, ...content))
}
