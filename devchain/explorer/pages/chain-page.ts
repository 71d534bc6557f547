import { html } from 'hono/html'
import type { Transaction } from 'viem'
import type { Mining } from '#devchain/explorer/chain/mining.ts'
import type { Overview } from '#devchain/explorer/chain/overview.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import { count, countOf, percent, roundGwei } from '#devchain/explorer/parts/amount.ts'
import { dropButton, mineButton } from '#devchain/explorer/parts/buttons.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { icon } from '#devchain/explorer/parts/icons.ts'
import { blockLink } from '#devchain/explorer/parts/links.ts'
import { ageOf } from '#devchain/explorer/parts/moment.ts'
import { pendingList, transactionList } from '#devchain/explorer/parts/transaction-list.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { chainPath, controlsPath } from '../paths.ts'

interface ChainPageProps {
  readonly chain: ExplorerChain
  readonly overview: Overview
  readonly pending: readonly Transaction[]
  readonly tokens: ReadonlyMap<string, Token>
  readonly mining: Mining
  readonly gasPrice: bigint
  /** The weather's name; undefined when it is clear. */
  readonly weather: string | undefined
  /** The page lists blocks below this one. */
  readonly before: bigint | undefined
  readonly now: bigint
}

export function chainPage(props: ChainPageProps): Html {
  const { chain, overview, pending, tokens, before, now } = props
  return html`<div class="head"><div class="line"><h1>${chain.name}</h1><span class="badge">Chain ${chain.id}</span></div></div>
<section aria-label="State" id="state" data-live>${state(props)}</section>
<div id="pending" data-live>${pending.length > 0 && waiting(props)}</div>
<div class="columns">
<section aria-labelledby="transactions-title" id="transactions" data-live><div class="title"><h2 id="transactions-title">${before === undefined ? 'Latest transactions' : 'Transactions'}</h2><span class="quiet">of ${countOf(overview.searched, 'block')}</span></div>
${
  overview.transactions.length > 0
    ? transactionList({ chain, transactions: overview.transactions, tokens, now })
    : html`<p class="quiet">None. What you send on ${chain.name} appears here.</p>`
}</section>
<section aria-labelledby="blocks-title" id="blocks" data-live><div class="title"><h2 id="blocks-title">${before === undefined ? 'Latest blocks' : 'Blocks'}</h2>${mineButton(chain, 'chain')}</div>
${blockRows(chain, overview, now)}
${pages(chain, overview, before)}</section>
</div>`
}

function state({ chain, overview, pending, mining, gasPrice, weather }: ChainPageProps): Html {
  const newest = overview.head
  return html`<dl class="stats">
<div><dt>Block</dt><dd>${blockLink(chain, newest)}</dd></div>
<div><dt>Gas price</dt><dd>${roundGwei(gasPrice)}</dd></div>
<div><dt>Pending</dt><dd>${countOf(pending.length, 'transaction')}</dd></div>
<div><dt>Mining</dt><dd><a href="${controlsPath(chain.id)}">${miningText(mining)}</a></dd></div>
<div><dt>Weather</dt><dd><a href="${controlsPath(chain.id)}#weather">${weather ?? 'clear'}</a></dd></div>
</dl>`
}

function miningText(mining: Mining): string {
  if (mining.mode === 'interval') return `every ${mining.seconds} s`
  return mining.mode === 'automatic' ? 'automatic' : 'manual'
}

function waiting({ chain, pending, tokens }: ChainPageProps): Html {
  const action = (transaction: Transaction) => dropButton(chain, transaction.hash)
  return html`<section aria-labelledby="waiting-title"><h2 id="waiting-title">Waiting for a block</h2>${pendingList({ chain, transactions: pending, tokens, action })}</section>`
}

function blockRows(chain: ExplorerChain, { blocks }: Overview, now: bigint): Html {
  const rows = blocks.map(
    ({ number, timestamp, transactions, gasUsed, gasLimit, baseFeePerGas }) =>
      html`<li><span class="mark quiet">${icon('block')}</span><span class="what">${blockLink(chain, number)}${transactions.length > 0 ? html` with <b>${countOf(transactions.length, 'transaction')}</b>` : html` <span class="quiet">empty</span>`}</span><span class="meta"><span>gas ${percent(gasUsed, gasLimit)}</span>${baseFeePerGas !== null && html`<span>base fee ${roundGwei(baseFeePerGas)}</span>`}${ageOf(timestamp, now)}</span></li>`
  )
  return html`<ol class="rows">${rows}</ol>`
}

function pages(chain: ExplorerChain, { olderThan, head }: Overview, before: bigint | undefined): Html | undefined {
  if (olderThan === undefined && before === undefined) return undefined
  const newer = before !== undefined && before + 10n <= head ? `?before=${before + 10n}` : ''
  return html`<nav class="pages" aria-label="Pages of blocks">
${before !== undefined && html`<a class="button" href="${chainPath(chain.id)}${newer}">Newer</a>`}
${olderThan !== undefined && html`<a class="button" href="${chainPath(chain.id)}?before=${count(olderThan).replaceAll(',', '')}">Older</a>`}
</nav>`
}
