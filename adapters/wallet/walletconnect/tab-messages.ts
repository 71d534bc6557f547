import type { Pairing } from '#domain/ports/connector.ts'
import { checksumAddress } from '../checksum-address.ts'
import type { View } from './view-events.ts'

/** What a tab may want of the session. */
export type Ask =
  | { readonly kind: 'pair'; readonly wallet?: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'request'; readonly method: string; readonly params?: unknown }

/** What the owner of the session says to the tab that asked; `id` is the ask's. */
export type Reply =
  | { readonly type: 'taken'; readonly id: string }
  /** It came when it might have been asked again elsewhere, so it was not taken. */
  | { readonly type: 'late'; readonly id: string }
  | { readonly type: 'pairing'; readonly id: string; readonly pairing: Pairing }
  | { readonly type: 'value'; readonly id: string; readonly value: unknown }
  | { readonly type: 'error'; readonly id: string; readonly error: unknown }

export type TabMessage =
  | Reply
  /** Whoever owns the session is to say so. */
  | { readonly type: 'hello' }
  /** While it `isOpening`, the owner does not know the view yet. */
  | { readonly type: 'owner'; readonly owner: string; readonly isOpening: boolean; readonly view?: View }
  | { readonly type: 'left'; readonly owner: string }
  | {
      readonly type: 'ask'
      readonly owner: string
      readonly id: string
      /** The tab that asks. */
      readonly tab: string
      /** In ms since 1970; too late, it is not taken any more. */
      readonly takeBy: number
      readonly ask: Ask
    }
  | { readonly type: 'cancel'; readonly owner: string; readonly id: string }

/** Any script of the origin can post to the channel. @returns undefined for what no tab of ours says. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  const message = Object(data) as Readonly<Record<string, unknown>>
  const { type } = message
  const owner = textOf(message['owner'])
  const id = textOf(message['id'])
  if (type === 'hello') return { type }
  if (type === 'owner') return owner === undefined ? undefined : parseOwner(owner, message)
  if (type === 'left') return owner === undefined ? undefined : { type, owner }
  if (id === undefined) return undefined
  if (type === 'cancel') return owner === undefined ? undefined : { type, owner, id }
  if (type === 'ask') return owner === undefined ? undefined : parseAsk(owner, id, message)
  if (type === 'taken' || type === 'late') return { type, id }
  if (type === 'value') return { type, id, value: message['value'] }
  if (type === 'error') return { type, id, error: message['error'] }
  const pairing = type === 'pairing' ? parsePairing(message['pairing']) : undefined
  return pairing && { type: 'pairing', id, pairing }
}

function parseOwner(
  owner: string,
  { isOpening, view: given }: Readonly<Record<string, unknown>>
): TabMessage | undefined {
  const view = parseView(given)
  if (typeof isOpening !== 'boolean' || (given !== undefined && !view)) return undefined
  return { type: 'owner', owner, isOpening, ...(view && { view }) }
}

function parseView(given: unknown): View | undefined {
  const { accounts, chainId, canSwitchChain } = Object(given) as Readonly<Record<string, unknown>>
  if (!Array.isArray(accounts) || !Number.isSafeInteger(chainId) || typeof canSwitchChain !== 'boolean')
    return undefined
  const addresses = accounts.map(checksumAddress).filter((address) => address !== undefined)
  return addresses.length < accounts.length
    ? undefined
    : { accounts: addresses, chainId: Number(chainId), canSwitchChain }
}

function parseAsk(owner: string, id: string, message: Readonly<Record<string, unknown>>): TabMessage | undefined {
  const { takeBy, tab: from, ask: given } = message
  const tab = textOf(from)
  const { kind, method, params, wallet } = Object(given) as Readonly<Record<string, unknown>>
  if (tab === undefined || typeof takeBy !== 'number') return undefined
  const asked = { type: 'ask', owner, id, tab, takeBy } as const
  if (kind === 'end') return { ...asked, ask: { kind } }
  if (kind === 'pair') return { ...asked, ask: { kind, ...(typeof wallet === 'string' && { wallet }) } }
  if (kind !== 'request' || typeof method !== 'string') return undefined
  return { ...asked, ask: { kind, method, ...(params !== undefined && { params }) } }
}

function parsePairing(given: unknown): Pairing | undefined {
  const { uri, expiresAt } = Object(given) as Readonly<Record<string, unknown>>
  if (typeof uri !== 'string' || !uri.startsWith('wc:') || typeof expiresAt !== 'number') return undefined
  return { uri, expiresAt }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
