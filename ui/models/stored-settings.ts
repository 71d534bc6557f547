import { type Address, isAddress } from '#domain/address.ts'
import type { WalletRoute } from '#domain/connection/wallet-route.ts'
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
  /** One that took up a pairing is not waited for in the page. */
  readonly wallet: WalletRoute
  /** Account, chain and a peer's name, where it was still connected when the page closed. */
  readonly grant?: Grant
  /** The account, where it has not been connected since: never shown, but no other one is taken for it. */
  readonly lastAccount?: Address
}

/** Reads untrusted text. Undefined for anything that is not a stored connection. */
export function parseStoredConnection(text: string | undefined): StoredConnection | undefined {
  const stored = parseObject(text)
  if (typeof stored?.walletId !== 'string') return undefined
  const { walletId, account, chainId, lastAccount } = stored
  const wallet = { id: walletId, isPaired: stored['isPaired'] === true }
  const peerName = wallet.isPaired ? plainText(stored['peerName'], MAX_NAME_LENGTH) : ''
  if (isAddress(lastAccount)) return { wallet, lastAccount }
  if (!isAddress(account) || !Number.isSafeInteger(chainId)) return { wallet }
  return { wallet, grant: { account, chainId: Number(chainId), ...(peerName && { peerName }) } }
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
export function serialiseConnection({ wallet, grant, lastAccount }: StoredConnection): string {
  const { account, chainId, peerName } = grant ?? {}
  const isPaired = wallet.isPaired || undefined
  return JSON.stringify({ walletId: wallet.id, isPaired, account, chainId, peerName, lastAccount })
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
