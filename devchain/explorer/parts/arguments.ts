import { html } from 'hono/html'
import type { AbiParameter } from 'viem'
import { type Argument, type Decoded, decodeCall } from '#devchain/explorer/chain/decoding.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import { type Hex, isAddress } from '#domain/address.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { count, tokenAmount } from './amount.ts'
import type { Html } from './html.ts'
import { fullAddressLink } from './links.ts'

const MAX_ITEMS = 50
const MAX_DEPTH = 4
const SHOWN_BYTES = 96
const AMOUNT_NAME = /^(?:_?value|_?amount|wad|balance|needed|allowance)$/

/** What the values stand in: whose amounts they are, and how deep. */
interface Setting {
  readonly chain: ExplorerChain
  readonly token?: Token | undefined
  readonly depth: number
}

/** Names and values of a call, an event or an error; amounts of a known token as a person reads them. */
export function argumentList(chain: ExplorerChain, { args }: Decoded, token?: Token): Html {
  return listOf(args, { chain, token, depth: 0 })
}

function listOf(args: readonly Argument[], setting: Setting): Html {
  if (args.length === 0) return html`<p class="quiet">No arguments.</p>`
  const rows = args.map(
    ({ name, parameter, value }) =>
      html`<div><dt>${name} <span class="type">${parameter.type}</span></dt><dd>${valueText(parameter, value, setting)}</dd></div>`
  )
  return html`<dl class="arguments">${rows}</dl>`
}

function valueText(parameter: AbiParameter, value: unknown, setting: Setting): Html | string {
  if (Array.isArray(value)) return itemsOf(parameter, value, setting)
  if ('components' in parameter && typeof value === 'object' && value !== null) {
    if (setting.depth >= MAX_DEPTH) return '…'
    const fields = parameter.components.map((component) => {
      const name = component.name ?? ''
      return { name, parameter: component, value: Object(value)[name] }
    })
    return listOf(fields, { ...setting, depth: setting.depth + 1 })
  }
  if (parameter.type === 'address' && isAddress(value)) return fullAddressLink(setting.chain, value)
  if (parameter.type === 'bytes') return bytesOf(String(value) as Hex, setting)
  if (parameter.type.startsWith('bytes')) return html`<code class="hex">${String(value)}</code>`
  if (parameter.type === 'string') return html`<q>${String(value)}</q>`
  if (typeof value === 'bigint') return numberOf(parameter, value, setting)
  return html`<span class="number">${String(value)}</span>`
}

function numberOf({ name, type }: AbiParameter, value: bigint, { token }: Setting): Html {
  const isAmount = token !== undefined && type === 'uint256' && AMOUNT_NAME.test(name ?? '')
  if (isAmount) return html`<span class="number" title="${value}">${tokenAmount(value, token)}</span>`
  return html`<span class="number">${count(value)}</span>`
}

function itemsOf(parameter: AbiParameter, values: readonly unknown[], setting: Setting): Html | string {
  if (values.length === 0) return 'none'
  if (setting.depth >= MAX_DEPTH) return `${values.length} items`
  const item = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') } as AbiParameter
  const deeper = { ...setting, depth: setting.depth + 1 }
  const shown = values.slice(0, MAX_ITEMS).map((value) => html`<li>${valueText(item, value, deeper)}</li>`)
  const rest = values.length - shown.length
  return html`<ol class="items">${shown}${rest > 0 && html`<li>and ${count(rest)} more</li>`}</ol>`
}

/** Calls inside of calls, as in Multicall3, are read like any other. */
function bytesOf(data: Hex, setting: Setting): Html | string {
  const inner = setting.depth < MAX_DEPTH ? decodeCall(data) : undefined
  if (!inner) return hexBlock(data)
  return html`<code>${inner.signature}</code>${listOf(inner.args, { chain: setting.chain, depth: setting.depth + 1 })}`
}

/** Long data in part, the rest behind a click. */
export function hexBlock(data: Hex): Html | string {
  const bytes = (data.length - 2) / 2
  if (bytes === 0) return 'empty'
  if (bytes <= SHOWN_BYTES) return html`<code class="hex">${data}</code>`
  return html`<details><summary>${count(bytes)} bytes</summary><code class="hex">${data}</code></details>`
}
