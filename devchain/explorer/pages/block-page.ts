import { html } from 'hono/html'
import type { Block } from 'viem'
import type { ListedTransaction } from '#devchain/explorer/chain/otterscan.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import { count, countOf, gweiAmount, nativeAmount, percent } from '#devchain/explorer/parts/amount.ts'
import { factList } from '#devchain/explorer/parts/facts.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { addressLink, shortHex } from '#devchain/explorer/parts/links.ts'
import { ageOf, exactTime } from '#devchain/explorer/parts/moment.ts'
import { transactionList } from '#devchain/explorer/parts/transaction-list.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { blockPath } from '../paths.ts'

export const BLOCK_PAGE_SIZE = 25

interface BlockPageProps {
  readonly chain: ExplorerChain
  readonly block: Block
  /** One page of the block's transactions; pages count from 0. */
  readonly transactions: readonly ListedTransaction[]
  readonly page: number
  readonly tokens: ReadonlyMap<string, Token>
  readonly fees: bigint
  readonly head: bigint
  /** The forked block; blocks up to it are recorded. */
  readonly forkBlock: bigint | undefined
  readonly now: bigint
}

export function blockPage(props: BlockPageProps): Html {
  const { chain, block, fees, head, forkBlock, now } = props
  const number = block.number ?? 0n
  const isRecorded = forkBlock !== undefined && number <= forkBlock
  return html`<div class="head"><p class="trail"><a href="${blockPath(chain.id, head)}">Block ${count(head)}</a> is the latest.</p>
<div class="line"><h1>Block <span class="number">${count(number)}</span></h1><span class="badge">${isRecorded ? 'before the fork' : 'after the fork'}</span></div>
<nav class="pages" aria-label="Blocks">${number > 0n && html`<a class="button" href="${blockPath(chain.id, number - 1n)}" rel="prev">Previous</a>`}${number < head && html`<a class="button" href="${blockPath(chain.id, number + 1n)}" rel="next">Next</a>`}</nav></div>
<section aria-label="Block">${factList([
    {
      name: 'Time',
      value: html`${exactTime(block.timestamp)} <span class="quiet">(${ageOf(block.timestamp, now)})</span>`
    },
    { name: 'Transactions', value: count(block.transactions.length) },
    {
      name: 'Gas used',
      value: `${count(block.gasUsed)} of ${count(block.gasLimit)} (${percent(block.gasUsed, block.gasLimit)})`
    },
    block.baseFeePerGas !== null && { name: 'Base fee', value: gweiAmount(block.baseFeePerGas) },
    { name: 'Fees paid', value: nativeAmount(fees, chain.symbol) },
    { name: 'Mined by', value: addressLink(chain, block.miner) },
    { name: 'Hash', value: html`<code>${block.hash}</code>` },
    {
      name: 'Parent',
      value:
        number > 0n
          ? html`<a href="${blockPath(chain.id, number - 1n)}" title="${block.parentHash}"><code>${shortHex(block.parentHash)}</code></a>`
          : 'none'
    }
  ])}</section>
${transactionSection(props)}`
}

function transactionSection({ chain, block, transactions, page, tokens, now }: BlockPageProps): Html {
  const total = block.transactions.length
  const title = html`<h2 id="transactions-title">Transactions</h2>`
  if (total === 0) {
    return html`<section aria-labelledby="transactions-title">${title}<p class="quiet">This block is empty.</p></section>`
  }
  const path = blockPath(chain.id, block.number ?? 0n)
  const last = Math.ceil(total / BLOCK_PAGE_SIZE) - 1
  const pages = html`<nav class="pages" aria-label="Pages of transactions">${page > 0 && html`<a class="button" href="${path}?page=${page - 1}">Previous page</a>`}${page < last && html`<a class="button" href="${path}?page=${page + 1}">Next page</a>`}</nav>`
  return html`<section aria-labelledby="transactions-title"><div class="title">${title}<span class="quiet">${countOf(total, 'transaction')}${last > 0 && `, page ${page + 1} of ${last + 1}`}</span></div>
${transactionList({ chain, transactions, tokens, now })}${last > 0 && pages}</section>`
}
