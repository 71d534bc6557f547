import type { BrowserContext } from '@playwright/test'
import type { AnnouncedTo } from './in-process-provider.ts'
import { ScriptedWallet } from './scripted-wallet.ts'
import type { ScriptedWalletOptions } from './scripted-wallet-options.ts'
import type { TranscriptEntry } from './wallet-transcript.ts'

/** The wallets of one browser profile: any number of them, each with a person of its own. */
export class ScriptedWallets {
  readonly #defaults: ScriptedWalletOptions
  #wallets: readonly ScriptedWallet[] = []
  #context: BrowserContext | undefined

  /** @param defaults what a wallet is that is said nothing else about. */
  constructor(defaults: ScriptedWalletOptions) {
    this.#defaults = defaults
  }

  /** All of them, in the order in which they were added. */
  get all(): readonly ScriptedWallet[] {
    return this.#wallets
  }

  /** One more wallet, for pages that are opened from now on. */
  async add(options: Partial<ScriptedWalletOptions> = {}): Promise<ScriptedWallet> {
    const wallet = new ScriptedWallet({ ...this.#defaults, ...options })
    this.#wallets = [...this.#wallets, wallet]
    return this.#context ? wallet.install(this.#context) : wallet
  }

  /** Puts the wallets into every page that the context opens, and those that are added later. */
  async install(context: BrowserContext): Promise<this> {
    this.#context = context
    for (const wallet of this.#wallets) await wallet.install(context)
    return this
  }

  /** Announces the wallets to a window that is no browser's, such as happy-dom's. */
  announceTo(page: AnnouncedTo, origin?: string): void {
    for (const wallet of this.#wallets) wallet.announceTo(page, origin)
  }

  /** @throws Error when there is none of that name. */
  named(name: string): ScriptedWallet {
    const wallet = this.#wallets.find((candidate) => candidate.name === name)
    if (!wallet) throw new Error(`No wallet is called ${name}.`)
    return wallet
  }

  /** What all of them were asked and told, oldest first. */
  transcript(): readonly TranscriptEntry[] {
    return this.#wallets.flatMap((wallet) => wallet.transcript()).sort((a, b) => a.at - b.at)
  }
}
