import { html } from 'hono/html'
import type { TransactionDetails } from '#devchain/explorer/chain/transaction-details.ts'
import { count } from '#devchain/explorer/parts/amount.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { addressLink, transactionLink } from '#devchain/explorer/parts/links.ts'
import { ageOf } from '#devchain/explorer/parts/moment.ts'
import { transactionHead } from '#devchain/explorer/parts/status.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { transactionPath } from '../paths.ts'

/** A title and the reason why nothing was found. */
export function notFoundPage(title: string, reason: string): Html {
  return html`<div class="head"><h1>${title}</h1><p class="lead">${reason}</p></div>`
}

interface UnknownTransactionProps {
  readonly chain: ExplorerChain
  readonly details: Extract<TransactionDetails, { status: 'unknown' }>
  /** Chains of this dev server that do have it. */
  readonly elsewhere: readonly ExplorerChain[]
  readonly now: bigint
}

export function unknownTransactionPage({ chain, details, elsewhere, now }: UnknownTransactionProps): Html {
  const { hash, successor } = details
  return html`${transactionHead(hash, 'unknown')}
<div id="details" data-live class="whole">
<p class="lead">${whatHappened(chain, details, now)}</p>
${elsewhere.map((other) => html`<p>${other.name} has it: <a href="${transactionPath(other.id, hash)}">open it there</a>.</p>`)}
${successor && html`<p>Its nonce has since been used by ${transactionLink(chain, successor)}.</p>`}
</div>`
}

function whatHappened(
  chain: ExplorerChain,
  { removal }: UnknownTransactionProps['details'],
  now: bigint
): Html | string {
  if (!removal) {
    return `${chain.name} has no such transaction. It may have been replaced, dropped or reorganised away, or the chain may have been restarted.`
  }
  const { how, sender, nonce, blockNumber, at } = removal
  const when = ageOf(BigInt(Math.floor(at / 1000)), now)
  const by = html`${addressLink(chain, sender)} sent it with nonce ${nonce}`
  if (how === 'dropped') return html`Dropped here ${when}, before it was mined. ${by}.`
  const where = blockNumber === undefined ? 'a block' : html`block <span class="number">${count(blockNumber)}</span>`
  return html`Removed with ${where} in a reorganisation here ${when}. ${by}.`
}
