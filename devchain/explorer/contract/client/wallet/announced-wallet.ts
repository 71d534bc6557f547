/** The part of an EIP-1193 provider that the page uses. */
export interface Provider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
}

export interface AnnouncedWallet {
  readonly uuid: string
  readonly rdns: string
  readonly name: string
  /** A `data:` URL, if the wallet has a valid one. */
  readonly icon: string | undefined
  readonly provider: Provider
}

const MAX_NAME = 40
const MAX_WALLETS = 50

/** Calls back for each wallet that announces itself (EIP-6963), now or later, once for each identifier. */
export function onAnnounced(page: Window, found: (wallet: AnnouncedWallet) => void): void {
  const known = new Set<string>()
  page.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = readAnnouncement(Object(event).detail)
    if (!wallet || known.has(wallet.uuid) || known.size >= MAX_WALLETS) return
    known.add(wallet.uuid)
    found(wallet)
  })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
}

/** Undefined for what is not an announcement: any script of the page can send one. */
export function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  const { info, provider } = Object(detail)
  const { uuid, rdns, name, icon } = Object(info)
  if (typeof uuid !== 'string' || typeof provider?.request !== 'function') return undefined
  const shown = typeof name === 'string' ? name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim() : ''
  return {
    uuid,
    rdns: typeof rdns === 'string' ? rdns : '',
    name: shown === '' ? 'Unnamed wallet' : shown.slice(0, MAX_NAME),
    icon: typeof icon === 'string' && icon.startsWith('data:image/') ? icon : undefined,
    provider
  }
}
