import type { BrowserContext } from '@playwright/test'
import type { AnnouncementTarget } from './provider/in-process-provider.ts'
import { ScriptedWallet } from './scripted-wallet.ts'
import type { ScriptedWalletOptions } from './scripted-wallet-options.ts'
import type { TranscriptEntry } from './wallet-transcript.ts'

/** The wallets of one browser profile, each with its own user. */
export class ScriptedWallets {
  readonly #defaults: ScriptedWalletOptions
  #wallets: readonly ScriptedWallet[] = []
  #context: BrowserContext | undefined

  /** @param defaults the options of each wallet, unless overridden. */
  constructor(defaults: ScriptedWalletOptions) {
    this.#defaults = defaults
  }

  /** In the order they were added. */
  get all(): readonly ScriptedWallet[] {
    return this.#wallets
  }

  /** Adds a wallet, for pages opened from now on. */
  async add(options: Partial<ScriptedWalletOptions> = {}): Promise<ScriptedWallet> {
    const wallet = new ScriptedWallet({ ...this.#defaults, ...options })
    this.#wallets = [...this.#wallets, wallet]
    return this.#context ? wallet.install(this.#context) : wallet
  }

  /** Installs the wallets in every page that the context opens, including wallets added later. */
  async install(context: BrowserContext): Promise<this> {
    this.#context = context
    for (const wallet of this.#wallets) await wallet.install(context)
    return this
  }

  /** After a test, before its chains are restored. */
  async close(): Promise<void> {
    await Promise.all(this.#wallets.map((wallet) => wallet.close()))
  }

  /** Announces the wallets to a window without a browser, such as happy-dom's. */
  announceTo(page: AnnouncementTarget, origin?: string): void {
    for (const wallet of this.#wallets) wallet.announceTo(page, origin)
  }

  /** @throws Error when no wallet has this name. */
  named(name: string): ScriptedWallet {
    const wallet = this.#wallets.find((candidate) => candidate.name === name)
    if (!wallet) throw new Error(`There is no wallet named ${name}.`)
    return wallet
  }

  /** The requests and events of all wallets, oldest first. */
  transcript(): readonly TranscriptEntry[] {
    return this.#wallets.flatMap((wallet) => wallet.transcript()).sort((a, b) => a.at - b.at)
  }
}
