import { html } from 'hono/html'
import type { Hex } from 'viem'
import type { Html } from './html.ts'
import { icon } from './icons.ts'

export type Status = 'success' | 'reverted' | 'pending' | 'unknown'

/** The same status labels as in the page. */
const labels: Readonly<Record<Status, string>> = {
  success: 'Confirmed',
  reverted: 'Failed',
  pending: 'Pending',
  unknown: 'Not found'
}

/** The status is a live region, so that screen readers announce a change. */
export function transactionHead(hash: Hex, status: Status): Html {
  return html`<div class="head"><div class="line"><h1>Transaction</h1><span id="status" role="status" data-live>${statusPill(status)}</span></div>
<p class="id"><code>${hash}</code></p></div>`
}

/** Colour, shape and label. */
function statusPill(status: Status): Html {
  return html`<span class="pill ${status}">${icon(status, 18)}${labels[status]}</span>`
}

/** For lists: the label is for screen readers only. */
export function statusMark(status: Status): Html {
  return html`<span class="mark ${status}">${icon(status)}<span class="hidden">${labels[status]}</span></span>`
}
