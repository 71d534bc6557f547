import { html } from 'hono/html'
import type { Transaction } from 'viem'
import type { ListedTransaction } from '#devchain/explorer/chain/otterscan.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { headline } from './headline.ts'
import type { Html } from './html.ts'
import { blockLink, transactionLink } from './links.ts'
import { ageOf } from './moment.ts'
import { statusMark } from './status.ts'

interface TransactionListProps {
  readonly chain: ExplorerChain
  readonly transactions: readonly ListedTransaction[]
  readonly tokens: ReadonlyMap<string, Token>
  /** In seconds. */
  readonly now: bigint
}

export function transactionList({ chain, transactions, tokens, now }: TransactionListProps): Html {
  const rows = transactions.map(
    ({ transaction, status, timestamp }) =>
      html`<li>${statusMark(status)}<span class="what">${headline(chain, transaction, status, tokens)}</span><span class="meta">${transactionLink(chain, transaction.hash)}${transaction.blockNumber !== null && html`<span><span class="word">block </span>${blockLink(chain, transaction.blockNumber)}</span>`}${ageOf(timestamp, now)}</span></li>`
  )
  return html`<ol class="rows">${rows}</ol>`
}

interface PendingListProps {
  readonly chain: ExplorerChain
  readonly transactions: readonly Transaction[]
  readonly tokens: ReadonlyMap<string, Token>
  /** Shown at the end of a row, such as a button. */
  readonly action: (transaction: Transaction) => Html
}

export function pendingList({ chain, transactions, tokens, action }: PendingListProps): Html {
  const rows = transactions.map(
    (transaction) =>
      html`<li>${statusMark('pending')}<span class="what">${headline(chain, transaction, 'pending', tokens)}</span><span class="meta">${transactionLink(chain, transaction.hash)}<span>nonce ${transaction.nonce}</span>${action(transaction)}</span></li>`
  )
  return html`<ol class="rows">${rows}</ol>`
}
