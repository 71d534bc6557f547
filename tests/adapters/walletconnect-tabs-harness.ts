import { afterEach, beforeEach } from 'vitest'
import { FakeBrowser, type FakeTab } from '#adapters/tabs/fake-browser.ts'
import type { TabMessage } from '#adapters/tabs/tab-messages.ts'
import { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import type { WalletConnectHarness, WalletConnectPage } from './walletconnect-harness.ts'

const SHARED_NAME = 'portside.walletconnect'

type Options = NonNullable<Parameters<WalletConnectHarness['open']>[0]>

export type TabPage = WalletConnectPage & { readonly tab: FakeTab }

/** Pages in the tabs of one browser, new for each test of a file. */
export class WalletConnectTabs {
  readonly #harness: WalletConnectHarness
  #browser = new FakeBrowser()
  #storage = new MemoryStorage()

  private constructor(harness: WalletConnectHarness) {
    this.#harness = harness
  }

  static use(harness: WalletConnectHarness): WalletConnectTabs {
    const tabs = new WalletConnectTabs(harness)
    beforeEach(() => {
      tabs.#browser = new FakeBrowser()
      tabs.#storage = new MemoryStorage()
    })
    afterEach(() => tabs.#browser.closeTabs())
    return tabs
  }

  async open(options: Options = {}): Promise<TabPage> {
    const tab = this.#browser.openTab()
    const page = await this.#harness.open({ storage: this.#storage, tabs: tab, ...options })
    return Object.assign(page, { tab })
  }

  /** The first of them leads. */
  async openTwo(options: Options = {}): Promise<readonly [TabPage, TabPage]> {
    return [await this.open(options), await this.open(options)]
  }

  /** As `openTwo`, with a session that both have. */
  async connectTwo(options: Options = {}): Promise<readonly [TabPage, TabPage]> {
    const tabs = await this.openTwo(options)
    const notified = Promise.all(tabs.map((tab) => tab.nextEvent('accountsChanged')))
    await tabs[0].connect(this.#harness.phone)
    await notified
    for (const { events } of tabs) events.splice(0)
    return tabs
  }

  get storage(): MemoryStorage {
    return this.#storage
  }

  /** What tabs post, once they have posted it so often from now on. */
  posted(type: TabMessage['type'], times = 1): Promise<TabMessage> {
    const channel = this.#browser.openTab().openChannel(SHARED_NAME)
    let left = times
    return new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => {
        if (data.type === type && --left === 0) resolve(data)
      })
    })
  }

  /** What some other script of the origin posts to the channel of the tabs. */
  post(...messages: readonly unknown[]): void {
    const channel = this.#browser.openTab().openChannel(SHARED_NAME)
    for (const message of messages) channel.postMessage(message)
  }

  /** The pages' connections to the relay, without the phone's. */
  get connectionCount(): number {
    return this.#harness.relay.relay.connectionCount - 1
  }

  /** Proposals and pairings that could still be used. */
  async offered(): Promise<readonly unknown[]> {
    const entries = await this.#storage.getEntries<unknown[]>()
    return entries.filter(([key]) => /\/\/(?:proposal|pairing)$/.test(key)).flatMap(([, values]) => values)
  }
}

/** The browser's storage; while broken or hanging, it does not return the keys. */
export class FlakyStorage extends MemoryStorage {
  fault: 'broken' | 'hanging' | undefined
  readonly #storage: MemoryStorage

  constructor(storage: MemoryStorage, fault: 'broken' | 'hanging') {
    super()
    this.#storage = storage
    this.fault = fault
  }

  override async getItem<Value>(key: string): Promise<Value | undefined> {
    if (this.fault === 'broken' && key.endsWith('keychain')) throw new Error('No database')
    if (this.fault === 'hanging' && key.endsWith('keychain')) return new Promise(() => undefined)
    return this.#storage.getItem(key)
  }
}
