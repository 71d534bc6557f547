import { html, raw } from 'hono/html'
import type { Address } from 'viem'
import type { CallOutcome } from '#devchain/explorer/contract/calls/call-outcome.ts'
import { type ContractCall, FROM_FIELD } from '#devchain/explorer/contract/calls/contract-call.ts'
import { fieldsOf, type Problems } from '#devchain/explorer/contract/input/fields.ts'
import type { ExplorerChain } from '#devchain/explorer/explorer-chain.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import { contractPath } from '#devchain/explorer/paths.ts'
import type { ContractFunction } from '../contract-functions.ts'
import { amountField, inputField } from './input-field.ts'
import { outcomeBox } from './outcome.ts'

/** The buttons of a form. */
export type Act = 'read' | 'simulate' | 'send' | 'send-anyway'

/** What a button led to. */
export type Answer =
  | { readonly status: 'refused'; readonly problems: Problems }
  | { readonly status: 'called'; readonly act: Act; readonly outcome: CallOutcome; readonly call: ContractCall }

interface FunctionCardProps {
  readonly chain: ExplorerChain
  readonly address: Address
  readonly from: Address
  readonly fn: ContractFunction
  readonly typed?: Readonly<Record<string, string>>
  readonly answer?: Answer | undefined
}

/** The script replaces only what has `data-part`, so that what was typed and the focus stay. */
export function functionCard({ chain, address, from, fn, typed = {}, answer }: FunctionCardProps): Html {
  const { item, kind, id } = fn
  const state = { id: `f-${id}`, typed, problems: answer?.status === 'refused' ? answer.problems : new Map() }
  const inputs = item.inputs.map(({ type, name }) => `${type.replace(/^tuple/, 'struct')}${name ? ` ${name}` : ''}`)
  const act = (value: Act, text: string, style = '') =>
    html`<button name="act" value="${value}" class="${style}">${text}</button>`
  const buttons =
    kind === 'read'
      ? act('read', 'Read', 'primary')
      : html`${act('simulate', 'Simulate')}${act('send', 'Send', 'primary scripted')}`
  return html`<details class="function" id="f-${id}" data-function${answer && raw(' open')}><summary><code><b>${item.name}</b>(${inputs.join(', ')})</code>${item.stateMutability === 'payable' && html` <span class="badge">payable</span>`}</summary>
<form class="form" method="post" action="${contractPath(chain.id, address)}/call#f-${id}" novalidate aria-label="${item.name}">
<input type="hidden" name="${FROM_FIELD}" value="${typed[FROM_FIELD] ?? from}" data-from><input type="hidden" name="function" value="${id}">
${fieldsOf(item.inputs).map((field) => inputField(field, state))}
${item.stateMutability === 'payable' && amountField(chain.symbol, state)}
<div class="actions">${buttons}</div>
<div id="f-${id}-answer" role="status" data-part>${answer && answerBox(chain, fn, answer)}</div>
${kind === 'write' && html`<div id="f-${id}-sending" role="status" class="sending"></div><div id="f-${id}-receipt" role="status" class="sending"></div>`}
</form></details>`
}

function answerBox(chain: ExplorerChain, { item, kind }: ContractFunction, answer: Answer): Html {
  if (answer.status === 'refused') {
    const account = answer.problems.get(FROM_FIELD)
    return html`<p class="wrong">${account ? `The calling account cannot be used. ${account[0]?.text}` : 'Not called: correct what is marked above.'}</p>`
  }
  const { act, outcome, call } = answer
  const title = kind === 'read' ? 'Returned' : 'This call would succeed'
  const box = outcomeBox(chain, item.name, outcome, title)
  if (act === 'read' || act === 'simulate') return box
  const mayFail = act === 'send' && outcome.status !== 'returned'
  return html`${box}<div class="call" data-call="${JSON.stringify(sentCall(call, outcome))}"${mayFail && raw(' data-may-fail')}>${mayFail && html`<p>It was not sent. Sending it would cost a fee and probably fail.</p><button name="act" value="send-anyway" class="scripted">Send anyway</button>`}</div>`
}

/** More than most calls use: wallets cannot estimate a call that reverts. */
const FALLBACK_GAS = 500_000

/** The parameters of the wallet's request, except for the account. */
function sentCall({ to, data, value }: ContractCall, outcome: CallOutcome) {
  const gas = outcome.status === 'returned' ? {} : { gas: `0x${FALLBACK_GAS.toString(16)}` }
  return { to, data, value: `0x${value.toString(16)}`, ...gas }
}
