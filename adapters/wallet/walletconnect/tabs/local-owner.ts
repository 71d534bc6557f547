import type { View } from '#adapters/wallet/walletconnect/session/view-events.ts'
import type { WalletConnectProvider } from '../walletconnect-provider.ts'
import { toErrorData } from './error-data.ts'
import { randomId } from './random-id.ts'
import { type AskOptions, OwnerLeftError, type SessionOwner } from './session-owner.ts'
import type { Ask, TabMessage } from './tab-messages.ts'
import type { TabPresence } from './tab-presence.ts'

interface LocalOwnerOptions {
  readonly open: () => Promise<WalletConnectProvider>
  readonly presence: TabPresence
  /** Called as soon as there is a view, and whenever it may be another one. */
  readonly viewChanged: (view: View | undefined) => void
}

type Asked = Extract<TabMessage, { readonly type: 'ask' }>

/** This tab, while it has the session's client: does what it is asked here and by other tabs. */
export class LocalOwner implements SessionOwner {
  readonly id = randomId()
  readonly #since = Date.now()
  /** Rejects with what kept the client from opening. */
  readonly opened: Promise<void>
  readonly #presence: TabPresence
  readonly #opening: Promise<WalletConnectProvider>
  readonly #cancellations = new Map<string, AbortController>()
  readonly #left: Promise<never>
  #leave: (cause: OwnerLeftError) => void = () => undefined
  #provider: WalletConnectProvider | undefined

  constructor({ open, presence, viewChanged }: LocalOwnerOptions) {
    this.#presence = presence
    this.#left = new Promise((_, reject) => {
      this.#leave = reject
    })
    this.#left.catch(() => undefined)
    const handleChange = () => {
      this.#announce()
      viewChanged(this.#provider?.view)
    }
    this.#announce()
    this.#opening = open()
    this.opened = this.#opening.then((provider) => {
      this.#provider = provider
      provider.subscribe(handleChange)
      handleChange()
    })
  }

  async carryOut(ask: Ask, options: AskOptions): Promise<unknown> {
    await Promise.race([this.opened, this.#left])
    return Promise.race([this.#perform(ask, options), this.#left])
  }

  receive(message: TabMessage): boolean {
    if (message.type === 'hello') this.#announce()
    else if (message.type === 'cancel') this.#cancellations.get(message.id)?.abort()
    else if (message.type === 'ask' && message.owner === this.id) void this.#serve(message)
    else return false
    return true
  }

  async leave(): Promise<void> {
    this.#presence.post({ type: 'left', owner: this.id })
    this.#leave(new OwnerLeftError(this.#provider !== undefined))
    const provider = await this.#opening.catch(() => undefined)
    await provider?.close()
  }

  async #perform(ask: Ask, options: AskOptions): Promise<unknown> {
    const provider = await this.#opening
    if (ask.kind === 'pair') return provider.pair(options, ask.wallet)
    if (ask.kind === 'end') return provider.end(ask.wallet)
    return provider.request(ask, options)
  }

  async #serve({ id, tab, takeBy, ask }: Asked): Promise<void> {
    if (this.#cancellations.has(id)) return
    const cancellation = new AbortController()
    this.#cancellations.set(id, cancellation)
    const stopLooking = this.#presence.whenGone(tab, () => cancellation.abort())
    try {
      await Promise.race([this.opened, this.#left])
      if (Date.now() > takeBy) return this.#presence.post({ type: 'late', id })
      this.#presence.post({ type: 'taken', id })
      const value = await this.carryOut(ask, {
        signal: cancellation.signal,
        onPairing: (pairing) => this.#presence.post({ type: 'pairing', id, pairing }),
        onSent: (sent) => this.#presence.post({ type: 'sent', id, sent })
      })
      this.#presence.post({ type: 'value', id, value })
    } catch (cause) {
      // Whoever asked has been told that the owner left.
      if (!(cause instanceof OwnerLeftError)) this.#presence.post({ type: 'error', id, error: toErrorData(cause) })
    } finally {
      stopLooking()
      this.#cancellations.delete(id)
    }
  }

  #announce(): void {
    const view = this.#provider?.view
    const isOpening = !this.#provider
    this.#presence.post({ type: 'owner', owner: this.id, since: this.#since, isOpening, ...(view && { view }) })
  }
}
