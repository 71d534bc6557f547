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
import { LONGEST_INTERVAL_S, MOST_BLOCKS, MOST_GWEI } from '../controls.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { chainPath } from '../paths.ts'

interface ControlsPageProps {
  readonly chain: ExplorerChain
  readonly head: { readonly number: bigint; readonly baseFeePerGas: bigint | null }
  readonly mining: Mining
  readonly deepestReorg: number
  readonly pending: readonly Transaction[]
  readonly tokens: ReadonlyMap<string, Token>
  /** Undefined for rules that no preset names. */
  readonly weather: PresetName | undefined
}

export function controlsPage(props: ControlsPageProps): Html {
  const { chain, head } = props
  return html`<div class="head"><h1>Controls</h1><p class="lead">${chain.name} does what you say. Block ${blockLink(chain, head.number)} is its newest.</p></div>
${pendingSection(props)}
<div class="columns"><div class="stack">${blocks(props)}${reorganisation(props)}${baseFee(props)}</div>${weather(props)}</div>`
}

function pendingSection({ chain, pending, tokens }: ControlsPageProps): Html {
  const action = (transaction: Transaction) => dropButton(chain, transaction.hash)
  const list = pendingList({ chain, transactions: pending, tokens, action })
  return html`<section aria-labelledby="waiting-title" id="waiting" data-live><div class="title"><h2 id="waiting-title">Waiting for a block</h2><span class="quiet">${countOf(pending.length, 'transaction')}</span></div>
${pending.length > 0 ? list : html`<p class="quiet">None. To keep one waiting, let blocks be made by hand, then send it.</p>`}</section>`
}

function blocks({ chain, mining }: ControlsPageProps): Html {
  const seconds = mining.mode === 'interval' ? mining.seconds : 5
  const choice = (mode: Mining['mode'], text: string) =>
    html`<label class="choice"><input type="radio" name="mode" value="${mode}"${mining.mode === mode && raw(' checked')}>${text}</label>`
  return html`<section aria-labelledby="blocks-title"><h2 id="blocks-title">Blocks</h2>
<form class="inline" method="post" action="${chainPath(chain.id)}/mine"><div class="field"><label for="blocks">Number of blocks</label><input id="blocks" name="blocks" type="number" min="1" max="${MOST_BLOCKS}" value="1" required></div><button class="primary">Mine</button></form>
<form class="form" method="post" action="${chainPath(chain.id)}/mining">
<fieldset><legend>When blocks are made</legend>
${choice('automatic', 'As soon as a transaction arrives')}
${choice('interval', 'At intervals')}
${choice('manual', 'By hand only')}</fieldset>
<div class="inline"><div class="field"><label for="seconds">Seconds between blocks</label><input id="seconds" name="seconds" type="number" min="1" max="${LONGEST_INTERVAL_S}" value="${seconds}" required></div><button>Set</button></div></form></section>`
}

function reorganisation({ chain, deepestReorg }: ControlsPageProps): Html {
  const title = html`<h2 id="reorg-title">Reorganisation</h2>`
  if (deepestReorg === 0) {
    return html`<section aria-labelledby="reorg-title">${title}<p class="quiet">There is no block yet that could be replaced: mine one first.</p></section>`
  }
  return html`<section aria-labelledby="reorg-title">${title}
<p class="quiet">Puts empty blocks in place of the newest ones.</p>
<form class="form" method="post" action="${chainPath(chain.id)}/reorg">
<div class="field"><label for="depth">Number of blocks</label><input id="depth" name="depth" type="number" min="1" max="${deepestReorg}" value="1" aria-describedby="depth-hint" required><p class="hint" id="depth-hint">At most ${deepestReorg} for now.</p></div>
<fieldset><legend>Their transactions</legend>
<label class="choice"><input type="radio" name="fate" value="lost" checked>Are lost</label>
<label class="choice"><input type="radio" name="fate" value="again">Are sent again</label></fieldset>
<button>Reorganise</button></form></section>`
}

function baseFee({ chain, head }: ControlsPageProps): Html {
  return html`<section aria-labelledby="fee-title"><h2 id="fee-title">Base fee</h2>
<p class="quiet">${head.baseFeePerGas !== null && html`Now ${gweiAmount(head.baseFeePerGas)}. `}Mines one block with this base fee; from there the chain moves it by its own rules.</p>
<form class="inline" method="post" action="${chainPath(chain.id)}/base-fee"><div class="field"><label for="gwei">Base fee in gwei</label><input id="gwei" name="gwei" type="number" min="0" max="${MOST_GWEI}" step="any" value="200" required></div><button>Spike</button></form></section>`
}

function weather({ chain, weather: current }: ControlsPageProps): Html {
  const choices = presetNames.map(
    (name) =>
      html`<label class="choice described"><input type="radio" name="preset" value="${name}"${name === current && raw(' checked')} required><span><b>${name}</b><br><span class="quiet">${presets[name].says}</span></span></label>`
  )
  return html`<section aria-labelledby="weather-title" id="weather"><div class="title"><h2 id="weather-title">Weather</h2><span class="quiet">now: <b>${current ?? 'rules of a test'}</b></span></div>
<p class="quiet">Between the page or a wallet and ${chain.name}. The explorer asks the node itself, so it stays readable.</p>
<form class="form" method="post" action="${chainPath(chain.id)}/weather"><fieldset><legend class="hidden">Weather</legend>${choices}</fieldset><div class="actions"><button>Change the weather</button></div></form>
${current !== 'clear' && html`<form method="post" action="${chainPath(chain.id)}/weather"><input type="hidden" name="preset" value="clear"><button>Clear the sky</button></form>`}</section>`
}
