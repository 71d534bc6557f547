import type { PageActivity } from '#domain/ports/page-activity.ts'

/** A page that is seen all the time, and at which nobody does anything. */
export class FakePageActivity implements PageActivity {
  readonly isVisible = true
  /** How many have the visitor asked before the page closes. */
  asking = 0
  readonly #listeners = new Set<() => void>()

  onVisibility(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  onInput(): () => void {
    return () => undefined
  }

  askBeforeClosing(): () => void {
    this.asking++
    return () => void this.asking--
  }

  /** As if the visitor came back to it. */
  show(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
