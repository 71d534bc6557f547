import { html } from 'hono/html'
import type { TransactionDetails } from '#devchain/explorer/chain/transaction-details.ts'
import type { ExplorerChain } from '#devchain/explorer/explorer-chain.ts'
import { countOf } from '#devchain/explorer/parts/amount.ts'
import { revertReason } from '#devchain/explorer/parts/failure-reason.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { icon } from '#devchain/explorer/parts/icons.ts'
import { addressLink, blockLink } from '#devchain/explorer/parts/links.ts'
import { chainPath } from '#devchain/explorer/paths.ts'
import { eventBody } from './event-list.ts'

/** What became of a transaction that the page sent; the script asks again until `data-status` is final. */
export function receiptPart(chain: ExplorerChain, details: TransactionDetails): Html {
  return html`<div class="outcome" data-status="${details.status}">${receiptText(chain, details)}</div>`
}

function receiptText(chain: ExplorerChain, details: TransactionDetails): Html {
  switch (details.status) {
    case 'unknown':
      return html`<p class="verdict unknown">${icon('unknown')}<b>Not on ${chain.name}</b></p><p>The wallet reported this transaction, but the chain does not have it: the wallet may have sent it elsewhere, or it was dropped.</p>`
    case 'pending':
      return html`<p class="verdict pending">${icon('pending')}<b>Pending</b></p><p>It waits for the next block. If blocks are mined manually, <a href="${chainPath(chain.id)}">mine one</a>.</p>`
    case 'reverted':
      return html`<p class="verdict reverted">${icon('reverted')}<b>Failed</b></p><p>In block ${blockLink(chain, details.receipt.blockNumber)}; the fee was paid.</p>${revertReason(chain, details.revert)}`
    case 'success':
      return html`<p class="verdict success">${icon('success')}<b>Confirmed</b></p><p>In block ${blockLink(chain, details.receipt.blockNumber)}, with ${countOf(details.events.length, 'event')}.</p>${details.events.length > 0 && html`<ol class="items events">${details.events.map((event) => html`<li><p><b>${event.decoded?.name ?? 'Unknown event'}</b> <span class="quiet">by ${addressLink(chain, event.address)}</span></p>${eventBody(chain, event)}</li>`)}</ol>`}`
  }
}
