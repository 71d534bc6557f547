import { type Address, isAddress } from '#domain/address.ts'
import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import type { Grant } from '#domain/ports/connector.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'

export const RECENT_WALLETS_KEY = 'portside.recentWallets'
export const CONNECTION_KEY = 'portside.connection'
export const SESSION_KEY = 'portside.session'
export const RENEWAL_KEY = 'portside.sessionRenewal'
export const DISCONNECTED_KEY = 'portside.disconnected'
export const THEME_KEY = 'portside.theme'
export const LANGUAGE_KEY = 'portside.language'
export const ZERO_BALANCES_KEY = 'portside.zeroBalances'
/** The hash of the transaction whose end the visitor has last seen, for the other tabs. */
export const SEEN_ENDING_KEY = 'portside.seenEnding'
export const VERSION_KEY = 'portside.version'

/** A marker for other readers of the storage (requirement E5); not the page's version. */
export const VERSION = '1.0.11'

/** The wallet of the last visit. */
export interface StoredConnection {
  /** A paired wallet is not waited for in the page. */
  readonly wallet: WalletRoute
  /** Account, chain and a peer's name, if it was still connected when the page closed. */
  readonly grant?: Grant
  /** The last account, if not connected since: never shown, but no other one is connected without a click. */
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

/** The account that the wallet is expected to share. */
export function expectedAccount({ grant, lastAccount }: StoredConnection): Address | undefined {
  return grant?.account ?? lastAccount
}

/** True if there is a wallet of the last visit to reconnect. */
export function hasStoredConnection(store: KeyValueStore): boolean {
  return store.read(DISCONNECTED_KEY) === undefined && parseStoredConnection(store.read(CONNECTION_KEY)) !== undefined
}

/** Equal connections give equal text, because other tabs are notified of every change of text. */
export function serialiseConnection({ wallet, grant, lastAccount }: StoredConnection): string {
  const { account, chainId, peerName } = grant ?? {}
  const isPaired = wallet.isPaired || undefined
  return JSON.stringify({ walletId: wallet.id, isPaired, account, chainId, peerName, lastAccount })
}

/** Reads untrusted text: anything but a list of ids counts as none. */
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
