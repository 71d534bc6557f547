import { messages } from '#domain/messages.ts'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import type { Wallet } from '#domain/wallet.ts'
import { type Eip1193Provider, isProvider } from './eip1193.ts'
import { flagsOf } from './injected-providers.ts'
import { loadInjectedConnector } from './load-injected-connector.ts'

interface Announcement {
  readonly wallet: Wallet
  readonly provider: Eip1193Provider
  readonly flags: string
}

const MAX_ICON_LENGTH = 200_000
const MAX_NAME_LENGTH = 48

/** Wallets that announce themselves through EIP-6963, in any order and however late. */
export class Eip6963Discovery implements WalletDiscovery {
  #announcements: readonly Announcement[] = []
  readonly #listeners = new Set<() => void>()

  wallets(): readonly Wallet[] {
    return this.#announcements.map(({ wallet }) => wallet)
  }

  /** True for a provider that announced itself, also when it stands in the page in a wrapping of its own: with the same flags. */
  hasAnnounced(provider: Eip1193Provider): boolean {
    const flags = flagsOf(provider).join()
    return this.#announcements.some((each) => each.provider === provider || (flags !== '' && each.flags === flags))
  }

  subscribe(listener: () => void): () => void {
    const told = () => listener()
    this.#listeners.add(told)
    window.addEventListener('eip6963:announceProvider', this.#handleAnnouncement)
    // Older wallets say only that `window.ethereum` is there by now.
    window.addEventListener('ethereum#initialized', this.#tell)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return () => {
      this.#listeners.delete(told)
      if (this.#listeners.size > 0) return
      window.removeEventListener('eip6963:announceProvider', this.#handleAnnouncement)
      window.removeEventListener('ethereum#initialized', this.#tell)
    }
  }

  readonly #tell = () => {
    for (const listener of [...this.#listeners]) listener()
  }

  readonly #handleAnnouncement = (event: Event) => {
    if (this.#add((event as CustomEvent<unknown>).detail)) this.#tell()
  }

  /** The first announcement of a wallet or of a provider counts; wallets repeat themselves. */
  #add(detail: unknown): boolean {
    const announcement = toAnnouncement(detail)
    if (!announcement) return false
    const isKnown = this.#announcements.some(
      ({ wallet, provider }) => wallet.id === announcement.wallet.id || provider === announcement.provider
    )
    if (isKnown) return false
    this.#announcements = [...this.#announcements, announcement]
    return true
  }
}

/** Reads an untrusted announcement; a wallet with a bad icon is still offered, with a plain one. */
function toAnnouncement(detail: unknown): Announcement | undefined {
  const { info, provider } = (detail ?? {}) as { info?: Partial<Record<string, unknown>>; provider?: unknown }
  const { name, rdns, uuid, icon } = info ?? {}
  if (!isProvider(provider) || !isText(name)) return undefined
  const id = isText(rdns) ? rdns : uuid
  if (!isText(id)) return undefined
  const wallet: Wallet = {
    id,
    rdns: [id],
    name: name.trim().slice(0, MAX_NAME_LENGTH),
    iconUrl: isIcon(icon) ? icon.trim() : '/wallets/browser.svg',
    iconBackground: '#ffffff',
    groupName: messages.connect.installed,
    groupIndex: 0,
    way: () => ({ kind: 'here' }),
    loadConnector: () => loadInjectedConnector(provider)
  }
  return { wallet, provider, flags: flagsOf(provider).join() }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** EIP-6963 asks for a data URL; a link would tell another host about the visit. */
function isIcon(value: unknown): value is string {
  return isText(value) && value.length <= MAX_ICON_LENGTH && /^\s*data:image\//.test(value)
}
