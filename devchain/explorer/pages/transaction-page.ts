import { html } from 'hono/html'
import { type Address, getContractAddress } from 'viem'
import { contractAt } from '#devchain/explorer/chain/known-contracts.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import type { Event, TransactionDetails } from '#devchain/explorer/chain/transaction-details.ts'
import { count, countOf, gweiAmount, nativeAmount, percent, tokenAmount } from '#devchain/explorer/parts/amount.ts'
import { argumentList, hexBlock } from '#devchain/explorer/parts/arguments.ts'
import { dropButton, mineButton } from '#devchain/explorer/parts/buttons.ts'
import { callTrace } from '#devchain/explorer/parts/call-trace.ts'
import { type Fact, factList } from '#devchain/explorer/parts/facts.ts'
import { failureReason } from '#devchain/explorer/parts/failure-reason.ts'
import { headline } from '#devchain/explorer/parts/headline.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { addressLink, blockLink, fullAddressLink } from '#devchain/explorer/parts/links.ts'
import { ageOf, exactTime } from '#devchain/explorer/parts/moment.ts'
import { transactionHead } from '#devchain/explorer/parts/status.ts'
import type { ExplorerChain } from '../explorer-chain.ts'

type Known = Exclude<TransactionDetails, { readonly status: 'unknown' }>
type Mined = Exclude<Known, { readonly status: 'pending' }>

interface TransactionPageProps {
  readonly chain: ExplorerChain
  readonly details: Known
  readonly now: bigint
}

export function transactionPage({ chain, details, now }: TransactionPageProps): Html {
  const { transaction, tokens, status } = details
  return html`${transactionHead(transaction.hash, status)}
<div id="details" data-live class="whole">
<p class="lead">${headline(chain, transaction, status, tokens)}</p>
${status === 'pending' ? waiting(chain, details) : status === 'reverted' && failureReason(chain, details.revert, calledToken(details))}
<section aria-label="Transaction">${factList(facts(chain, details, now))}</section>
${calldata(chain, details)}
${status !== 'pending' && outcome(chain, details)}
</div>`
}

function facts(chain: ExplorerChain, details: Known, now: bigint): readonly (Fact | false)[] {
  const { transaction } = details
  const { from, to, nonce, value } = transaction
  const created = !to && getContractAddress({ from, nonce: BigInt(nonce) })
  return [
    ...(details.status === 'pending' ? [] : minedFacts(chain, details, now)),
    { name: 'From', value: fullAddressLink(chain, from) },
    to
      ? { name: 'To', value: fullAddressLink(chain, to) }
      : { name: 'Creates', value: created ? fullAddressLink(chain, created) : '' },
    { name: 'Amount', value: nativeAmount(value, chain.symbol) },
    ...(details.status === 'pending' ? offeredFees(details) : paidFees(chain, details)),
    { name: 'Nonce', value: count(nonce) },
    { name: 'Kind', value: kindOf(details) },
    transaction.authorizationList !== undefined && {
      name: 'Delegations',
      value: html`<ul class="items">${transaction.authorizationList.map(({ address }) => html`<li>to ${fullAddressLink(chain, address)}</li>`)}</ul>`
    }
  ]
}

function minedFacts(chain: ExplorerChain, { receipt, block, confirmations }: Mined, now: bigint): readonly Fact[] {
  return [
    {
      name: 'Block',
      value: html`${blockLink(chain, receipt.blockNumber)} <span class="quiet">(${countOf(confirmations, 'confirmation')})</span>`
    },
    {
      name: 'Time',
      value: html`${exactTime(block.timestamp)} <span class="quiet">(${ageOf(block.timestamp, now)})</span>`
    }
  ]
}

function paidFees(chain: ExplorerChain, { transaction, receipt, block }: Mined): readonly Fact[] {
  const { gasUsed, effectiveGasPrice } = receipt
  const base = block.baseFeePerGas ?? undefined
  const tip = base !== undefined && effectiveGasPrice > base ? effectiveGasPrice - base : 0n
  const parts = base === undefined ? '' : ` (base fee ${gweiAmount(base)}, tip ${gweiAmount(tip)})`
  return [
    { name: 'Fee paid', value: nativeAmount(gasUsed * effectiveGasPrice, chain.symbol) },
    {
      name: 'Gas used',
      value: `${count(gasUsed)} of ${count(transaction.gas)} (${percent(gasUsed, transaction.gas)})`
    },
    { name: 'Gas price', value: `${gweiAmount(effectiveGasPrice)}${parts}` }
  ]
}

function offeredFees({ transaction }: Known): readonly Fact[] {
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction
  const price =
    maxFeePerGas === undefined
      ? gweiAmount(gasPrice ?? 0n)
      : `up to ${gweiAmount(maxFeePerGas)}, including a tip of up to ${gweiAmount(maxPriorityFeePerGas ?? 0n)}`
  return [
    { name: 'Gas limit', value: count(gas) },
    { name: 'Gas price', value: price }
  ]
}

const KINDS: Readonly<Record<string, string>> = {
  legacy: 'Legacy: one gas price',
  eip2930: 'EIP-2930: with an access list',
  eip1559: 'EIP-1559: base fee and tip',
  eip4844: 'EIP-4844: with blobs',
  eip7702: 'EIP-7702: sets the code of accounts'
}

function kindOf({ transaction: { type, typeHex } }: Known): string {
  return KINDS[type] ?? `Type ${typeHex ?? 'unknown'}`
}

function waiting(chain: ExplorerChain, { transaction, missingNonce }: Extract<Known, { status: 'pending' }>): Html {
  const why =
    missingNonce === undefined
      ? 'It waits for the next block.'
      : html`It cannot be mined: ${addressLink(chain, transaction.from)} has not sent nonce ${missingNonce}, which must come first.`
  return html`<section aria-labelledby="waiting-title"><h2 id="waiting-title">Waiting for a block</h2><p>${why}</p><div class="actions">${mineButton(chain, transaction.hash)}${dropButton(chain, transaction.hash)}</div></section>`
}

function calledToken({ transaction: { to }, tokens }: Known): Token | undefined {
  return to ? tokens.get(to.toLowerCase()) : undefined
}

function calldata(chain: ExplorerChain, details: Known): Html | undefined {
  const { transaction, call } = details
  const { to, input } = transaction
  if (input === '0x') return undefined
  const token = calledToken(details)
  const raw = html`<details><summary>Raw data</summary><code class="hex">${input}</code></details>`
  if (!to)
    return html`<section aria-labelledby="call-title"><h2 id="call-title">Code of the new contract</h2>${hexBlock(input)}</section>`
  const title = call ? html`Call of <code>${call.name}</code>` : 'Call'
  const described = call
    ? html`<p><code>${call.signature}</code>${call.isGuess && html` <span class="quiet">guessed from its selector: ${whyGuessed(chain, to)}</span>`}</p>${argumentList(chain, call, token)}`
    : html`<p>Selector <code>${input.slice(0, 10)}</code> is in none of the known ABIs.</p>`
  return html`<section aria-labelledby="call-title"><h2 id="call-title">${title}</h2>${described}${raw}</section>`
}

function whyGuessed(chain: ExplorerChain, to: Address): string {
  return contractAt(chain.contracts, to)?.abi ? 'it is not in the contract’s own ABI' : 'the contract is unknown'
}

function outcome(chain: ExplorerChain, details: Mined): Html {
  const { events, trace } = details
  const moves = events.flatMap((event) => tokenMove(chain, event, details) ?? [])
  return html`
${moves.length > 0 && html`<section aria-labelledby="moves-title"><h2 id="moves-title">Token transfers</h2><ol class="rows plain">${moves}</ol></section>`}
${events.length > 0 && html`<section aria-labelledby="events-title"><h2 id="events-title">Events</h2><ol class="items events">${events.map((event) => html`<li>${eventItem(chain, event, details)}</li>`)}</ol></section>`}
${trace.length > 1 && callTrace(chain, trace)}`
}

function tokenMove(chain: ExplorerChain, { address, decoded }: Event, { tokens }: Mined): Html | undefined {
  const token = tokens.get(address.toLowerCase())
  if (!token || decoded?.signature !== 'Transfer(address,address,uint256)') return undefined
  const [from, to, value] = decoded.args.map((argument) => argument.value)
  if (typeof value !== 'bigint') return undefined
  return html`<li><span class="what"><b>${tokenAmount(value, token)}</b> from ${addressLink(chain, from as Event['address'])} to ${addressLink(chain, to as Event['address'])}</span></li>`
}

function eventItem(chain: ExplorerChain, { address, topics, data, decoded }: Event, { tokens }: Mined): Html {
  const by = html`<span class="quiet">by ${addressLink(chain, address)}</span>`
  if (decoded) {
    return html`<p><b>${decoded.name}</b> ${by}</p>${argumentList(chain, decoded, tokens.get(address.toLowerCase()))}`
  }
  const rows = topics.map(
    (topic, index) => html`<div><dt>topic ${index}</dt><dd><code class="hex">${topic}</code></dd></div>`
  )
  return html`<p><b>Unknown event</b> ${by}</p><dl class="arguments">${rows}<div><dt>data</dt><dd>${hexBlock(data)}</dd></div></dl>`
}
