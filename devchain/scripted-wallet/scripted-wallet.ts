import type { BrowserContext } from '@playwright/test'
import { numberToHex } from 'viem'
import type { Address } from '#domain/address.ts'
import { type Behaviour, Behaviours } from './behaviour.ts'
import { eventStorm, type WalletEvent } from './event-storm.ts'
import {
  type AnnouncedTo,
  announceInProcess,
  createInProcessProvider,
  type InProcessProvider
} from './in-process-provider.ts'
import { connectToPages, tellPages } from './page-bridge.ts'
import { installPageProvider, type PageAnswer, type PageProviderConfig, type PageRequest } from './page-provider.ts'
import { metaMaskLike, type Quirks } from './quirks.ts'
import { pageProviderConfig, type ScriptedWalletOptions } from './scripted-wallet-options.ts'
import { type AccountChoice, inCase, WalletAccounts } from './wallet-accounts.ts'
import { WalletChains } from './wallet-chains.ts'
import { busy, disconnected, rejected, toWalletErrorData, type WalletErrorData } from './wallet-error.ts'
import { WalletMethods } from './wallet-methods.ts'
import { type TranscriptEntry, WalletTranscript } from './wallet-transcript.ts'

/** A request that the wallet received from a page. */
export type ReceivedRequest = Pick<PageRequest, 'method' | 'params' | 'origin'>

const POLL_MS = 20
const STORM_GUSTS = 10

/**
 * A browser wallet for tests: the page gets an EIP-1193 provider announced through EIP-6963, and the test says what the
 * person in front of the wallet does. Keys, permissions and chain live in Node, so it works under any
 * Content-Security-Policy, survives a reload and is shared by all tabs of a context. A test without a browser asks for
 * a `provider()`.
 */
export class ScriptedWallet {
  readonly name: string
  /** Every request of every page, oldest first. */
  readonly received: ReceivedRequest[] = []
  readonly #config: PageProviderConfig
  readonly #quirks: Quirks
  readonly #accounts: WalletAccounts
  readonly #chains: WalletChains
  readonly #methods: WalletMethods
  readonly #behaviours: Behaviours
  readonly #transcript: WalletTranscript
  #contexts: readonly BrowserContext[] = []
  #doors: readonly ((events: readonly WalletEvent[]) => void)[] = []

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
    this.#behaviours = new Behaviours({
      lock: () => this.lock(),
      untilUnlocked: () => this.#accounts.untilUnlocked(),
      stormOfEvents: () => this.storm(),
      switchAccount: () => this.switchAccount()
    })
  }

  /** Puts the wallet into every page that the context opens from now on. */
  async install(context: BrowserContext): Promise<this> {
    this.#contexts = [...this.#contexts, context]
    await connectToPages(context, this.#config.id, (request) => this.#answer(request))
    await context.addInitScript(installPageProvider, this.#config)
    return this
  }

  /** The wallet as a page of `origin` has it, without a browser. */
  provider(origin = 'http://localhost'): InProcessProvider {
    const { provider, door } = createInProcessProvider(this.#config, (method, params) =>
      this.#answer({ id: this.#config.id, origin, method, params })
    )
    this.#doors = [...this.#doors, door]
    return provider
  }

  /** Announces the wallet to a window that is no browser's, such as happy-dom's. @returns what it announced. */
  announceTo(page: AnnouncedTo, origin?: string): InProcessProvider {
    const provider = this.provider(origin)
    announceInProcess(this.#config, provider, page)
    return provider
  }

  /** The last 1000 requests and events, oldest first. */
  transcript(): readonly TranscriptEntry[] {
    return this.#transcript.entries()
  }

  /** The accounts that the person has chosen, checksummed, the current one first. */
  get accounts(): readonly Address[] {
    return this.#accounts.addresses
  }

  get chainId(): number {
    return this.#chains.current
  }

  /** The tokens that the person has taken, as the page offered them (EIP-747). */
  get watched(): readonly unknown[] {
    return this.#methods.watched
  }

  /** What happens to the next request of a method, prompt or not; several are used up in order. */
  next(method: string, behaviour: Behaviour): this {
    this.#behaviours.addNext(method, behaviour)
    return this
  }

  /** What happens to every prompt that `next` says nothing about; approving, at first. */
  always(behaviour: Behaviour): this {
    this.#behaviours.always = behaviour
    return this
  }

  /** Methods of the requests that wait for `settle`, oldest first. */
  get held(): readonly string[] {
    return this.#behaviours.heldMethods
  }

  /** Resolves once a request of `method` waits. @throws Error after 10 s. */
  async untilHeld(method: string): Promise<void> {
    const deadline = Date.now() + 10_000
    while (!this.held.includes(method)) {
      if (Date.now() > deadline) throw new Error(`The wallet was not asked for ${method}; it holds [${this.held}].`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  /** Answers the oldest held request. @returns its method. */
  settle(decision: 'approve' | 'reject' | WalletErrorData = 'approve'): string {
    if (typeof decision === 'object') return this.#behaviours.settle(decision)
    return this.#behaviours.settle(decision === 'reject' ? rejected : undefined)
  }

  /** Requests that found the wallet slow are answered now. @returns how many there were. */
  release(): number {
    return this.#behaviours.release()
  }

  /** The person picks other accounts in the wallet; pages that may see accounts see these. */
  async selectAccounts(...choices: readonly AccountChoice[]): Promise<void> {
    this.#accounts.select(choices)
    await this.#tellAccounts()
  }

  /** The person will pick these in the next prompt that asks which accounts to share. */
  pickNext(...choices: readonly AccountChoice[]): void {
    this.#accounts.pickNext(choices)
  }

  /** The person goes on to the next account; the one before is still granted. */
  async switchAccount(): Promise<void> {
    this.#accounts.rotate()
    await this.#tellAccounts()
  }

  /** The person picks another network in the wallet, one that the page need not know. */
  async switchChain(chainId: number): Promise<void> {
    await this.#methods.moveTo(chainId)
  }

  forgetChain(chainId: number): void {
    this.#chains.forget(chainId)
  }

  /** Pages lose sight of all accounts until `unlock` or the next approved connection. */
  async lock(): Promise<void> {
    this.#accounts.lock()
    await this.emit('accountsChanged', [])
  }

  async unlock(): Promise<void> {
    this.#accounts.unlock()
    await this.#tellAccounts()
  }

  /** The wallet loses its own connection to all chains (EIP-1193 `disconnect`). */
  async disconnect(error: WalletErrorData = disconnected): Promise<void> {
    await this.emit('disconnect', error)
  }

  /** Six events, `times` over and all in one go, most of them wrong or said before; what is true comes last. */
  async storm(times = STORM_GUSTS): Promise<void> {
    const accounts = this.#accounts.areVisible ? inCase(this.accounts, 'lower') : []
    await this.#tell(eventStorm({ accounts, chainId: numberToHex(this.chainId) }, times))
  }

  /** Announces the wallet now, once more if it was announced before, and from now on in new pages too. */
  async announce(): Promise<void> {
    if (this.#contexts.length === 0) throw new Error('The wallet is not installed in a context.')
    for (const context of this.#contexts) {
      await tellPages(context, this.#config.id, 'announce')
      await context.addInitScript((door) => {
        const page = window as unknown as Record<string, ((message: 'announce') => void) | undefined>
        page[door]?.('announce')
      }, this.#config.door)
    }
  }

  /** Any event with any value, as odd as a real wallet may send it. */
  async emit(event: string, value: unknown): Promise<void> {
    await this.#tell([[event, value]])
  }

  async #tell(events: readonly WalletEvent[]): Promise<void> {
    for (const [event, value] of events) this.#transcript.addEvent(event, value)
    for (const open of this.#doors) open(events)
    await Promise.all(this.#contexts.map((context) => tellPages(context, this.#config.id, events)))
  }

  async #tellAccounts(): Promise<void> {
    if (this.#accounts.areVisible) await this.emit('accountsChanged', inCase(this.accounts, 'lower'))
  }

  async #answer(request: PageRequest): Promise<PageAnswer> {
    const { method, params, origin } = request
    this.received.push({ method, params, origin })
    const close = this.#transcript.addRequest(request)
    const answer = await this.#decideAndRun(request)
    close(answer)
    return answer
  }

  async #decideAndRun(request: PageRequest): Promise<PageAnswer> {
    try {
      const refusal = await this.#behaviours.decide(this.#behaviourFor(request), request)
      return refusal ? { error: refusal } : { result: await this.#methods.run(request) }
    } catch (cause) {
      return { error: toWalletErrorData(cause) }
    }
  }

  #behaviourFor(request: PageRequest): Behaviour {
    const { method, origin } = request
    const said = this.#behaviours.takeNext(method)
    if (said !== undefined) return said
    if (!this.#methods.isPrompting(request)) return 'approve'
    if (!this.#behaviours.isHolding(method, origin)) return this.#behaviours.always
    return method === 'eth_requestAccounts' ? this.#quirks.secondRequest : busy
  }
}
