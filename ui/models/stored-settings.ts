import { type Address, isAddress } from '#domain/address.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import type { Grant } from '#domain/ports/connector.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'

export const RECENT_WALLETS_KEY = 'portside.recentWallets'
export const CONNECTION_KEY = 'portside.connection'
export const SESSION_KEY = 'portside.session'
export const DISCONNECTED_KEY = 'portside.disconnected'
export const THEME_KEY = 'portside.theme'
export const VERSION_KEY = 'portside.version'

/** The version marker that the specification's section 3 asks for. */
export const VERSION = '1.0.11'

/** The wallet of the last visit. */
export interface StoredConnection {
  readonly walletId: string
  /** Account, chain and a peer's name, where it was still connected when the page closed. */
  readonly grant?: Grant
  /** The account, where it has not been connected since: never shown, but no other one is taken for it. */
  readonly lastAccount?: Address
  /** It took up a pairing: its provider is not waited for in the page. */
  readonly isPaired?: boolean
}

/** Reads untrusted text. Undefined for anything that is not a stored connection. */
export function parseStoredConnection(text: string | undefined): StoredConnection | undefined {
  const stored = parseObject(text)
  if (typeof stored?.walletId !== 'string') return undefined
  const { walletId, account, chainId, isPaired, lastAccount } = stored
  const peerName = isPaired === true ? plainText(stored['peerName'], MAX_NAME_LENGTH) : ''
  const known = { walletId, ...(isPaired === true && { isPaired }) }
  if (isAddress(lastAccount)) return { ...known, lastAccount }
  if (!isAddress(account) || !Number.isSafeInteger(chainId)) return known
  return { ...known, grant: { account, chainId: Number(chainId), ...(peerName && { peerName }) } }
}

/** Whom the wallet is expected to share. */
export function expectedAccount({ grant, lastAccount }: StoredConnection): Address | undefined {
  return grant?.account ?? lastAccount
}

/** True when the next thing to do is to ask the wallet of the last visit. */
export function hasStoredConnection(store: KeyValueStore): boolean {
  return store.read(DISCONNECTED_KEY) === undefined && parseStoredConnection(store.read(CONNECTION_KEY)) !== undefined
}

/** The same text for the same connection, because another tab is told of every other one. */
export function serialiseConnection({ walletId, isPaired, grant, lastAccount }: StoredConnection): string {
  const { account, chainId, peerName } = grant ?? {}
  return JSON.stringify({ walletId, isPaired: isPaired || undefined, account, chainId, peerName, lastAccount })
}

/** Reads untrusted text: what is not a list of ids counts as none. */
export function parseRecentWallets(text: string | undefined): readonly string[] {
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return []
  return [...new Set(stored.filter((id) => typeof id === 'string'))]
}

function parseObject(text: string | undefined): Record<string, unknown> | undefined {
  const stored = parseJson(text)
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : undefined
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
