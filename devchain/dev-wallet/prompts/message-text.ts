import { getAddress } from 'viem'
import type { DescribedCall } from '#devchain/dev-wallet/described/described-call.ts'
import type { Call } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import { callText } from './call-parts.ts'
import { etherText } from './prompt-parts.ts'

const HEX_BYTES = /^0x(?:[0-9a-f]{2})*$/i
/** A prompt shows no more of a page's data than a person could read. */
const MAX_SHOWN = 10_000
/** Of a call's data: its function, and the first arguments. */
const MAX_DATA = 202

/** A `personal_sign` message for display: its hex digits decoded as UTF-8, or the digits if that fails. */
export function messageText(message: string): string {
  if (!HEX_BYTES.test(message)) return message
  const bytes = (message.slice(2).match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return message
  }
}

/** What is signed, its type first, then who asks for it; the types are the page's business. */
export function readableTypedData(typedData: object): string {
  const { primaryType, message, domain } = typedData as Readonly<Record<string, unknown>>
  return bounded(`${primaryType ?? 'Data'} ${asJson(message)}\n\nfor ${asJson(domain)}`, MAX_SHOWN)
}

/** One paragraph for each call: what it means if that is known, else its data. */
export function readableCalls(calls: readonly Call[], described: readonly DescribedCall[] = []): string {
  const paragraphs = calls.map(({ to, value, data }, index) => {
    const known = described[index]
    const recipient = to ? `to ${getAddress(to)}${known?.contract ? ` (${known.contract})` : ''}` : 'to a new contract'
    const line = `${index + 1}. ${etherText(value)} ${recipient}`
    const meaning = to && callText({ to, data }, known, '   ')
    const shown = known?.called || data === '0x' ? [] : [`   data ${bounded(data, MAX_DATA)}`]
    return [line, ...(meaning === undefined ? [] : [meaning]), ...shown].join('\n')
  })
  return bounded(paragraphs.join('\n\n'), MAX_SHOWN)
}

function asJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2) ?? 'nothing'
}

function bounded(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text
}
