import { isObject } from './rpc-call.ts'

/** Messages that a node has and has not answered, found again by the id of any of their calls. */
export class AskedMessages<Asked> {
  readonly #byId = new Map<unknown, { readonly ids: readonly unknown[]; readonly asked: Asked }>()

  add(ids: readonly unknown[], asked: Asked): void {
    for (const id of ids) this.#byId.set(id, { ids, asked })
  }

  /** @returns what this is the answer to; undefined when nobody asked for it. */
  take(answer: unknown): Asked | undefined {
    const [first] = [answer].flat()
    const found = this.#byId.get(isObject(first) ? first['id'] : undefined)
    for (const id of found?.ids ?? []) this.#byId.delete(id)
    return found?.asked
  }
}
