import type { TaskLeader } from '#domain/ports/task-leader.ts'
import { Latest } from '#domain/wait/latest.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { holdLock } from './hold-lock.ts'
import type { Channel, Tabs } from './tabs.ts'

/** How often a follower asks whether the leader responds. */
export const ASK_EVERY_MS = 1_500
/** A leader that leaves this many questions unanswered has stopped responding. */
export const MAX_UNANSWERED = 3

/** Elects leaders by a lock of each task's name. Only followers ask for heartbeats: a page alone sets no timer. */
export class TabTaskLeader implements TaskLeader {
  readonly #tabs: Tabs

  constructor(tabs: Tabs) {
    this.#tabs = tabs
  }

  take(task: string, onChange: (isLeading: boolean) => void): () => void {
    const seat = new Seat(this.#tabs, `portside.${task}`, onChange)
    return () => seat.leave()
  }
}

/** This tab's part in one task. */
class Seat {
  readonly #tabs: Tabs
  readonly #name: string
  readonly #channel: Channel
  readonly #onChange: (isLeading: boolean) => void
  readonly #leaving = new AbortController()
  /** Of the lock that is held or waited for. */
  readonly #attempt = new Latest()
  #isSeated = false
  #isLeading = false
  #isAnswered = false

  constructor(tabs: Tabs, name: string, onChange: (isLeading: boolean) => void) {
    this.#tabs = tabs
    this.#name = name
    this.#onChange = onChange
    this.#channel = tabs.openChannel(name)
    const { signal } = this.#leaving
    this.#channel.addEventListener('message', ({ data }) => this.#onMessage(data), { signal })
    for (const event of ['visibilitychange', 'pageshow'])
      tabs.page.addEventListener(event, () => this.#update(), { signal })
    tabs.page.addEventListener('focus', () => this.#isLeading || this.#seek({ steal: true }), { signal })
    this.#update()
  }

  leave(): void {
    this.#leaving.abort()
    this.#attempt.cancel()
    this.#channel.close()
  }

  #update(): void {
    const isVisible = this.#tabs.isVisible()
    if (isVisible && !this.#isSeated) this.#seek({ steal: false })
    if (isVisible || !this.#isSeated) return
    this.#isSeated = false
    this.#attempt.cancel()
    this.#lead(false)
  }

  #seek({ steal }: { readonly steal: boolean }): void {
    if (!this.#tabs.isVisible()) return
    this.#isSeated = true
    const signal = this.#attempt.start()
    const onLost = () => {
      this.#lead(false)
      this.#seek({ steal: false })
    }
    holdLock(this.#tabs.locks, this.#name, { signal, steal, onHeld: () => this.#lead(true), onLost })
    void this.#watch(signal)
  }

  #lead(isLeading: boolean): void {
    if (this.#isLeading === isLeading || this.#leaving.signal.aborted) return
    this.#isLeading = isLeading
    this.#onChange(isLeading)
  }

  /** Waits several short times rather than once: after the device has slept, both tabs wake at the same time. */
  async #watch(signal: AbortSignal): Promise<void> {
    for (let unanswered = 0; unanswered < MAX_UNANSWERED; unanswered = this.#isAnswered ? 0 : unanswered + 1) {
      this.#isAnswered = false
      this.#channel.postMessage('asked')
      await sleep(ASK_EVERY_MS, signal)
      if (signal.aborted || this.#isLeading) return
    }
    this.#seek({ steal: true })
  }

  #onMessage(data: unknown): void {
    if (data === 'asked' && this.#isLeading) this.#channel.postMessage('leading')
    if (data === 'leading') this.#isAnswered = true
  }
}
