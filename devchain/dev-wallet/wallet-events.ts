/** Of an EIP-1193 event. */
export type Listener = (value: unknown) => void

/** Who listens to the wallet; each hears of an event by itself, so that one which throws keeps it from nobody. */
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
