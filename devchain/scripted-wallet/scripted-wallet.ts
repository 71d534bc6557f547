import type { BrowserContext } from '@playwright/test'
import { type Address, numberToHex } from 'viem'
import { type AccountChoice, inCase, WalletAccounts } from './accounts/wallet-accounts.ts'
import { type Behaviour, Behaviours } from './behaviour.ts'
import { eventStorm, type WalletEvent } from './event-storm.ts'
import {
  type AnnouncementTarget,
  announceInProcess,
  createInProcessProvider,
  type InProcessProvider
} from './provider/in-process-provider.ts'
import { connectToPages, sendToPages } from './provider/page-bridge.ts'
import { installPageProvider, type PageProviderConfig } from './provider/page-provider.ts'
import { accountsIn, refusalIn } from './quirk-answers.ts'
import { metaMaskLike, type Quirks } from './quirks.ts'
import { pageProviderConfig, type ScriptedWalletOptions } from './scripted-wallet-options.ts'
import { WalletChains } from './wallet-chains.ts'
import { disconnected, type Thrown, type WalletErrorData } from './wallet-error.ts'
import { WalletMethods } from './wallet-methods.ts'
import { type ReceivedRequest, WalletRequests } from './wallet-requests.ts'
import { type TranscriptEntry, WalletTranscript } from './wallet-transcript.ts'

const STORM_ROUNDS = 10

/**
 * A browser wallet for tests: the page gets an EIP-1193 provider announced through EIP-6963, and the test plays the
 * wallet's user. Keys, permissions and chain are kept in Node, so it works under any Content-Security-Policy, survives a
 * reload and is shared by all tabs of a context. Tests without a browser use `provider()`.
 */
export class ScriptedWallet {
  readonly name: string
  readonly #config: PageProviderConfig
  readonly #quirks: Quirks
  readonly #accounts: WalletAccounts
  readonly #chains: WalletChains
  readonly #methods: WalletMethods
  readonly #behaviours: Behaviours
  readonly #transcript: WalletTranscript
  readonly #requests: WalletRequests
  #contexts: readonly BrowserContext[] = []
  #receivers: readonly ((events: readonly WalletEvent[]) => void)[] = []

  constructor(options: ScriptedWalletOptions) {
    this.#quirks = { ...metaMaskLike, ...options.quirks }
    this.#config = pageProviderConfig(options, this.#quirks)
    this.name = this.#config.name
    this.#transcript = new WalletTranscript(this.#config.name)
    this.#accounts = new WalletAccounts(options.accounts ?? [0])
    this.#chains = new WalletChains(options.nodeUrls, options.addableNodeUrls ?? {}, options.chainId)
    this.#methods = new WalletMethods({
      accounts: this.#accounts,
      chains: this.#chains,
      quirks: this.#quirks,
      emit: (event, value) => this.emit(event, value)
    })
    this.#behaviours = new Behaviours(
      {
        lock: () => this.lock(),
        untilUnlocked: () => this.#accounts.untilUnlocked(),
        emitStorm: () => this.storm(),
        switchAccount: () => this.switchAccount()
      },
      refusalIn(this.#quirks.refusal)
    )
    this.#requests = new WalletRequests({
      methods: this.#methods,
      behaviours: this.#behaviours,
      transcript: this.#transcript,
      secondRequest: this.#quirks.secondRequest
    })
  }

  /** Installs the wallet in every page that the context opens from now on. */
  async install(context: BrowserContext): Promise<this> {
    this.#contexts = [...this.#contexts, context]
    await connectToPages(context, this.#config.id, (request) => this.#requests.answer(request))
    await context.addInitScript(installPageProvider, this.#config)
    return this
  }

  /** The wallet's provider for a page of `origin`, without a browser. */
  provider(origin = 'http://localhost'): InProcessProvider {
    const { provider, deliver } = createInProcessProvider(this.#config, (method, params) =>
      this.#requests.answer({ id: this.#config.id, origin, method, params })
    )
    this.#receivers = [...this.#receivers, deliver]
    return provider
  }

  /** Announces the wallet to a window without a browser, such as happy-dom's. @returns the announced provider. */
  announceTo(page: AnnouncementTarget, origin?: string): InProcessProvider {
    const provider = this.provider(origin)
    announceInProcess(this.#config, provider, page)
    return provider
  }

  /** All requests from all pages, oldest first. */
  get received(): ReceivedRequest[] {
    return this.#requests.received
  }

  /** The latest 1000 requests and events, oldest first. */
  transcript(): readonly TranscriptEntry[] {
    return this.#transcript.entries()
  }

  /** The selected accounts, checksummed, the current one first. */
  get accounts(): readonly Address[] {
    return this.#accounts.addresses
  }

  get chainId(): number {
    return this.#chains.current
  }

  /** The tokens that the user has accepted, as the page offered them (EIP-747). */
  get watched(): readonly unknown[] {
    return this.#methods.watched
  }

  /** Sets the behaviour for the next request of a method, whether it prompts or not; several apply in order. */
  next(method: string, behaviour: Behaviour): this {
    this.#behaviours.addNext(method, behaviour)
    return this
  }

  /** Sets the behaviour for all prompts not covered by `next`; initially `approve`. */
  always(behaviour: Behaviour): this {
    this.#behaviours.always = behaviour
    return this
  }

  /** Methods of the requests waiting for `settle`, oldest first. */
  get held(): readonly string[] {
    return this.#behaviours.heldMethods
  }

  /** Resolves once a request of `method` is held. @throws Error after 10 s. */
  untilHeld(method: string): Promise<void> {
    return this.#behaviours.untilHeld(method)
  }

  /** Answers the oldest held request. @returns its method. */
  settle(decision: 'approve' | 'reject' | Exclude<Thrown, string> = 'approve'): string {
    if (typeof decision === 'object') return this.#behaviours.settle(decision)
    return this.#behaviours.settle(decision === 'reject' ? this.#behaviours.rejection : undefined)
  }

  /** Lets slow requests be answered. @returns how many there were. */
  release(): number {
    return this.#behaviours.release()
  }

  /** The user selects other accounts; pages with permission see these. */
  async selectAccounts(...choices: readonly AccountChoice[]): Promise<void> {
    this.#accounts.select(choices)
    await this.#emitAccounts()
  }

  /** The user will choose these in the next prompt that asks which accounts to share. */
  chooseNext(...choices: readonly AccountChoice[]): void {
    this.#accounts.chooseNext(choices)
  }

  /** The user switches to the next account; the previous one is still granted. */
  async switchAccount(): Promise<void> {
    this.#accounts.rotate()
    await this.#emitAccounts()
  }

  /** The user selects another network, possibly one unknown to the page. */
  async switchChain(chainId: number): Promise<void> {
    await this.#methods.moveTo(chainId)
  }

  forgetChain(chainId: number): void {
    this.#chains.forget(chainId)
  }

  /** Pages see no accounts until `unlock` or the next approved connection. */
  async lock(): Promise<void> {
    this.#accounts.lock()
    await this.#announceAccounts([])
  }

  async unlock(): Promise<void> {
    this.#accounts.unlock()
    await this.#emitAccounts()
  }

  /** The wallet loses its own connection to all chains (EIP-1193 `disconnect`). */
  async disconnect(error: WalletErrorData = disconnected): Promise<void> {
    await this.emit('disconnect', error)
  }

  /** Emits six events `times` over in one batch, most of them wrong or repeated; the actual state comes last. */
  async storm(times = STORM_ROUNDS): Promise<void> {
    const accounts = this.#accounts.areVisible ? inCase(this.accounts, 'lower') : []
    await this.#send(eventStorm({ accounts, chainId: numberToHex(this.chainId) }, times))
  }

  /** Announces the wallet now, even if already announced, and from now on in new pages. */
  async announce(): Promise<void> {
    if (this.#contexts.length === 0) throw new Error('The wallet is not installed in a context.')
    for (const context of this.#contexts) {
      await sendToPages(context, this.#config.id, 'announce')
      await context.addInitScript((receiver) => {
        const page = window as unknown as Record<string, ((message: 'announce') => void) | undefined>
        page[receiver]?.('announce')
      }, this.#config.receiver)
    }
  }

  /** Emits any event with any value, however odd. */
  async emit(event: string, value: unknown): Promise<void> {
    await this.#send([[event, value]])
  }

  /**
   * Carries out nothing more, and resolves once what pages have asked for is carried out: what is sent after a test would
   * be on the chain of the next one.
   */
  async close(): Promise<void> {
    await this.#requests.end()
    await this.#methods.end()
  }

  async #send(events: readonly WalletEvent[]): Promise<void> {
    for (const [event, value] of events) this.#transcript.addEvent(event, value)
    for (const deliver of this.#receivers) deliver(events)
    await Promise.all(this.#contexts.map((context) => sendToPages(context, this.#config.id, events)))
  }

  async #emitAccounts(): Promise<void> {
    if (this.#accounts.areVisible) await this.#announceAccounts(inCase(this.accounts, 'lower'))
  }

  async #announceAccounts(accounts: readonly string[]): Promise<void> {
    if (!this.#quirks.announcesChanges) return
    await this.emit('accountsChanged', accountsIn(this.#quirks.accountsChanged, accounts))
  }
}
