import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import type { View } from '#adapters/wallet/walletconnect/session/view-events.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import type { Pairing } from '#domain/ports/connector.ts'

/** What a tab may want of the session; a `wallet` wants it of its own session only. */
export type Ask = { readonly wallet?: string } & (
  | { readonly kind: 'pair' }
  | { readonly kind: 'end' }
  | { readonly kind: 'request'; readonly method: string; readonly params?: unknown }
)

/** A request as the wallet knows it. */
export interface SentRequest {
  readonly requestId: number
  /** The session's. */
  readonly topic: string
}

/** What the owner of the session says to the tab that asked; `id` is the ask's. */
export type Reply =
  | { readonly type: 'taken'; readonly id: string }
  /** It came when it might have been asked again elsewhere, so it was not taken. */
  | { readonly type: 'late'; readonly id: string }
  | { readonly type: 'pairing'; readonly id: string; readonly pairing: Pairing }
  | { readonly type: 'sent'; readonly id: string; readonly sent: SentRequest }
  | { readonly type: 'value'; readonly id: string; readonly value: unknown }
  | { readonly type: 'error'; readonly id: string; readonly error: unknown }

export type TabMessage =
  | Reply
  /** Whoever owns the session is to say so. */
  | { readonly type: 'hello' }
  | {
      readonly type: 'owner'
      readonly owner: string
      /** In ms since 1970: an older owner than the one before has not woken up to its loss yet. */
      readonly since: number
      /** It does not know the view yet. */
      readonly isOpening: boolean
      readonly view?: View
    }
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

export type OwnerMessage = Extract<TabMessage, { readonly type: 'owner' }>

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
  if (pairing) return { type: 'pairing', id, pairing }
  const sent = type === 'sent' ? parseSent(message['sent']) : undefined
  return sent && { type: 'sent', id, sent }
}

function parseOwner(
  owner: string,
  { since, isOpening, view: given }: Readonly<Record<string, unknown>>
): TabMessage | undefined {
  const view = parseView(given)
  if (typeof since !== 'number' || typeof isOpening !== 'boolean' || (given !== undefined && !view)) return undefined
  return { type: 'owner', owner, since, isOpening, ...(view && { view }) }
}

function parseView(given: unknown): View | undefined {
  const { accounts, chainId, canSwitchChain, wallet, ...more } = Object(given) as Readonly<Record<string, unknown>>
  const peerName = plainText(more['peerName'], MAX_NAME_LENGTH)
  if (!Array.isArray(accounts) || !Number.isSafeInteger(chainId) || typeof canSwitchChain !== 'boolean')
    return undefined
  const addresses = accounts.map(checksumAddress).filter((address) => address !== undefined)
  if (addresses.length < accounts.length) return undefined
  const names = { ...(typeof wallet === 'string' && { wallet }), ...(peerName && { peerName }) }
  return { accounts: addresses, chainId: Number(chainId), canSwitchChain, ...names }
}

function parseAsk(owner: string, id: string, message: Readonly<Record<string, unknown>>): TabMessage | undefined {
  const { takeBy, tab: from, ask: given } = message
  const tab = textOf(from)
  const { kind, method, params, wallet } = Object(given) as Readonly<Record<string, unknown>>
  if (tab === undefined || typeof takeBy !== 'number') return undefined
  const asked = { type: 'ask', owner, id, tab, takeBy } as const
  const whose = typeof wallet === 'string' && { wallet }
  if (kind === 'end' || kind === 'pair') return { ...asked, ask: { kind, ...whose } }
  if (kind !== 'request' || typeof method !== 'string') return undefined
  return { ...asked, ask: { kind, method, ...(params !== undefined && { params }), ...whose } }
}

function parsePairing(given: unknown): Pairing | undefined {
  const { uri, expiresAt } = Object(given) as Readonly<Record<string, unknown>>
  if (typeof uri !== 'string' || !uri.startsWith('wc:') || typeof expiresAt !== 'number') return undefined
  return { uri, expiresAt }
}

/** It becomes a part of a link. */
function parseSent(given: unknown): SentRequest | undefined {
  const { requestId, topic } = Object(given) as Readonly<Record<string, unknown>>
  const isTopic = typeof topic === 'string' && /^[0-9a-f]+$/.test(topic)
  return isTopic && Number.isSafeInteger(requestId) ? { requestId: Number(requestId), topic } : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
