import { action, computed, makeAutoObservable, observableRef } from 'mobx'
import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import type { Device } from '#domain/device.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { ANY_PAIRED_ID, pairedWallet } from '#domain/wallet/paired-wallet.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { isPageId } from '#domain/wallet/wallet-identity.ts'
import {
  mergeWallets,
  recentAfterConnecting,
  type WalletGroup,
  walletGroups,
  walletsToGet
} from '#domain/wallet/wallet-list.ts'
import { stopAll } from '../stop-all.ts'
import { parseRecentWallets, RECENT_WALLETS_KEY } from '../stored-settings.ts'

const CHECK_INTERVAL_MS = 100

/** Every wallet that can be offered: the announced ones as they appear, and the catalogue. */
export class WalletsModel {
  private announced: readonly Wallet[] = []
  private recentIds: readonly string[]
  readonly device: Device
  readonly #catalogue: readonly Wallet[]
  readonly #discovery: WalletDiscovery
  readonly #store: KeyValueStore
  readonly #all = computed(() => mergeWallets(this.announced, this.#catalogue))

  constructor(catalogue: readonly Wallet[], discovery: WalletDiscovery, store: KeyValueStore, device: Device) {
    this.device = device
    this.#catalogue = catalogue
    this.#discovery = discovery
    this.#store = store
    this.recentIds = parseRecentWallets(store.read(RECENT_WALLETS_KEY))
    makeAutoObservable<WalletsModel, 'announced' | 'recentIds'>(
      this,
      // Its list is sorted where it is drawn: connecting changes it and hides it at once.
      { announced: observableRef, recentIds: observableRef, device: false, groups: false },
      { autoBind: true }
    )
  }

  start(): () => void {
    const refresh = action(() => this.#refresh())
    const readRecents = action(() => this.#readRecents())
    const stops = [this.#discovery.subscribe(refresh), this.#store.subscribe(RECENT_WALLETS_KEY, readRecents)]
    // Subscribing requests announcements, so most wallets have announced themselves by now.
    refresh()
    return stopAll(stops)
  }

  /** The wallet that shows the page inside itself. */
  get host(): Wallet | undefined {
    return this.#all.get().find(({ isHost }) => isHost?.())
  }

  get groups(): readonly WalletGroup[] {
    return walletGroups(this.#all.get(), this.recentIds, this.device)
  }

  /** What a visitor without a wallet is offered, except wallets that are already in this page. */
  get toGet(): readonly Wallet[] {
    const missing = this.#catalogue.filter(({ id }) => this.find(id)?.transport().kind !== 'here')
    return walletsToGet(missing, this.device)
  }

  /** The wallet with this id; for the id of a catalogue wallet that has announced itself, the announced one. */
  find(id: string): Wallet | undefined {
    const names = this.#catalogue.find((wallet) => wallet.id === id)?.rdns ?? []
    return this.#all.get().find((wallet) => wallet.id === id || names.includes(wallet.id))
  }

  /** The wallet with its catalogue data, such as downloads, even if it has announced itself. */
  described(id: string): Wallet | undefined {
    return this.#catalogue.find((wallet) => wallet.id === id) ?? this.find(id)
  }

  /**
   * The wallet of a connection, over the transport that was used to connect, even if there is another one now.
   * @param peerName a paired wallet's own name, once it is connected.
   */
  ofConnection({ id, isPaired }: WalletRoute, peerName?: string): Wallet | undefined {
    if (!isPaired) return this.find(id)
    const wallet = this.described(id)
    return (
      wallet && {
        ...pairedWallet(wallet, peerName, this.described(ANY_PAIRED_ID)),
        transport: () => ({ kind: 'pairing' }),
        loadConnector: () => wallet.loadConnector('pairing')
      }
    )
  }

  /** True if several wallets could be the one of this connection: an announced `rdns` can be copied. */
  isAmbiguous({ id, isPaired }: WalletRoute): boolean {
    if (isPaired) return false
    const names = this.#catalogue.find((wallet) => wallet.id === id)?.rdns ?? []
    const isCandidate = (wallet: Wallet) =>
      wallet.id === id || wallet.rdns?.some((name) => name === id || names.includes(name))
    return isPageId(id) || this.announced.filter(isCandidate).length > 1
  }

  /** Polls, because not every wallet announces itself. @throws the signal's reason once it is aborted. */
  async whenReady(route: WalletRoute, signal: AbortSignal): Promise<Wallet> {
    for (;;) {
      const wallet = this.ofConnection(route)
      // A wallet that was in the page is waited for there, even if it could be paired now.
      if (wallet && (route.isPaired || wallet.transport().kind === 'here')) return wallet
      await sleep(CHECK_INTERVAL_MS, signal)
      signal.throwIfAborted()
    }
  }

  /** An ambiguous wallet is not remembered: next time, its id may be the other one's. */
  remember(id: string): void {
    if (this.isAmbiguous({ id, isPaired: false })) return
    this.recentIds = recentAfterConnecting(this.recentIds, id)
    this.#store.write(RECENT_WALLETS_KEY, JSON.stringify(this.recentIds))
  }

  #refresh(): void {
    this.announced = this.#discovery.wallets()
  }

  #readRecents(): void {
    this.recentIds = parseRecentWallets(this.#store.read(RECENT_WALLETS_KEY))
  }
}
