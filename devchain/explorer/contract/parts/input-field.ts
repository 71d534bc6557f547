import { html, raw } from 'hono/html'
import { AMOUNT_FIELD } from '#devchain/explorer/contract/calls/contract-call.ts'
import type { Field, Problems } from '#devchain/explorer/contract/input/fields.ts'
import { integerType } from '#devchain/explorer/contract/input/integer.ts'
import { pathText } from '#devchain/explorer/contract/input/problem.ts'
import { shapeOf } from '#devchain/explorer/contract/input/shape.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'

/** Of the list of local accounts and contracts that address inputs offer. */
export const ADDRESSES_LIST = 'known-addresses'
const MAX_PROBLEMS = 5
/** From here on, an amount of ether fits. */
const AMOUNT_BITS = 64

/** What was typed into a function's form, and what is wrong with it. */
export interface FormState {
  /** Distinguishes the form's ids in the page. */
  readonly id: string
  readonly typed: Readonly<Record<string, string>>
  readonly problems: Problems
}

export function inputField(field: Field, state: FormState): Html {
  if (field.kind === 'group') {
    return html`<fieldset class="group"><legend>${field.label} <span class="type">${field.type}</span></legend>${field.fields.map((each) => inputField(each, state))}</fieldset>`
  }
  const { name, parameter, label } = field
  const title = html`${label} <span class="type">${parameter.type}</span>`
  if (field.kind === 'json') {
    const shape = shapeOf(parameter)
    const control = html`<textarea ${attributes(name, state, true)} rows="3" spellcheck="false" autocomplete="off" placeholder="${shape}">${state.typed[name] ?? ''}</textarea>`
    return fieldBox(name, title, control, state, html`JSON: <code>${shape}</code>`)
  }
  return fieldBox(name, title, control(parameter.type, name, state), state)
}

/** In wei unless it names a unit, as everywhere on the page. */
export function amountField(symbol: string, state: FormState): Html {
  const control = html`<input ${attributes(AMOUNT_FIELD, state, true)} value="${state.typed[AMOUNT_FIELD] ?? ''}" placeholder="0" autocomplete="off" spellcheck="false" maxlength="100">`
  const title = html`${symbol} to send with the call`
  return fieldBox(AMOUNT_FIELD, title, control, state, html`In wei, or with a unit: <code>0.1 ether</code>`)
}

function control(type: string, name: string, state: FormState): Html {
  const value = state.typed[name] ?? ''
  const common = attributes(name, state, false)
  if (type === 'bool') {
    const option = (text: string) => html`<option value="${text}"${value === text && raw(' selected')}>${text}</option>`
    return html`<select ${common}><option value="">Choose</option>${option('true')}${option('false')}</select>`
  }
  if (type === 'string') return html`<textarea ${common} rows="1" autocomplete="off">${value}</textarea>`
  if (type === 'bytes') {
    return html`<textarea ${common} rows="1" spellcheck="false" autocomplete="off" placeholder="0x…">${value}</textarea>`
  }
  const list = type === 'address' && html` list="${ADDRESSES_LIST}"`
  return html`<input ${common} value="${value}" placeholder="${placeholderOf(type)}" autocomplete="off" spellcheck="false" maxlength="200"${list}>`
}

function placeholderOf(type: string): string {
  const integer = integerType(type)
  if (!integer) return '0x…'
  return integer.bits > AMOUNT_BITS ? '1000, 0x3e8 or 1.5 ether' : '0'
}

function attributes(name: string, { id, problems }: FormState, hasHint: boolean): Html {
  const control = controlId(id, name)
  const described = html`${control}-wrong${hasHint && html` ${control}-hint`}`
  return html`id="${control}" name="${name}" aria-describedby="${described}" aria-invalid="${String(problems.has(name))}"`
}

function fieldBox(name: string, title: Html, control: Html, { id, problems }: FormState, hint?: Html): Html {
  const target = controlId(id, name)
  const wrong = problems.get(name) ?? []
  const shown = wrong.slice(0, MAX_PROBLEMS).map(({ path, text }) => html`<span>${problemText(path, text)}</span>`)
  const rest = wrong.length - shown.length
  return html`<div class="field"><label for="${target}">${title}</label>${control}<p class="wrong" id="${target}-wrong">${shown}${rest > 0 && html`<span>There are ${rest} more problems.</span>`}</p>${hint && html`<p class="hint" id="${target}-hint">${hint}</p>`}</div>`
}

/** The path is left out where the problem is with the field itself. */
function problemText(path: readonly (string | number)[], text: string): string {
  if (path.length <= 1) return text
  const where = pathText(path)
  return `${where[0]?.toUpperCase()}${where.slice(1)}: ${text}`
}

function controlId(form: string, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`
}
