import { html } from 'hono/html'
import type { AbiParameter, Hex } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { type Argument, type Decoded, decodeCall } from '#devchain/explorer/chain/decoding.ts'
import { abisOf } from '#devchain/explorer/chain/known-contracts.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { count, isTokenAmount, tokenAmount } from './amount.ts'
import type { Html } from './html.ts'
import { fullAddressLink } from './links.ts'

const MAX_ITEMS = 50
const MAX_DEPTH = 4
const SHOWN_BYTES = 96

/** Where values are shown: chain, token of the amounts, and nesting depth. */
interface Place {
  readonly chain: ExplorerChain
  readonly token?: Token | undefined
  readonly depth: number
}

/** Names and values of a call, event or error; amounts of a known token in its units. */
export function argumentList(chain: ExplorerChain, { args }: Decoded, token?: Token): Html {
  return listOf(args, { chain, token, depth: 0 })
}

function listOf(args: readonly Argument[], place: Place): Html {
  if (args.length === 0) return html`<p class="quiet">No arguments.</p>`
  const rows = args.map(
    ({ name, parameter, value }) =>
      html`<div><dt>${name} <span class="type">${parameter.type}</span></dt><dd>${valueText(parameter, value, place)}</dd></div>`
  )
  return html`<dl class="arguments">${rows}</dl>`
}

function valueText(parameter: AbiParameter, value: unknown, place: Place): Html | string {
  if (Array.isArray(value)) return itemsOf(parameter, value, place)
  if ('components' in parameter && typeof value === 'object' && value !== null) {
    if (place.depth >= MAX_DEPTH) return '…'
    const fields = parameter.components.map((component) => {
      const name = component.name ?? ''
      return { name, parameter: component, value: Object(value)[name] }
    })
    return listOf(fields, { ...place, depth: place.depth + 1 })
  }
  if (parameter.type === 'address' && isAddress(value)) return fullAddressLink(place.chain, value)
  if (parameter.type === 'bytes') return bytesOf(String(value) as Hex, place)
  if (parameter.type.startsWith('bytes')) return html`<code class="hex">${String(value)}</code>`
  if (parameter.type === 'string') return html`<q>${String(value)}</q>`
  if (typeof value === 'bigint') return numberOf(parameter, value, place)
  return html`<span class="number">${String(value)}</span>`
}

function numberOf({ name, type }: AbiParameter, value: bigint, { token }: Place): Html {
  if (token !== undefined && isTokenAmount({ name, type }))
    return html`<span class="number" title="${value}">${tokenAmount(value, token)}</span>`
  return html`<span class="number">${count(value)}</span>`
}

function itemsOf(parameter: AbiParameter, values: readonly unknown[], place: Place): Html | string {
  if (values.length === 0) return 'none'
  if (place.depth >= MAX_DEPTH) return `${values.length} items`
  const item = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') } as AbiParameter
  const deeper = { ...place, depth: place.depth + 1 }
  const shown = values.slice(0, MAX_ITEMS).map((value) => html`<li>${valueText(item, value, deeper)}</li>`)
  const rest = values.length - shown.length
  return html`<ol class="items">${shown}${rest > 0 && html`<li>and ${count(rest)} more</li>`}</ol>`
}

/** Decodes nested calls, as in Multicall3. */
function bytesOf(data: Hex, place: Place): Html | string {
  const inner = place.depth < MAX_DEPTH ? decodeCall(data, undefined, abisOf(place.chain.contracts)) : undefined
  if (!inner) return hexBlock(data)
  return html`<code>${inner.signature}</code>${listOf(inner.args, { chain: place.chain, depth: place.depth + 1 })}`
}

/** Collapses long data. */
export function hexBlock(data: Hex): Html | string {
  const bytes = (data.length - 2) / 2
  if (bytes === 0) return 'empty'
  if (bytes <= SHOWN_BYTES) return html`<code class="hex">${data}</code>`
  return html`<details><summary>${count(bytes)} bytes</summary><code class="hex">${data}</code></details>`
}
