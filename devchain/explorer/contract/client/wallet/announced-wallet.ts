import { MAX_NAME_LENGTH, plainText } from '#devchain/plain-text.ts'

/** The part of an EIP-1193 provider that the page uses. */
interface Provider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
}

export interface AnnouncedWallet {
  readonly rdns: string
  readonly name: string
  /** A `data:` URL, if the wallet has a valid one. */
  readonly icon: string | undefined
  readonly provider: Provider
}

/** Far more than anybody has; bounds hostile announcements. */
const MAX_WALLETS = 300
const MAX_ICON_LENGTH = 100_000
const ICON = /^\s*data:image\/[\w.+-]+[;,]/i

/**
 * Calls back for each wallet that announces itself (EIP-6963), now or later, by the page's rule: its provider identifies
 * it, since `uuid` and `rdns` can be copied.
 */
export function onAnnounced(page: Window, found: (wallet: AnnouncedWallet) => void): void {
  const known = new Set<unknown>()
  page.addEventListener('eip6963:announceProvider', (event) => {
    if (known.size >= MAX_WALLETS) return
    const wallet = readAnnouncement(propertyOf(event, 'detail'))
    if (!wallet || known.has(wallet.provider)) return
    known.add(wallet.provider)
    found(wallet)
  })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
}

/** Undefined for what is not an announcement, or has no visible name: any script of the page can send one. */
export function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  const info = propertyOf(detail, 'info')
  const provider = propertyOf(detail, 'provider')
  const name = plainText(propertyOf(info, 'name'), MAX_NAME_LENGTH)
  if (!isProvider(provider) || name === '') return undefined
  const rdns = propertyOf(info, 'rdns')
  const icon = propertyOf(info, 'icon')
  return { rdns: typeof rdns === 'string' ? rdns : '', name, icon: isIcon(icon) ? icon.trim() : undefined, provider }
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && typeof propertyOf(value, 'request') === 'function'
}

function isIcon(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ICON_LENGTH && ICON.test(value)
}

/** Undefined if reading throws: two extensions that fight over a property can leave a throwing getter. */
function propertyOf(holder: unknown, name: string): unknown {
  try {
    return (holder as Record<string, unknown>)[name]
  } catch {
    return undefined
  }
}
