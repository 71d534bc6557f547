/** Whatever waits for the connected wallet, and would be lost in a reload: each request adds itself while it is pending. */
export class PendingRequests {
  readonly #pending = new Set<object>()

  get isAny(): boolean {
    return this.#pending.size > 0
  }

  /** @param request the object that waits; adding it again changes nothing. */
  add(request: object): void {
    this.#pending.add(request)
  }

  remove(request: object): void {
    this.#pending.delete(request)
  }
}
