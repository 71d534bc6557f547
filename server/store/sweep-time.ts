/** A clock that has gone this much further than time itself was set, or the machine was asleep. */
const JUMP_MS = 60_000
/** For as long, it may be set right again. */
const BELIEVED_AFTER_MS = 10 * 60_000

interface Jump {
  readonly offset: number
  /** By the clock that never goes back. */
  readonly at: number
}

/**
 * The time by which sessions may be deleted for good, in ms since 1970. A clock that jumps forward refuses them only while
 * it is wrong: it is believed once it has stayed there for ten minutes.
 */
export class SweepTime {
  /** Between the clock and one that never goes back. */
  #offset: number | undefined
  #jump: Jump | undefined

  /**
   * @param now the clock, in ms since 1970.
   * @param steady in ms, by a clock that never goes back.
   */
  read(now: number, steady: number): number {
    const offset = now - steady
    if (this.#offset === undefined || offset - this.#offset < JUMP_MS) return this.#believe(now, offset)
    if (!this.#jump || Math.abs(offset - this.#jump.offset) >= JUMP_MS) this.#jump = { offset, at: steady }
    if (steady - this.#jump.at >= BELIEVED_AFTER_MS) return this.#believe(now, offset)
    return steady + this.#offset
  }

  #believe(now: number, offset: number): number {
    this.#offset = offset
    this.#jump = undefined
    return now
  }
}
