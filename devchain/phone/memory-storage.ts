/** In-memory storage for the WalletConnect packages; copies values like a database. */
export class MemoryStorage {
  readonly #values = new Map<string, unknown>()

  async getKeys(): Promise<string[]> {
    return [...this.#values.keys()]
  }

  async getEntries<Value>(): Promise<[string, Value][]> {
    return [...this.#values].map(([key, value]) => [key, structuredClone(value) as Value])
  }

  async getItem<Value>(key: string): Promise<Value | undefined> {
    return structuredClone(this.#values.get(key)) as Value | undefined
  }

  async setItem<Value>(key: string, value: Value): Promise<void> {
    this.#values.set(key, structuredClone(value))
  }

  async removeItem(key: string): Promise<void> {
    this.#values.delete(key)
  }
}
