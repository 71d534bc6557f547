import { randomUUID } from 'node:crypto'

const KEPT = 100

/** What a button did, for the page that comes next. */
export interface Notice {
  readonly text: string
  readonly isFailure: boolean
  readonly link?: { readonly path: string; readonly text: string }
}

/** Kept here and named by an id in the next page's address, so that no address can put words into a page. */
export class Notices {
  readonly #byId = new Map<string, Notice>()

  add(notice: Notice): string {
    const id = randomUUID()
    this.#byId.set(id, notice)
    const [oldest] = this.#byId.keys()
    if (oldest !== undefined && this.#byId.size > KEPT) this.#byId.delete(oldest)
    return id
  }

  /** Once: a reload no longer says it. */
  take(id: string): Notice | undefined {
    const notice = this.#byId.get(id)
    this.#byId.delete(id)
    return notice
  }
}
