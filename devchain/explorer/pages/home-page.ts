import { html } from 'hono/html'
import { count } from '#devchain/explorer/parts/amount.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { ageOf } from '#devchain/explorer/parts/moment.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { chainPath, contractsPath, controlsPath, faucetPath } from '../paths.ts'

export interface ChainSummary {
  readonly chain: ExplorerChain
  /** The newest block; undefined when the node does not answer. */
  readonly head: { readonly number: bigint; readonly timestamp: bigint } | undefined
}

export function homePage(summaries: readonly ChainSummary[], now: bigint): Html {
  const tiles = summaries.map(
    ({ chain, head }) => html`<section aria-labelledby="chain-${chain.id}">
<div class="title"><h2 id="chain-${chain.id}"><a href="${chainPath(chain.id)}">${chain.name}</a></h2><span class="quiet">Chain ${chain.id}</span></div>
<p>${head ? html`Block <span class="number">${count(head.number)}</span>, ${ageOf(head.timestamp, now)}` : 'Its node does not answer.'}</p>
<p class="actions"><a class="button" href="${chainPath(chain.id)}">Explore</a><a class="button" href="${contractsPath(chain.id)}">Contracts</a><a class="button" href="${faucetPath(chain.id)}">Faucet</a><a class="button" href="${controlsPath(chain.id)}">Controls</a></p>
</section>`
  )
  const none = html`<p>This dev server runs no local chains: each of the page's chains uses an endpoint set with <code>RPC_URL_&lt;chainId&gt;</code> or has no recording.</p>`
  return html`<div class="head"><h1>Local chains</h1>
<p class="lead">Browse transactions, blocks and accounts, call contracts, fund an account, and make the chains misbehave.</p></div>
<div class="columns" id="chains" data-live>${tiles.length > 0 ? tiles : none}</div>`
}
