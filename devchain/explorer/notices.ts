import { randomUUID } from 'node:crypto'

const MAX_NOTICES = 100

/** The outcome of a button, shown on the next page. */
export interface Notice {
  readonly text: string
  readonly isFailure: boolean
  readonly link?: { readonly path: string; readonly text: string }
}

/** Looked up by an id in the next page's URL, so that a crafted URL cannot inject text into a page. */
export class Notices {
  readonly #byId = new Map<string, Notice>()

  add(notice: Notice): string {
    const id = randomUUID()
    this.#byId.set(id, notice)
    const [oldest] = this.#byId.keys()
    if (oldest !== undefined && this.#byId.size > MAX_NOTICES) this.#byId.delete(oldest)
    return id
  }

  /** Removes it, so that a reload does not show it again. */
  take(id: string): Notice | undefined {
    const notice = this.#byId.get(id)
    this.#byId.delete(id)
    return notice
  }
}
