import { html } from 'hono/html'
import type { Hex } from 'viem'
import type { Decoded } from '#devchain/explorer/chain/decoding.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { count } from './amount.ts'
import { argumentList, hexBlock } from './arguments.ts'
import type { Html } from './html.ts'

export interface Revert {
  readonly data: Hex
  readonly decoded: Decoded | undefined
}

/** Solidity's panic codes. */
const PANICS: Readonly<Record<string, string>> = {
  1: 'an assertion failed',
  17: 'an arithmetic overflow or underflow',
  18: 'division by zero',
  33: 'an invalid enum value',
  34: 'a badly encoded byte array in storage',
  49: 'a pop from an empty array',
  50: 'an array index out of bounds',
  65: 'too much memory allocated',
  81: 'a call of a function that was never set'
}

/** Why a transaction failed, in the contract's own words if it gave any. */
export function failureReason(chain: ExplorerChain, revert: Revert | undefined, token: Token | undefined): Html {
  return html`<section aria-labelledby="failure-title"><h2 id="failure-title">Why it failed</h2>${revertReason(chain, revert, token)}<p class="quiet">Nothing was transferred, but the fee was still paid.</p></section>`
}

/** The contract's own words, or the data that no known ABI describes. */
export function revertReason(chain: ExplorerChain, revert: Revert | undefined, token?: Token): Html {
  if (!revert || revert.data === '0x') {
    return html`<p>The contract gave no reason, or the transaction ran out of gas.</p>`
  }
  const { data, decoded } = revert
  if (!decoded) return html`<p>The error is in none of the known ABIs:</p>${hexBlock(data)}`
  const [first] = decoded.args
  if (decoded.name === 'Error') return html`<p class="lead"><q>${String(first?.value)}</q></p>`
  if (decoded.name === 'Panic') {
    const code = String(first?.value)
    return html`<p class="lead">Panic ${count(Number(code))}: ${PANICS[code] ?? 'a fault in the contract'}.</p>`
  }
  return html`<p class="lead"><code>${decoded.signature}</code></p>${argumentList(chain, decoded, token)}`
}
