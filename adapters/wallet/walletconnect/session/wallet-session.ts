import type { Eip1193Provider } from '#adapters/wallet/eip1193.ts'
import type { SharedProvider } from '#adapters/wallet/walletconnect/tabs/shared-provider.ts'
import type { Ask, SentRequest } from '#adapters/wallet/walletconnect/tabs/tab-messages.ts'
import type { ConnectOptions } from '#domain/ports/connector.ts'
import { isSameWallet, type Listener, type View, ViewEvents } from './view-events.ts'

/** The one session of all tabs as one wallet's connector has it: while it is another wallet's, there is none. */
export class WalletSession implements Eip1193Provider {
  readonly #shared: SharedProvider
  readonly #wallet: { readonly wallet?: string }
  readonly #onSent: (sent: SentRequest) => void
  readonly #events: ViewEvents

  /** @param onSent called with every request that the wallet is to answer, once it is out. */
  constructor(shared: SharedProvider, wallet: string | undefined, onSent: (sent: SentRequest) => void) {
    this.#shared = shared
    this.#wallet = wallet === undefined ? {} : { wallet }
    this.#onSent = onSent
    this.#events = new ViewEvents(this.#view)
    shared.subscribe(() => this.#events.tell(this.#view))
  }

  get canSwitchChain(): boolean {
    return this.#view?.canSwitchChain ?? true
  }

  get peerName(): string | undefined {
    return this.#view?.peerName
  }

  /** Offers a pairing until a wallet takes it up, here or in another tab; does nothing while this wallet has the session. */
  async pair(options: ConnectOptions): Promise<void> {
    await this.#shared.carryOut({ kind: 'pair', ...this.#wallet }, options)
  }

  request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    const ask: Ask = { kind: 'request', method, ...(params !== undefined && { params }), ...this.#wallet }
    return this.#shared.carryOut(ask, { onSent: this.#onSent })
  }

  on(event: string, listener: Listener): void {
    this.#events.on(event, listener)
  }

  removeListener(event: string, listener: Listener): void {
    this.#events.off(event, listener)
  }

  /** Ends the session on both sides; in every tab at once, and for good even when the relay does not answer. */
  async end(): Promise<void> {
    await this.#shared.carryOut({ kind: 'end', ...this.#wallet })
  }

  get #view(): View | undefined {
    const { view } = this.#shared
    return isSameWallet(view?.wallet, this.#wallet.wallet) ? view : undefined
  }
}
