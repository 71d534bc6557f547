import { html, raw } from 'hono/html'
import type { Address } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { isSameAddress } from '#devchain/address.ts'
import { labelOf } from '#devchain/explorer/chain/known-contracts.ts'
import type { ContractDetails, InstantRead } from '#devchain/explorer/contract/calls/contract-details.ts'
import { eventList } from '#devchain/explorer/contract/parts/event-list.ts'
import { type Answer, functionCard } from '#devchain/explorer/contract/parts/function-card.ts'
import { ADDRESSES_LIST } from '#devchain/explorer/contract/parts/input-field.ts'
import { outcomeBody } from '#devchain/explorer/contract/parts/outcome.ts'
import type { ExplorerChain } from '#devchain/explorer/explorer-chain.ts'
import { count, countOf, nativeAmount } from '#devchain/explorer/parts/amount.ts'
import { endOfScript, type Html } from '#devchain/explorer/parts/html.ts'
import { blockLink, shortHex } from '#devchain/explorer/parts/links.ts'
import { addressPath, CONTRACT_SCRIPT_PATH, contractPath, contractsPath } from '#devchain/explorer/paths.ts'
import type { ContractFunction } from '../contract-functions.ts'
import { howToRegister } from './contracts-page.ts'

/** What was pressed, for visitors without scripts, who get the whole page again. */
export interface Pressed {
  readonly fn: ContractFunction
  readonly typed: Readonly<Record<string, string>>
  readonly answer: Answer
}

interface ContractPageProps {
  readonly chain: ExplorerChain
  readonly details: ContractDetails
  /** The account that calls. */
  readonly from: Address
  readonly pressed?: Pressed
  /** Of the page's own script. */
  readonly nonce: string
}

export function contractPage(props: ContractPageProps): Html {
  const { chain, details, nonce } = props
  const { address, known, hasCode, functions } = details
  const instant = new Set(details.instant.map(({ fn }) => fn.id))
  const reads = functions.filter(({ kind, id }) => kind === 'read' && !instant.has(id))
  const writes = functions.filter(({ kind }) => kind === 'write')
  return html`<div class="head"><p class="trail"><a href="${contractsPath(chain.id)}">Contracts</a></p><div class="line"><h1>${known?.label ?? 'Contract'}</h1><span class="badge">Contract</span></div>
<p class="id"><code>${address}</code></p>
<p class="actions"><a class="button" href="${addressPath(chain.id, address)}">Balance and transactions</a></p></div>
${!hasCode && html`<div class="notice unknown"><p>There is no code at this address on ${chain.name}: the contract is not deployed here, or the chain has started over.</p></div>`}
${functions.length === 0 && html`<section aria-labelledby="abi-title"><h2 id="abi-title">No ABI is registered</h2><p>Without one, its functions are unknown; its events are shown as far as known ABIs describe them.</p>${howToRegister()}</section>`}
${functions.length > 0 && callers(props)}
${state(props)}
${reads.length > 0 && functionSection(props, 'Read', 'read', reads)}
${writes.length > 0 && functionSection(props, 'Write', 'write', writes)}
${events(props)}
${addressList(chain)}
<script nonce="${nonce}" src="${CONTRACT_SCRIPT_PATH}" defer>${endOfScript}`
}

/** Who calls: a local account, or the account of a wallet. */
function callers({ chain, details, from }: ContractPageProps): Html {
  const isListed = testAccounts.some((account) => isSameAddress(account, from))
  const option = (account: Address, text: string) =>
    html`<option value="${account}"${isSameAddress(account, from) && raw(' selected')}>${text} ${shortHex(account)}</option>`
  return html`<section aria-labelledby="caller-title"><h2 id="caller-title">Caller</h2><div class="callers">
<form class="form" method="get" action="${contractPath(chain.id, details.address)}"><div class="field"><label for="from">Read and simulate as</label><select id="from" name="from">${!isListed && option(from, 'Other account')}${testAccounts.map((account, index) => option(account, `Account ${index + 1}`))}</select></div><noscript><button>Use this account</button></noscript></form>
<div id="wallet" class="wallet" data-chain="${JSON.stringify({ id: chain.id, name: chain.name, symbol: chain.symbol })}"><p class="label">Send with</p><noscript><p>Sending needs a wallet, and scripts to reach it.</p></noscript></div>
</div></section>`
}

function state({ chain, details }: ContractPageProps): Html {
  const { instant, balance, head } = details
  return html`<section aria-labelledby="state-title" id="state" data-live><div class="title"><h2 id="state-title">State</h2><span class="quiet">at block ${blockLink(chain, head)}</span></div>
<dl class="facts state"><div><dt>Balance</dt><dd>${nativeAmount(balance, chain.symbol)}</dd></div>${instant.map((read) => stateRow(chain, read))}</dl></section>`
}

function stateRow(chain: ExplorerChain, { fn, outcome }: InstantRead): Html {
  const failed = outcome.status === 'reverted' && html`<p class="reverted">Reverted</p>`
  const [only, ...others] = fn.item.outputs
  const type = others.length === 0 && !only?.name && html` <span class="type">${only?.type}</span>`
  return html`<div><dt><code>${fn.item.name}</code>${type}</dt><dd>${failed}${outcomeBody(chain, fn.item.name, outcome)}</dd></div>`
}

function functionSection(
  { chain, details, from, pressed }: ContractPageProps,
  title: string,
  id: string,
  functions: readonly ContractFunction[]
): Html {
  const cards = functions.map((fn) => {
    const shown = pressed?.fn.id === fn.id ? { typed: pressed.typed, answer: pressed.answer } : {}
    return functionCard({ chain, address: details.address, from, fn, ...shown })
  })
  return html`<section aria-labelledby="${id}-title"><div class="title"><h2 id="${id}-title">${title}</h2><span class="quiet">${countOf(functions.length, 'function')}</span></div><div class="functions">${cards}</div></section>`
}

function events({ chain, details }: ContractPageProps): Html {
  const found = details.events
  const title = html`<h2 id="events-title">Events</h2>`
  if (!found) {
    return html`<section aria-labelledby="events-title" id="events" data-live>${title}<p>The node could not search for them. They are searched for again with the next block.</p></section>`
  }
  const { events: shown, blocks, hasMore } = found
  const range = `${hasMore ? `the newest ${shown.length} ` : ''}of the last ${countOf(blocks, 'block')}`
  const [newest] = shown
  const latest = newest && `${newest.decoded?.name ?? 'Unknown event'} in block ${count(newest.blockNumber)}`
  return html`<p class="hidden" role="status" id="latest-event" data-live>${latest !== undefined && `Latest event: ${latest}`}</p>
<section aria-labelledby="events-title" id="events" data-live><div class="title">${title}<span class="quiet">${range}</span></div>${shown.length > 0 ? eventList(chain, shown) : html`<p class="quiet">None yet. They appear here with the block that brings them.</p>`}</section>`
}

/** What address inputs offer. */
function addressList(chain: ExplorerChain): Html {
  const addresses = [...testAccounts, ...chain.contracts.map(({ address }) => address)]
  return html`<datalist id="${ADDRESSES_LIST}">${addresses.map((address) => html`<option value="${address}">${labelOf(chain.contracts, address) ?? ''}</option>`)}</datalist>`
}
