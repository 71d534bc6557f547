import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Address } from '#domain/address.ts'
import { type Behaviour, Behaviours } from './behaviour.ts'
import { BINDING, connectToPages, doorOf, tellPages } from './page-bridge.ts'
import { installPageProvider, type PageAnswer, type PageProviderConfig, type PageRequest } from './page-provider.ts'
import { metaMaskLike, type Quirks } from './quirks.ts'
import { inCase, WalletAccounts } from './wallet-accounts.ts'
import { WalletChains } from './wallet-chains.ts'
import { busy, rejected, toWalletErrorData, type WalletErrorData } from './wallet-error.ts'
import { WalletMethods } from './wallet-methods.ts'

export interface ScriptedWalletOptions {
  /** The networks that the wallet knows, with its own nodes for them. */
  readonly nodeUrls: Readonly<Record<number, string>>
  /** Used in place of the page's `rpcUrls` when one of these networks is added: public endpoints are not there in a test. */
  readonly addableNodeUrls?: Readonly<Record<number, string>>
  readonly chainId: number
  /** Indexes of test accounts, the current one first. */
  readonly accounts?: readonly number[]
  readonly name?: string
  readonly rdns?: string
  readonly icon?: string
  /** Properties such as `isMetaMask` on the provider. */
  readonly flags?: Readonly<Record<string, unknown>>
  /** `when told`: only after `announce()`, as late wallets do. */
  readonly announces?: 'at once' | 'when told' | 'never'
  readonly takesWindowEthereum?: boolean
  readonly quirks?: Partial<Quirks>
}

/** A request that the wallet received from a page. */
export type ReceivedRequest = Pick<PageRequest, 'method' | 'params' | 'origin'>

const ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="teal"/%3E%3C/svg%3E'
const POLL_MS = 20

/**
 * A browser wallet for tests: the page gets an EIP-1193 provider announced through EIP-6963, and the test says what the
 * person in front of the wallet does. Keys, permissions and chain live in Node, so it works under any
 * Content-Security-Policy, survives a reload and is shared by all tabs of a context.
 */
export class ScriptedWallet {
  /** Every request of every page, oldest first. */
  readonly received: ReceivedRequest[] = []
  readonly #config: PageProviderConfig
  readonly #quirks: Quirks
  readonly #accounts: WalletAccounts
  readonly #chains: WalletChains
  readonly #methods: WalletMethods
  readonly #behaviours = new Behaviours()
  #context: BrowserContext | undefined

  constructor(options: ScriptedWalletOptions) {
    const id = randomUUID().slice(0, 8)
    this.#quirks = { ...metaMaskLike, ...options.quirks }
    this.#config = {
      id,
      uuid: randomUUID(),
      name: options.name ?? 'Scripted Wallet',
      rdns: options.rdns ?? 'test.scripted.wallet',
      icon: options.icon ?? ICON,
      flags: options.flags ?? {},
      announces: options.announces ?? 'at once',
      takesWindowEthereum: options.takesWindowEthereum ?? true,
      hasRemoveListener: this.#quirks.hasRemoveListener,
      binding: BINDING,
      door: doorOf(id)
    }
    this.#accounts = new WalletAccounts(options.accounts ?? [0])
    this.#chains = new WalletChains(options.nodeUrls, options.addableNodeUrls ?? {}, options.chainId)
    this.#methods = new WalletMethods({
      accounts: this.#accounts,
      chains: this.#chains,
      quirks: this.#quirks,
      emit: (event, value) => this.emit(event, value)
    })
  }

  /** Puts the wallet into every page that the context opens from now on. */
  async install(context: BrowserContext): Promise<this> {
    this.#context = context
    await connectToPages(context, this.#config.id, (request) => this.#answer(request))
    await context.addInitScript(installPageProvider, this.#config)
    return this
  }

  /** The accounts that the person has chosen, checksummed, the current one first. */
  get accounts(): readonly Address[] {
    return this.#accounts.selected
  }

  get chainId(): number {
    return this.#chains.current
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

  /** The person picks other accounts in the wallet; pages that may see accounts see these. */
  async selectAccounts(...indexes: readonly number[]): Promise<void> {
    this.#accounts.select(indexes)
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
  async disconnect(error: WalletErrorData = { code: 4900, message: 'Disconnected' }): Promise<void> {
    await this.emit('disconnect', error)
  }

  /** Announces the wallet now, once more if it was announced before, and from now on in new pages too. */
  async announce(): Promise<void> {
    const context = this.#installed()
    await tellPages(context, this.#config.id, 'announce')
    await context.addInitScript((door) => {
      const page = window as unknown as Record<string, ((message: 'announce') => void) | undefined>
      page[door]?.('announce')
    }, this.#config.door)
  }

  /** Any event with any value, as odd as a real wallet may send it. */
  async emit(event: string, value: unknown): Promise<void> {
    if (this.#context) await tellPages(this.#context, this.#config.id, { event, value })
  }

  async #tellAccounts(): Promise<void> {
    if (this.#accounts.areVisible) await this.emit('accountsChanged', inCase(this.accounts, 'lower'))
  }

  #installed(): BrowserContext {
    if (!this.#context) throw new Error('The wallet is not installed in a context.')
    return this.#context
  }

  async #answer(request: PageRequest): Promise<PageAnswer> {
    const { method, params, origin } = request
    this.received.push({ method, params, origin })
    try {
      const refusal = await this.#behaviours.decide(this.#behaviourFor(request), method, origin)
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
