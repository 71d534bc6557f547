import type { TaskLeader } from '#domain/ports/task-leader.ts'

/** Leads in every task, as a tab alone does, until the test says otherwise. */
export class FakeTaskLeader implements TaskLeader {
  readonly #parts = new Map<(isLeading: boolean) => void, string>()
  #isLeading: boolean

  constructor(isLeading = true) {
    this.#isLeading = isLeading
  }

  take(task: string, onChange: (isLeading: boolean) => void): () => void {
    this.#parts.set(onChange, task)
    if (this.#isLeading) onChange(true)
    return () => void this.#parts.delete(onChange)
  }

  /** What this tab takes part in. */
  get tasks(): readonly string[] {
    return [...this.#parts.values()]
  }

  lead(isLeading: boolean): void {
    this.#isLeading = isLeading
    for (const onChange of [...this.#parts.keys()]) onChange(isLeading)
  }
}
