import { html } from 'hono/html'
import type { Html } from './html.ts'

export interface Fact {
  readonly name: string
  readonly value: Html | string
}

/** Skips falsy entries, so that facts can be conditional. */
export function factList(facts: readonly (Fact | false | undefined)[]): Html {
  const given = facts.filter((fact) => fact !== false && fact !== undefined)
  return html`<dl class="facts">${given.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}
