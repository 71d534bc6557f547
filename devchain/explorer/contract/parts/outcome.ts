import { html } from 'hono/html'
import type { CallOutcome } from '#devchain/explorer/contract/calls/call-outcome.ts'
import type { ExplorerChain } from '#devchain/explorer/explorer-chain.ts'
import { count } from '#devchain/explorer/parts/amount.ts'
import { argumentList, hexBlock } from '#devchain/explorer/parts/arguments.ts'
import { revertReason } from '#devchain/explorer/parts/failure-reason.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { icon } from '#devchain/explorer/parts/icons.ts'
import { copyButton } from './copy-button.ts'

/** What a call returned or why it failed; `name` is the function's. */
export function outcomeBox(chain: ExplorerChain, name: string, outcome: CallOutcome, title: string): Html {
  const isGood = outcome.status === 'returned'
  const mark = isGood ? 'success' : 'reverted'
  return html`<div class="outcome"><p class="verdict ${mark}">${icon(mark)}<b>${isGood ? title : FAILURES[outcome.status]}</b></p>${outcomeBody(chain, name, outcome)}</div>`
}

const FAILURES: Readonly<Record<Exclude<CallOutcome['status'], 'returned'>, string>> = {
  undecodable: 'The answer does not match the ABI',
  reverted: 'Reverted',
  refused: 'The node refused this call',
  unanswered: 'The node does not answer'
}

/** The same without a verdict, for lists. */
export function outcomeBody(chain: ExplorerChain, name: string, outcome: CallOutcome): Html {
  switch (outcome.status) {
    case 'returned':
      return html`${results(chain, name, outcome)}${outcome.gas !== undefined && html`<p class="quiet">Estimated gas: <span class="number">${count(outcome.gas)}</span></p>`}`
    case 'undecodable':
      return outcome.data === '0x'
        ? html`<p>The contract returned nothing, so it may not have this function.</p>`
        : html`<p>It returned:</p>${hexBlock(outcome.data)}`
    case 'reverted':
      return revertReason(chain, outcome.revert)
    case 'refused':
      return html`<p>${outcome.reason}</p>`
    case 'unanswered':
      return html`<p>If it crashed, it will be back in a moment. Nothing was sent: try again.</p>`
  }
}

function results(
  chain: ExplorerChain,
  name: string,
  { results: values }: Extract<CallOutcome, { status: 'returned' }>
): Html {
  if (values.length === 0) return html`<p class="quiet">It returns no values.</p>`
  const [only] = values
  const copied = values.length === 1 && only ? only.value : values.map(({ value }) => value)
  const decoded = { name, signature: name, args: values, isGuess: false }
  const isSingle = values.length === 1 && only?.name === ''
  return html`<div class="results${isSingle && ' single'}">${argumentList(chain, decoded)}${copyButton(copied, `what ${name} returned`)}</div>`
}
