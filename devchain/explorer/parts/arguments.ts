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
interface Context {
  readonly chain: ExplorerChain
  readonly token?: Token | undefined
  readonly depth: number
}

/** Names and values of a call, event or error; amounts of a known token in its units. */
export function argumentList(chain: ExplorerChain, { args }: Decoded, token?: Token): Html {
  return listOf(args, { chain, token, depth: 0 })
}

function listOf(args: readonly Argument[], context: Context): Html {
  if (args.length === 0) return html`<p class="quiet">No arguments.</p>`
  const rows = args.map(
    ({ name, parameter, value }) =>
      html`<div><dt>${name} <span class="type">${parameter.type}</span></dt><dd>${valueText(parameter, value, context)}</dd></div>`
  )
  return html`<dl class="arguments">${rows}</dl>`
}

function valueText(parameter: AbiParameter, value: unknown, context: Context): Html | string {
  if (Array.isArray(value)) return itemsOf(parameter, value, context)
  if ('components' in parameter && typeof value === 'object' && value !== null) {
    if (context.depth >= MAX_DEPTH) return '…'
    const fields = parameter.components.map((component) => {
      const name = component.name ?? ''
      return { name, parameter: component, value: Object(value)[name] }
    })
    return listOf(fields, { ...context, depth: context.depth + 1 })
  }
  if (parameter.type === 'address' && isAddress(value)) return fullAddressLink(context.chain, value)
  if (parameter.type === 'bytes') return bytesOf(String(value) as Hex, context)
  if (parameter.type.startsWith('bytes')) return html`<code class="hex">${String(value)}</code>`
  if (parameter.type === 'string') return html`<q>${String(value)}</q>`
  if (typeof value === 'bigint') return numberOf(parameter, value, context)
  return html`<span class="number">${String(value)}</span>`
}

function numberOf({ name, type }: AbiParameter, value: bigint, { token }: Context): Html {
  if (token !== undefined && isTokenAmount({ name, type }))
    return html`<span class="number" title="${value}">${tokenAmount(value, token)}</span>`
  return html`<span class="number">${count(value)}</span>`
}

function itemsOf(parameter: AbiParameter, values: readonly unknown[], context: Context): Html | string {
  if (values.length === 0) return 'none'
  if (context.depth >= MAX_DEPTH) return `${values.length} items`
  const item = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') } as AbiParameter
  const deeper = { ...context, depth: context.depth + 1 }
  const shown = values.slice(0, MAX_ITEMS).map((value) => html`<li>${valueText(item, value, deeper)}</li>`)
  const rest = values.length - shown.length
  return html`<ol class="items">${shown}${rest > 0 && html`<li>and ${count(rest)} more</li>`}</ol>`
}

/** Decodes nested calls, as in Multicall3. */
function bytesOf(data: Hex, context: Context): Html | string {
  const inner = context.depth < MAX_DEPTH ? decodeCall(data, undefined, abisOf(context.chain.contracts)) : undefined
  if (!inner) return hexBlock(data)
  return html`<code>${inner.signature}</code>${listOf(inner.args, { chain: context.chain, depth: context.depth + 1 })}`
}

/** Collapses long data. */
export function hexBlock(data: Hex): Html | string {
  const bytes = (data.length - 2) / 2
  if (bytes === 0) return 'empty'
  if (bytes <= SHOWN_BYTES) return html`<code class="hex">${data}</code>`
  return html`<details><summary>${count(bytes)} bytes</summary><code class="hex">${data}</code></details>`
}
