import { html } from 'hono/html'
import { decodeCall } from '#devchain/explorer/chain/decoding.ts'
import { abisOf, contractAt } from '#devchain/explorer/chain/known-contracts.ts'
import type { TraceCall } from '#devchain/explorer/chain/otterscan.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { countOf, nativeAmount } from './amount.ts'
import type { Html } from './html.ts'
import { addressLink } from './links.ts'

const MAX_CALLS = 100
const MAX_INDENT = 4

/** The calls inside a transaction, in order. */
export function callTrace(chain: ExplorerChain, trace: readonly TraceCall[]): Html {
  const others = abisOf(chain.contracts)
  const calls = trace.slice(0, MAX_CALLS).map((call) => {
    const { type, depth, to, value, input } = call
    const decoded = decodeCall(input, contractAt(chain.contracts, to)?.abi, others)
    const name = decoded?.name ?? input.slice(0, 10)
    const isCall = type !== 'CREATE' && type !== 'CREATE2' && input.length >= 10
    const caveat = decoded ? decoded.isGuess && 'guessed' : isCall && 'unknown'
    const paid = value > 0n && html` with <b>${nativeAmount(value, chain.symbol)}</b>`
    return html`<li class="depth-${Math.min(depth, MAX_INDENT)}"><span class="kind">${type}</span> ${addressLink(chain, to)}${name !== '0x' && html` <code>${name}</code>`}${caveat && html` <span class="quiet">${caveat}</span>`}${paid}</li>`
  })
  const rest = trace.length - calls.length
  return html`<section aria-labelledby="trace-title"><div class="title"><h2 id="trace-title">Calls</h2>${rest > 0 && html`<span class="quiet">and ${countOf(rest, 'more call')}</span>`}</div><ol class="trace">${calls}</ol></section>`
}
