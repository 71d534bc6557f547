import { type Eip1193Provider, isProvider, propertyOf } from '#adapters/wallet/eip1193/eip1193-provider.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { pageId, toReverseDomainName } from '#domain/wallet/wallet-identity.ts'
import { flagsOf } from './injected-providers.ts'
import { loadInjectedConnector } from './load-injected-connector.ts'

/** Far more than any visitor has; bounds hostile announcements. */
const MAX_WALLETS = 300
const MAX_ICON_LENGTH = 100_000

/**
 * Wallets that announce themselves through EIP-6963, in any order and at any time. The provider identifies the wallet:
 * `rdns` and `uuid` can be copied, so the same ones with another provider are another wallet's.
 */
export class Eip6963Discovery implements WalletDiscovery {
  readonly #wallets = new Map<Eip1193Provider, Wallet>()
  readonly #ids = new Set<string>()
  readonly #flags = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #willNotify = false

  wallets(): readonly Wallet[] {
    return [...this.#wallets.values()]
  }

  /** True for an announced provider, or an injected wrapper of one, recognised by the same flags. */
  hasAnnounced(provider: Eip1193Provider): boolean {
    return this.#wallets.has(provider) || this.#flags.has(flagsOf(provider).join())
  }

  subscribe(listener: () => void): () => void {
    const handleChange = () => listener()
    this.#listeners.add(handleChange)
    window.addEventListener('eip6963:announceProvider', this.#handleAnnouncement)
    // Older wallets only signal that `window.ethereum` is available.
    window.addEventListener('ethereum#initialized', this.#notify)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return () => {
      this.#listeners.delete(handleChange)
      if (this.#listeners.size > 0) return
      window.removeEventListener('eip6963:announceProvider', this.#handleAnnouncement)
      window.removeEventListener('ethereum#initialized', this.#notify)
    }
  }

  /** Notifies once for all announcements of one turn. */
  readonly #notify = () => {
    if (this.#willNotify) return
    this.#willNotify = true
    queueMicrotask(() => {
      this.#willNotify = false
      for (const listener of [...this.#listeners]) listener()
    })
  }

  readonly #handleAnnouncement = (event: Event) => {
    const detail = propertyOf(event, 'detail')
    const provider = propertyOf(detail, 'provider')
    // Wallets repeat their announcements.
    if (this.#wallets.size >= MAX_WALLETS || !isProvider(provider) || this.#wallets.has(provider)) return
    const wallet = this.#read(propertyOf(detail, 'info'), provider)
    if (!wallet) return
    this.#wallets.set(provider, wallet)
    this.#ids.add(wallet.id)
    const flags = flagsOf(provider).join()
    if (flags !== '') this.#flags.add(flags)
    this.#notify()
  }

  /** Undefined without a visible name; a wallet with an invalid icon gets a default one. */
  #read(info: unknown, provider: Eip1193Provider): Wallet | undefined {
    const name = plainText(propertyOf(info, 'name'), MAX_NAME_LENGTH)
    if (name === '') return undefined
    const rdns = toReverseDomainName(propertyOf(info, 'rdns'))
    const icon = propertyOf(info, 'icon')
    const signsInWithConnection = canSignIn(info)
    return {
      id: rdns && !this.#ids.has(rdns) ? rdns : pageId(rdns, this.#wallets.size + 1),
      ...(rdns && { rdns: [rdns] }),
      name,
      iconUrl: isIcon(icon) ? icon.trim() : '/wallets/browser.svg',
      iconBackground: '#ffffff',
      group: 'installed',
      ...(signsInWithConnection && { signsInWithConnection }),
      transport: () => ({ kind: 'here' }),
      loadConnector: () => loadInjectedConnector(provider)
    }
  }
}

/** In the words of `wallet_getCapabilities` (EIP-5792), which no wallet answers before it is connected. */
function canSignIn(info: unknown): boolean {
  const capability = propertyOf(propertyOf(info, 'capabilities'), 'signInWithEthereum')
  return propertyOf(capability, 'supported') === true
}

/** EIP-6963 requires a data URL; a link would tell another host about the visit. */
function isIcon(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ICON_LENGTH && /^\s*data:image\/[\w.+-]+[;,]/i.test(value)
}
