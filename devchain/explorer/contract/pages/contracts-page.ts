import { html } from 'hono/html'
import { isSameAddress } from '#devchain/address.ts'
import type { KnownContract } from '#devchain/explorer/chain/known-contracts.ts'
import type { ExplorerChain } from '#devchain/explorer/explorer-chain.ts'
import { countOf } from '#devchain/explorer/parts/amount.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { contractPath } from '#devchain/explorer/paths.ts'
import { functionsOf } from '../contract-functions.ts'

/** The registered contracts of a chain, a team's own first. */
export function contractsPage({ chain }: { readonly chain: ExplorerChain }): Html {
  const own = chain.teamContracts
  const known = chain.contracts.filter(({ address }) => !own.some((each) => isSameAddress(each.address, address)))
  return html`<div class="head"><h1>Contracts</h1><p class="lead">Read, simulate and call the contracts of ${chain.name}, and watch their events.</p></div>
<div class="whole" id="contracts" data-live>
<section aria-labelledby="own-title"><h2 id="own-title">Your contracts</h2>${own.length > 0 ? contractList(chain, own) : howToRegister()}</section>
${known.length > 0 && html`<section aria-labelledby="known-title"><h2 id="known-title">${chain.isRecorded ? 'Of the recorded network' : 'Of the network'}</h2>${contractList(chain, known)}</section>`}
</div>`
}

/** For those who have none yet. */
export function howToRegister(): Html {
  return html`<p>None yet. Put a Solidity file such as <code>LogBook.sol</code> into the folder <code>contracts/</code>: it is compiled, deployed to each local network and listed here, again after each change. <code>contracts/README.md</code> describes constructor arguments, and artifacts of Foundry and Hardhat.</p>`
}

function contractList(chain: ExplorerChain, contracts: readonly KnownContract[]): Html {
  const rows = contracts.map(
    ({ address, label, abi }) =>
      html`<li><span class="what"><a href="${contractPath(chain.id, address)}">${label}</a></span><span class="meta"><code>${address}</code><span>${abi ? countOf(functionsOf(abi).length, 'function') : 'no ABI'}</span></span></li>`
  )
  return html`<ol class="rows plain">${rows}</ol>`
}
