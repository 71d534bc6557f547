import type { View } from '#adapters/wallet/walletconnect/session/view-events.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { cancellation } from '../cancellation.ts'
import { connectionReset } from '../walletconnect-errors.ts'
import type { WalletConnectProvider } from '../walletconnect-provider.ts'
import { keepLock } from './keep-lock.ts'
import { LifeWatch } from './life-watch.ts'
import { LocalOwner } from './local-owner.ts'
import { RemoteOwner } from './remote-owner.ts'
import { type AskOptions, OwnerLeftError, type SessionOwner } from './session-owner.ts'
import type { Ask, OwnerMessage, TabMessage } from './tab-messages.ts'
import { SHARED_NAME, TabPresence } from './tab-presence.ts'
import type { Tabs } from './tabs.ts'

export interface SharedProviderOptions {
  readonly tabs: Tabs
  /** Opens the session's client; called by the one tab that owns the session. */
  readonly openProvider: () => Promise<WalletConnectProvider>
  /** How long the tab that owns the session may be silent until another one takes the session over. */
  readonly silentMs: number
}

/** As a part of the time until an owner counts as silent. */
const TAKEN_WITHIN = 2 / 3
/** Answered without the wallet, so that asking twice does no harm. */
const READS: readonly string[] = ['eth_accounts', 'eth_requestAccounts', 'eth_chainId']
const LOOK: Ask = { kind: 'request', method: 'eth_accounts' }

/** The one WalletConnect session of all tabs: one of them, which has the lock, owns it, and does for the others what they ask. */
export class SharedProvider {
  readonly #options: SharedProviderOptions
  readonly #listeners = new Set<() => void>()
  readonly #watch: LifeWatch
  /** Undefined while the browser keeps the page aside (back/forward cache), and in the end. */
  #presence: TabPresence | undefined
  #owner: SessionOwner | undefined
  /** Undefined unless this tab has the lock, or waits for it. */
  #giveUpLock: (() => void) | undefined
  #view: View | undefined
  #isClosed = false
  #waiting: readonly (() => void)[] = []

  /** Resolves when it is known whether there is a session. @throws what keeps its client from opening. */
  static async open(options: SharedProviderOptions): Promise<SharedProvider> {
    const provider = new SharedProvider(options)
    try {
      await provider.carryOut(LOOK)
      return provider
    } catch (cause) {
      await provider.close()
      throw cause
    }
  }

  private constructor(options: SharedProviderOptions) {
    this.#options = options
    this.#watch = new LifeWatch({
      silentMs: options.silentMs,
      ask: () => this.#presence?.post({ type: 'hello' }),
      gone: () => this.#takeOver()
    })
    const { page } = options.tabs
    page.addEventListener('pagehide', this.#handleHide)
    page.addEventListener('pageshow', this.#handleShow)
    page.addEventListener('visibilitychange', this.#handleVisibility)
    this.#enter()
  }

  /** Undefined without a session. */
  get view(): View | undefined {
    return this.#view
  }

  /** Calls back whenever the view may have changed. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Has the owner of the session do it, whoever that is by then. @throws WalletError as soon as it is cancelled. */
  async carryOut(ask: Ask, options: AskOptions = {}): Promise<unknown> {
    const { cancelled, stop } = cancellation(options.signal ? [options.signal] : [])
    try {
      return await Promise.race([cancelled, this.#watch.during(() => this.#askOwner(ask, options))])
    } finally {
      stop()
    }
  }

  /** Leaves the session standing, as a page that goes away does. */
  async close(): Promise<void> {
    const { page } = this.#options.tabs
    page.removeEventListener('pagehide', this.#handleHide)
    page.removeEventListener('pageshow', this.#handleShow)
    page.removeEventListener('visibilitychange', this.#handleVisibility)
    this.#isClosed = true
    const giveUpLock = this.#giveUpLock
    await this.#leave()
    giveUpLock?.()
  }

  async #askOwner(ask: Ask, options: AskOptions): Promise<unknown> {
    for (;;) {
      const owner = await this.#untilOwned()
      if (options.signal?.aborted) throw connectionReset()
      try {
        return await owner.carryOut(ask, options)
      } catch (cause) {
        if (!(cause instanceof OwnerLeftError)) throw cause
        if (cause.wasTaken && ask.kind === 'request' && !READS.includes(ask.method))
          throw new WalletError('answer', { problem: 'interrupted', cause })
      }
    }
  }

  async #untilOwned(): Promise<SessionOwner> {
    while (!this.#owner) {
      if (this.#isClosed) throw connectionReset()
      if (this.#presence && !this.#giveUpLock) this.#queue()
      await new Promise<void>((found) => {
        this.#waiting = [...this.#waiting, found]
      })
    }
    return this.#owner
  }

  #enter(): void {
    this.#presence = new TabPresence(this.#options.tabs, (message) => this.#receive(message))
    this.#queue()
    this.#presence.post({ type: 'hello' })
  }

  async #leave(): Promise<void> {
    const presence = this.#presence
    const left = this.#follow(undefined)
    this.#presence = undefined
    this.#giveUpLock = undefined
    presence?.leave()
    await left
  }

  #queue(way: 'wait' | 'take' = 'wait'): void {
    this.#giveUpLock?.()
    const onHeld = () => this.#own()
    const onLost = () => this.#lose()
    this.#giveUpLock = keepLock(this.#options.tabs.locks, SHARED_NAME, { way, onHeld, onLost })
  }

  #own(): void {
    if (!this.#presence) return
    const owner = new LocalOwner({
      open: this.#options.openProvider,
      presence: this.#presence,
      viewChanged: (view) => {
        if (this.#owner === owner) this.#see(view)
      }
    })
    owner.opened.catch(() => this.#resign(owner))
    void this.#follow(owner)
  }

  /** Without a client: another tab may have more luck, and this one the next time that something is asked. */
  #resign(owner: SessionOwner): void {
    if (this.#owner !== owner) return
    void this.#follow(undefined)
    this.#giveUpLock?.()
    this.#giveUpLock = undefined
  }

  #lose(): void {
    void this.#follow(undefined)
    this.#queue()
    this.#presence?.post({ type: 'hello' })
  }

  #takeOver(): void {
    if (this.#presence && !(this.#owner instanceof LocalOwner)) this.#queue('take')
  }

  /** @returns once the owner before has ended what it did. */
  async #follow(owner: SessionOwner | undefined): Promise<void> {
    const before = this.#owner
    this.#owner = owner
    const waiting = this.#waiting
    this.#waiting = []
    for (const found of waiting) found()
    await before?.leave()
  }

  #see(view: View | undefined): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }

  #receive(message: TabMessage): void {
    if (message.type === 'owner') this.#hear(message)
    else if (message.type === 'left' && message.owner === this.#owner?.id) void this.#follow(undefined)
    else if (this.#owner?.receive(message)) this.#watch.heard()
  }

  #hear(message: OwnerMessage): void {
    const { owner: id, since, isOpening, view } = message
    if (!this.#presence || this.#owner instanceof LocalOwner) return
    if (this.#owner instanceof RemoteOwner && since < this.#owner.since) return
    if (id !== this.#owner?.id)
      void this.#follow(new RemoteOwner(message, this.#presence, this.#options.silentMs * TAKEN_WITHIN))
    if (!this.#giveUpLock) this.#queue()
    this.#watch.heard()
    if (!isOpening) this.#see(view)
  }

  readonly #handleHide = (event: Event) => {
    if (!('persisted' in event && event.persisted)) return
    const giveUpLock = this.#giveUpLock
    void this.#leave()
    // Not later: the page may stand still from now on.
    giveUpLock?.()
  }

  readonly #handleShow = () => {
    if (!this.#presence) this.#enter()
  }

  /** Whoever owns the session may sleep in the background; what it has missed is not to be missed here. */
  readonly #handleVisibility = () => {
    if (this.#owner instanceof RemoteOwner && this.#options.tabs.isVisible())
      void this.carryOut(LOOK).catch(() => undefined)
  }
}
