import { html, raw } from 'hono/html'
import type { Transaction } from 'viem'
import type { Mining } from '#devchain/explorer/chain/mining.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import { countOf, gweiAmount } from '#devchain/explorer/parts/amount.ts'
import { dropButton } from '#devchain/explorer/parts/buttons.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { blockLink } from '#devchain/explorer/parts/links.ts'
import { pendingList } from '#devchain/explorer/parts/transaction-list.ts'
import { type PresetName, presetNames, presets } from '#devchain/weather/presets.ts'
import { MAX_BLOCKS, MAX_GWEI, MAX_INTERVAL_S } from '../controls.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { chainPath } from '../paths.ts'

interface ControlsPageProps {
  readonly chain: ExplorerChain
  readonly head: { readonly number: bigint; readonly baseFeePerGas: bigint | null }
  readonly mining: Mining
  readonly maxReorgDepth: number
  readonly pending: readonly Transaction[]
  readonly tokens: ReadonlyMap<string, Token>
  /** Undefined for rules that no preset names. */
  readonly weather: PresetName | undefined
}

export function controlsPage(props: ControlsPageProps): Html {
  const { chain, head } = props
  return html`<div class="head"><h1>Controls</h1><p class="lead">Control ${chain.name}. Its latest block is ${blockLink(chain, head.number)}.</p></div>
${pendingSection(props)}
<div class="columns"><div class="stack">${blocks(props)}${reorganisation(props)}${baseFee(props)}</div>${weather(props)}</div>`
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

function weather({ chain, weather: current }: ControlsPageProps): Html {
  const choices = presetNames.map(
    (name) =>
      html`<label class="choice described"><input type="radio" name="preset" value="${name}"${name === current && raw(' checked')} required><span><b>${name}</b><br><span class="quiet">${presets[name].description}</span></span></label>`
  )
  return html`<section aria-labelledby="weather-title" id="weather"><div class="title"><h2 id="weather-title">Weather</h2><span class="quiet">now: <b>${current ?? 'set by a test'}</b></span></div>
<p class="quiet">Affects traffic between ${chain.name} and pages or wallets. The explorer queries the node directly, so it keeps working.</p>
<form class="form" method="post" action="${chainPath(chain.id)}/weather"><fieldset><legend class="hidden">Weather</legend>${choices}</fieldset><div class="actions"><button>Change the weather</button></div></form>
${current !== 'clear' && html`<form method="post" action="${chainPath(chain.id)}/weather"><input type="hidden" name="preset" value="clear"><button>Clear the weather</button></form>`}</section>`
}
