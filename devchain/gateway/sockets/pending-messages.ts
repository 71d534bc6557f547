import { isObject } from '../rpc-call.ts'

/** Messages that a node has not answered yet, found by the id of any of their calls. */
export class PendingMessages<Pending> {
  readonly #byId = new Map<unknown, { readonly ids: readonly unknown[]; readonly pending: Pending }>()

  add(ids: readonly unknown[], pending: Pending): void {
    for (const id of ids) this.#byId.set(id, { ids, pending })
  }

  /** @returns the message that this answers; undefined for an unsolicited one. */
  take(answer: unknown): Pending | undefined {
    const ids: readonly unknown[] = [answer].flat().map((each) => (isObject(each) ? each['id'] : undefined))
    const found = this.#byId.get(ids.find((id) => this.#byId.has(id)))
    for (const id of found?.ids ?? []) this.#byId.delete(id)
    return found?.pending
  }
}
