import { html } from 'hono/html'
import type { ContractEvent } from '#devchain/explorer/contract/calls/contract-events.ts'
import type { ExplorerChain } from '#devchain/explorer/explorer-chain.ts'
import { argumentList, hexBlock } from '#devchain/explorer/parts/arguments.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { blockLink, transactionLink } from '#devchain/explorer/parts/links.ts'

export function eventList(chain: ExplorerChain, events: readonly ContractEvent[]): Html {
  const rows = events.map(
    (event) =>
      html`<li><p class="line"><b>${event.decoded?.name ?? 'Unknown event'}</b><span class="quiet">in ${transactionLink(chain, event.hash)}, block ${blockLink(chain, event.blockNumber)}</span></p>${eventBody(chain, event)}</li>`
  )
  return html`<ol class="items events">${rows}</ol>`
}

/** Decoded, or as the node has it. */
export function eventBody(
  chain: ExplorerChain,
  { decoded, topics, data }: Omit<ContractEvent, 'hash' | 'blockNumber'>
): Html {
  if (decoded) return argumentList(chain, decoded)
  const rows = topics.map(
    (topic, index) => html`<div><dt>topic ${index}</dt><dd><code class="hex">${topic}</code></dd></div>`
  )
  return html`<dl class="arguments">${rows}<div><dt>data</dt><dd>${hexBlock(data)}</dd></div></dl>`
}
