import type { Address } from '#domain/address.ts'

/** What a session means for the page right now. */
export interface View {
  /** The one in use first. */
  readonly accounts: readonly Address[]
  readonly chainId: number
  /** Whether some other configured chain can be reached from here. */
  readonly canSwitchChain: boolean
  /** The name of the wallet that the visitor picked for it, where it is known. */
  readonly wallet?: string
  /** What the wallet at the other end calls itself: plain, and bounded. */
  readonly peerName?: string
}

export type Listener = (payload: unknown) => void

/** Tells listeners what has changed from one view to the next, as EIP-1193 events. */
export class ViewEvents {
  readonly #listeners = new Map<string, Set<Listener>>()
  #told: View | undefined

  /** @param view of which nobody has to be told. */
  constructor(view: View | undefined) {
    this.#told = view
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener)
  }

  /** @param view undefined without a session. */
  tell(view: View | undefined): void {
    const before = this.#told
    this.#told = view
    if (!view) {
      if (before) this.#emit('disconnect', { code: 6000, message: 'User disconnected.' })
      return
    }
    if (view.chainId !== before?.chainId) this.#emit('chainChanged', view.chainId)
    if (view.accounts.join() !== before?.accounts.join()) this.#emit('accountsChanged', view.accounts)
  }

  #emit(event: string, payload: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload)
  }
}

/** False only for two that are known to be different. */
export function isSameWallet(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other
}
