import type { TaskLeader } from '#domain/ports/task-leader.ts'
import { Leader, type LeaderWork, type Term } from './leader.ts'
import type { Tabs } from './tabs.ts'

/** How long the leader of a task may be silent; it is asked for a heartbeat three times as often. */
export const SILENT_MS = 4_500

/** Elects a leader for each task. Only followers ask for heartbeats: a page alone sets no timer. */
export class TabTaskLeader implements TaskLeader {
  readonly #tabs: Tabs

  constructor(tabs: Tabs) {
    this.#tabs = tabs
  }

  take(task: string, onChange: (isLeading: boolean) => void): () => void {
    const part = new TaskPart(this.#tabs, task, onChange)
    return () => part.withdraw()
  }
}

/** This tab's part in one task, while it is visible. */
class TaskPart implements LeaderWork {
  readonly announced = { isOpening: false }
  readonly #leader: Leader
  readonly #onChange: (isLeading: boolean) => void
  readonly #withdrawing = new AbortController()
  #isLeading = false

  constructor(tabs: Tabs, task: string, onChange: (isLeading: boolean) => void) {
    this.#onChange = onChange
    this.#leader = new Leader({ tabs, name: `portside.${task}`, silentMs: SILENT_MS }, this)
    const { signal } = this.#withdrawing
    const update = () => (tabs.isVisible() ? this.#leader.enter() : this.#leader.leaveAtOnce())
    for (const event of ['visibilitychange', 'pageshow']) tabs.page.addEventListener(event, update, { signal })
    // The visitor is here.
    tabs.page.addEventListener('focus', () => this.#leader.takeOver(), { signal })
    update()
  }

  withdraw(): void {
    this.#withdrawing.abort()
    this.#leader.leaveAtOnce()
  }

  canFollow(): boolean {
    return true
  }

  onTerm({ isOwn, signal }: Term): void {
    if (!isOwn) this.#leader.watch(signal)
    if (this.#isLeading === isOwn || this.#withdrawing.signal.aborted) return
    this.#isLeading = isOwn
    this.#onChange(isOwn)
  }

  onMessage(): void {
    // The leader of a task announces only that it leads.
  }
}
