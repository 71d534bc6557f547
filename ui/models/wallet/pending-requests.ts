/**
 * Whatever waits for the connected wallet, and would be lost in a reload: each request adds itself while it is pending.
 * Connecting is none of them: it begins before an account's code has loaded, and the connection's status says whether it
 * is pending (`connectVisitState` in `src/visit/visit.ts`).
 */
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
