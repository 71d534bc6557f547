import { type Device, deviceOf } from '#domain/device.ts'
import type { OwnWalletGroup, Wallet } from '#domain/wallet/wallet.ts'
import { type ListedWallet, mergeWallets, walletGroups } from '#domain/wallet/wallet-list.ts'
import type { WalletConnect } from './catalogue-wallet.ts'
import type { Eip1193Provider } from './eip1193/eip1193-provider.ts'
import { FakeProvider } from './fake-provider.ts'
import { Eip6963Discovery } from './injected/eip6963-discovery.ts'
import { walletCatalogue } from './wallet-catalogue.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const desktop = (userAgent: string) => deviceOf({ userAgent, maxTouchPoints: 0 })
const phone = (userAgent: string) => deviceOf({ userAgent, maxTouchPoints: 5 })

export const devices = {
  chrome: desktop(`${MAC} ${CHROME} Safari/537.36`),
  edge: desktop(`${MAC} ${CHROME} Safari/537.36 Edg/142.0.0.0`),
  opera: desktop(`${MAC} ${CHROME} Safari/537.36 OPR/120.0.0.0`),
  firefox: desktop('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'),
  safari: desktop(`${MAC} ${SAFARI} Safari/605.1.15`),
  iPhone: phone(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`),
  instagram: phone(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0'
  ),
  android: phone(`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`)
} as const satisfies Record<string, Device>

/** A page for tests: wallets inject and announce providers, and it lists the wallets offered to its visitor. */
export class FakeWalletPage {
  readonly discovery = new Eip6963Discovery()
  readonly catalogue: readonly Wallet[]
  readonly #device: Device
  readonly #stop: () => void
  readonly #names = new Set<string>()

  constructor({
    device = devices.chrome,
    walletConnect,
    safeHosts = ['https://app.safe.global'],
    groups
  }: {
    readonly device?: Device
    readonly safeHosts?: readonly string[]
    readonly walletConnect?: WalletConnect
    readonly groups?: readonly OwnWalletGroup[]
  } = {}) {
    this.#device = device
    this.#stop = this.discovery.subscribe(() => undefined)
    const { discovery } = this
    this.catalogue = walletCatalogue({
      discovery,
      device,
      safeHosts,
      ...(walletConnect && { walletConnect }),
      ...(groups && { groups })
    })
  }

  /** Puts a value, or a getter, on `window`. */
  put(name: string, descriptor: PropertyDescriptor): void {
    this.#names.add(name)
    Object.defineProperty(window, name, { configurable: true, ...descriptor })
  }

  announce(rdns: string, provider: Eip1193Provider): void {
    const info = { uuid: `uuid of ${rdns}`, name: rdns, rdns, icon: 'data:image/svg+xml,<svg/>' }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  }

  find(id: string): Wallet {
    const wallet = this.catalogue.find((each) => each.id === id)
    if (!wallet) throw new Error(`The catalogue has no ${id}.`)
    return wallet
  }

  /** The rows of the connect dialog, from the top. */
  listed(): readonly ListedWallet[] {
    const wallets = mergeWallets(this.discovery.wallets(), this.catalogue)
    return walletGroups(wallets, [], this.#device).flatMap((group) => group.wallets)
  }

  /** The listed wallets that are in the page. */
  here(): readonly Wallet[] {
    return this.listed()
      .map(({ wallet }) => wallet)
      .filter((wallet) => wallet.transport().kind === 'here')
  }

  leave(): void {
    this.#stop()
    for (const name of this.#names) Reflect.deleteProperty(window, name)
  }
}

export function providerWith(...flags: readonly string[]): FakeProvider {
  return Object.assign(new FakeProvider({}), Object.fromEntries(flags.map((flag) => [flag, true])))
}
