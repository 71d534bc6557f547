import { html } from 'hono/html'
import type { Html } from '#devchain/explorer/parts/html.ts'

/** Copies the exact value, without grouping or units; needs scripts. `what` names it for screen readers. */
export function copyButton(value: unknown, what: string): Html {
  return html`<button type="button" class="small scripted" data-copy="${copiedText(value)}">Copy<span class="hidden"> ${what}</span></button>`
}

function copiedText(value: unknown): string {
  if (typeof value === 'object') {
    return JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part))
  }
  return String(value)
}
