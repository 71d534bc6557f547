import type { KeyValueStore } from '#domain/ports/key-value-store.ts'

/** Keeps texts for the life of the object, and nothing between visits. */
export class MemoryStore implements KeyValueStore {
  readonly #values = new Map<string, string>()

  read(key: string): string | undefined {
    return this.#values.get(key)
  }

  write(key: string, value: string): void {
    this.#values.set(key, value)
  }

  remove(key: string): void {
    this.#values.delete(key)
  }

  /** Nobody else can change what is kept here. */
  subscribe(): () => void {
    return () => undefined
  }
}
