import { html } from 'hono/html'
import type { Hex } from 'viem'
import type { ExplorerChain } from '../explorer-chain.ts'
import { chainPath } from '../paths.ts'
import type { Html } from './html.ts'
import { shortHex } from './links.ts'

/** `from` is the page to return to: the chain's, or a transaction's. */
export function mineButton(chain: ExplorerChain, from: 'chain' | Hex): Html {
  return html`<form method="post" action="${chainPath(chain.id)}/mine"><input type="hidden" name="from" value="${from}"><input type="hidden" name="blocks" value="1"><button class="small">Mine a block</button></form>`
}

export function dropButton(chain: ExplorerChain, hash: Hex): Html {
  return html`<form method="post" action="${chainPath(chain.id)}/drop"><input type="hidden" name="hash" value="${hash}"><button class="small">Drop<span class="hidden"> ${shortHex(hash)}</span></button></form>`
}
