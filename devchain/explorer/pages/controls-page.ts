import { html, raw } from 'hono/html'
import type { Transaction } from 'viem'
import type { Mining } from '#devchain/explorer/chain/mining.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import { countOf, gweiAmount } from '#devchain/explorer/parts/amount.ts'
import { dropButton } from '#devchain/explorer/parts/buttons.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { blockLink } from '#devchain/explorer/parts/links.ts'
import { pendingList } from '#devchain/explorer/parts/transaction-list.ts'
import { MAX_BLOCKS, MAX_GWEI, MAX_INTERVAL_S } from '../controls.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { chainPath } from '../paths.ts'
import { type ShownWeather, scriptSection, weatherSection } from './weather-sections.ts'

interface ControlsPageProps {
  readonly chain: ExplorerChain
  readonly head: { readonly number: bigint; readonly baseFeePerGas: bigint | null }
  readonly mining: Mining
  readonly maxReorgDepth: number
  readonly pending: readonly Transaction[]
  readonly tokens: ReadonlyMap<string, Token>
  readonly weather: ShownWeather
}

export function controlsPage(props: ControlsPageProps): Html {
  const { chain, head } = props
  return html`<div class="head"><h1>Controls</h1><p class="lead">Control ${chain.name}. Its latest block is ${blockLink(chain, head.number)}.</p></div>
${pendingSection(props)}
<div class="columns"><div class="stack">${blocks(props)}${reorganisation(props)}${baseFee(props)}</div><div class="stack">${weatherSection(chain, props.weather)}${scriptSection(chain, props.weather)}</div></div>`
}

function pendingSection({ chain, pending, tokens }: ControlsPageProps): Html {
  const action = (transaction: Transaction) => dropButton(chain, transaction.hash)
  const list = pendingList({ chain, transactions: pending, tokens, action })
  return html`<section aria-labelledby="waiting-title" id="waiting" data-live><div class="title"><h2 id="waiting-title">Waiting for a block</h2><span class="quiet">${countOf(pending.length, 'transaction')}</span></div>
${pending.length > 0 ? list : html`<p class="quiet">None. To keep a transaction pending, switch to manual mining before you send it.</p>`}</section>`
}

function blocks({ chain, mining }: ControlsPageProps): Html {
  const seconds = mining.mode === 'interval' ? mining.seconds : 5
  const choice = (mode: Mining['mode'], text: string) =>
    html`<label class="choice"><input type="radio" name="mode" value="${mode}"${mining.mode === mode && raw(' checked')}>${text}</label>`
  return html`<section aria-labelledby="blocks-title"><h2 id="blocks-title">Blocks</h2>
<form class="inline" method="post" action="${chainPath(chain.id)}/mine"><div class="field"><label for="blocks">Number of blocks</label><input id="blocks" name="blocks" type="number" min="1" max="${MAX_BLOCKS}" value="1" required></div><button class="primary">Mine</button></form>
<form class="form" method="post" action="${chainPath(chain.id)}/mining">
<fieldset><legend>When blocks are mined</legend>
${choice('automatic', 'When a transaction arrives')}
${choice('interval', 'At intervals')}
${choice('manual', 'Manually only')}</fieldset>
<div class="inline"><div class="field"><label for="seconds">Seconds between blocks</label><input id="seconds" name="seconds" type="number" min="1" max="${MAX_INTERVAL_S}" value="${seconds}" required></div><button>Set</button></div></form></section>`
}

function reorganisation({ chain, maxReorgDepth }: ControlsPageProps): Html {
  const title = html`<h2 id="reorg-title">Reorganisation</h2>`
  if (maxReorgDepth === 0) {
    return html`<section aria-labelledby="reorg-title">${title}<p class="quiet">No block can be replaced yet: mine one first.</p></section>`
  }
  return html`<section aria-labelledby="reorg-title">${title}
<p class="quiet">Replaces the latest blocks with empty ones.</p>
<form class="form" method="post" action="${chainPath(chain.id)}/reorg">
<div class="field"><label for="depth">Number of blocks</label><input id="depth" name="depth" type="number" min="1" max="${maxReorgDepth}" value="1" aria-describedby="depth-hint" required><p class="hint" id="depth-hint">At most ${maxReorgDepth} at the moment.</p></div>
<fieldset><legend>Their transactions</legend>
<label class="choice"><input type="radio" name="fate" value="lost" checked>Are lost</label>
<label class="choice"><input type="radio" name="fate" value="again">Are sent again</label></fieldset>
<button>Reorganise</button></form></section>`
}

function baseFee({ chain, head }: ControlsPageProps): Html {
  return html`<section aria-labelledby="fee-title"><h2 id="fee-title">Base fee</h2>
<p class="quiet">${head.baseFeePerGas !== null && html`Now ${gweiAmount(head.baseFeePerGas)}. `}Mines one block with this base fee; after that the chain adjusts it by its own rules.</p>
<form class="inline" method="post" action="${chainPath(chain.id)}/base-fee"><div class="field"><label for="gwei">Base fee in gwei</label><input id="gwei" name="gwei" type="number" min="0" max="${MAX_GWEI}" step="any" value="200" required></div><button>Spike</button></form></section>`
}
