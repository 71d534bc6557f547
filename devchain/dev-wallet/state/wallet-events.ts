/** Receives an EIP-1193 event. */
export type Listener = (value: unknown) => void

/** The wallet's listeners; each is called in its own microtask, so one that throws does not affect the others. */
export class WalletEvents {
  readonly #listeners = new Map<string, Set<Listener>>()

  add(event: string, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
  }

  remove(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener)
  }

  emit(event: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) queueMicrotask(() => listener(value))
  }
}
