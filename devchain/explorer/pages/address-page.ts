import { html } from 'hono/html'
import type { AddressDetails } from '#devchain/explorer/chain/address-details.ts'
import type { HistoryPosition } from '#devchain/explorer/chain/address-history.ts'
import { labelOf } from '#devchain/explorer/chain/known-contracts.ts'
import { RECORDED_BLOCKS } from '#devchain/explorer/chain/recorded-history.ts'
import { count, countOf, nativeAmount, tokenAmount } from '#devchain/explorer/parts/amount.ts'
import { factList } from '#devchain/explorer/parts/facts.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { addressLink, fullAddressLink, transactionLink } from '#devchain/explorer/parts/links.ts'
import { transactionList } from '#devchain/explorer/parts/transaction-list.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { addressPath, contractPath, faucetPath } from '../paths.ts'

interface AddressPageProps {
  readonly chain: ExplorerChain
  readonly details: AddressDetails
  readonly position: HistoryPosition
  readonly now: bigint
}

const KINDS = { account: 'Account', delegated: 'Account with delegated code', contract: 'Contract' } as const

export function addressPage(props: AddressPageProps): Html {
  const { chain, details } = props
  const { address, account, token } = details
  const label = labelOf(chain.contracts, address)
  const kind = KINDS[account.kind]
  return html`<div class="head"><div class="line"><h1>${label ?? token?.name ?? kind}</h1><span class="badge">${kind}</span>${token && html`<span class="badge">Token ${token.symbol}</span>`}</div>
<p class="id"><code>${address}</code></p>
<p class="actions">${account.kind === 'contract' && html`<a class="button" href="${contractPath(chain.id, address)}">Call the contract</a>`}<a class="button" href="${faucetPath(chain.id, { address })}">Give it ${chain.symbol}</a>${token && html`<a class="button" href="${faucetPath(chain.id, { asset: token.address })}">Get ${token.symbol}</a>`}</p></div>
<section aria-label="State" id="state" data-live>${facts(props)}</section>
${history(props)}
${transfers(props)}`
}

function facts({ chain, details }: AddressPageProps): Html {
  const { account, balance, nonce, pendingNonce, holdings } = details
  const waiting = pendingNonce - nonce
  return factList([
    { name: 'Balance', value: nativeAmount(balance, chain.symbol) },
    ...holdings.map(({ token, balance: amount }) => ({
      name: `${token.symbol} held`,
      value: html`${tokenAmount(amount, token)} <a href="${addressPath(chain.id, token.address)}">${token.name}</a>`
    })),
    {
      name: account.kind === 'contract' ? 'Contracts created' : 'Transactions sent',
      // A contract's own nonce begins at 1 (EIP-161).
      value: html`${count(account.kind === 'contract' ? Math.max(nonce - 1, 0) : nonce)}${waiting > 0 && `, and ${count(waiting)} pending`}`
    },
    account.kind === 'delegated' && { name: 'Delegates to', value: fullAddressLink(chain, account.delegate) },
    account.kind === 'contract' && { name: 'Code', value: countOf(account.bytes, 'byte') },
    account.kind === 'contract' &&
      account.creation !== undefined && {
        name: 'Created by',
        value: html`${addressLink(chain, account.creation.creator)} in ${transactionLink(chain, account.creation.hash)}`
      }
  ])
}

function history({ chain, details, position, now }: AddressPageProps): Html {
  const { transactions, older, newer } = details.history
  const path = addressPath(chain.id, details.address)
  const isFirst = position.before === undefined && position.after === undefined
  const query = (next: HistoryPosition) =>
    next.before === undefined ? `?after=${next.after}` : `?before=${next.before}`
  return html`<section aria-labelledby="history-title" id="history" data-live><div class="title"><h2 id="history-title">Transactions</h2><span class="quiet">since ${RECORDED_BLOCKS} blocks before the fork</span></div>
${transactions.length > 0 ? transactionList({ chain, transactions, tokens: details.tokens, now }) : html`<p class="quiet">None${isFirst ? ' yet' : ' here'}.</p>`}
${(!isFirst || older) && html`<nav class="pages" aria-label="Pages of transactions">${!isFirst && html`<a class="button" href="${path}">Newest</a>`}${newer && html`<a class="button" href="${path}${query(newer)}">Newer</a>`}${older && html`<a class="button" href="${path}${query(older)}">Older</a>`}</nav>`}</section>`
}

function transfers({ chain, details }: AddressPageProps): Html | undefined {
  const rows = details.transfers.flatMap(({ token, from, to, value, hash }) => {
    const known = details.tokens.get(token.toLowerCase())
    if (!known) return []
    return [
      html`<li><span class="what"><b>${tokenAmount(value, known)}</b> from ${addressLink(chain, from)} to ${addressLink(chain, to)}</span><span class="meta">${transactionLink(chain, hash)}</span></li>`
    ]
  })
  if (rows.length === 0) return undefined
  return html`<section aria-labelledby="transfers-title" id="transfers" data-live><div class="title"><h2 id="transfers-title">Token transfers</h2><span class="quiet">the newest ${rows.length}</span></div><ol class="rows plain">${rows}</ol></section>`
}
