import { html } from 'hono/html'
import { type Address, getAddress, type Hex } from 'viem'
import { labelOf } from '#devchain/explorer/chain/known-contracts.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { addressPath, blockPath, transactionPath } from '../paths.ts'
import { count } from './amount.ts'
import type { Html } from './html.ts'

/** The address's label, or else its short form. */
export function addressLink(chain: ExplorerChain, address: Address): Html {
  const exact = getAddress(address)
  const label = labelOf(chain.contracts, exact)
  const text = label === undefined ? html`<code>${shortHex(exact)}</code>` : html`${label}`
  return html`<a href="${addressPath(chain.id, exact)}" title="${exact}">${text}</a>`
}

/** The full address, for pages where it matters. */
export function fullAddressLink(chain: ExplorerChain, address: Address): Html {
  const exact = getAddress(address)
  const label = labelOf(chain.contracts, exact)
  return html`<span class="full">${label && html`<span>${label}</span> `}<a href="${addressPath(chain.id, exact)}"><code>${exact}</code></a></span>`
}

export function transactionLink(chain: ExplorerChain, hash: Hex): Html {
  return html`<a href="${transactionPath(chain.id, hash)}" title="${hash}"><code>${shortHex(hash)}</code></a>`
}

export function blockLink(chain: ExplorerChain, number: bigint): Html {
  return html`<a class="number" href="${blockPath(chain.id, number)}">${count(number)}</a>`
}

export function shortHex(text: string): string {
  return text.length <= 14 ? text : `${text.slice(0, 6)}…${text.slice(-4)}`
}
