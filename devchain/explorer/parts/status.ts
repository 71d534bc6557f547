import { html } from 'hono/html'
import type { Hex } from '#domain/address.ts'
import type { Html } from './html.ts'
import { icon } from './icons.ts'

export type Status = 'success' | 'reverted' | 'pending' | 'unknown'

/** The page's own words for how a transaction stands. */
const words: Readonly<Record<Status, string>> = {
  success: 'Confirmed',
  reverted: 'Failed',
  pending: 'Pending',
  unknown: 'Not found'
}

/** The status is a region of its own, so that a change of it is read out. */
export function transactionHead(hash: Hex, status: Status): Html {
  return html`<div class="head"><div class="line"><h1>Transaction</h1><span id="status" role="status" data-live>${statusPill(status)}</span></div>
<p class="id"><code>${hash}</code></p></div>`
}

/** A colour, a shape and a word. */
function statusPill(status: Status): Html {
  return html`<span class="pill ${status}">${icon(status, 18)}${words[status]}</span>`
}

/** For lists, where the word is for those who do not see the shape. */
export function statusMark(status: Status): Html {
  return html`<span class="mark ${status}">${icon(status)}<span class="hidden">${words[status]}</span></span>`
}
