import { html } from 'hono/html'
import type { Decoded } from '#devchain/explorer/chain/decoding.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import type { Hex } from '#domain/address.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { count } from './amount.ts'
import { argumentList, hexBlock } from './arguments.ts'
import type { Html } from './html.ts'

interface Revert {
  readonly data: Hex
  readonly decoded: Decoded | undefined
}

/** Solidity's own reasons to panic. */
const PANICS: Readonly<Record<string, string>> = {
  1: 'an assertion did not hold',
  17: 'a number became too large or too small',
  18: 'a division by zero',
  33: 'a value that its enum does not have',
  49: 'an item taken from an empty list',
  50: 'an item beyond the end of a list',
  65: 'too much memory asked for'
}

/** Why a transaction failed, in the contract's words where it gave any. */
export function failureReason(chain: ExplorerChain, revert: Revert | undefined, token: Token | undefined): Html {
  return html`<section aria-labelledby="failure-title"><h2 id="failure-title">Why it failed</h2>${reason(chain, revert, token)}<p class="quiet">Nothing was moved; the fee is paid all the same.</p></section>`
}

function reason(chain: ExplorerChain, revert: Revert | undefined, token: Token | undefined): Html {
  if (!revert || revert.data === '0x') {
    return html`<p>The contract gave no reason, or the transaction ran out of gas.</p>`
  }
  const { data, decoded } = revert
  if (!decoded) return html`<p>With an error that none of the known ABIs has:</p>${hexBlock(data)}`
  const [first] = decoded.args
  if (decoded.name === 'Error') return html`<p class="lead"><q>${String(first?.value)}</q></p>`
  if (decoded.name === 'Panic') {
    const code = String(first?.value)
    return html`<p class="lead">Panic ${count(Number(code))}: ${PANICS[code] ?? 'a fault in the contract'}.</p>`
  }
  return html`<p class="lead"><code>${decoded.signature}</code></p>${argumentList(chain, decoded, token)}`
}
