/** All that has been started so far, and how it is stopped. */
export class Started {
  readonly #stops: (() => unknown)[] = []

  /** Stopped before all that was started earlier. */
  add(stop: () => unknown): void {
    this.#stops.push(stop)
  }

  /** @throws the first error, once everything else is stopped, too */
  async stop(): Promise<void> {
    const failures: unknown[] = []
    for (const stop of this.#stops.splice(0).reverse()) {
      try {
        await stop()
      } catch (cause) {
        failures.push(cause)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
}

/** Starts all or nothing. @throws whatever `start` throws, once all that it had started is stopped */
export async function startWhole<Whole>(start: (started: Started) => Promise<Whole>): Promise<Whole> {
  const started = new Started()
  try {
    return await start(started)
  } catch (cause) {
    // The reason counts, not its consequences.
    await started.stop().catch(() => undefined)
    throw cause
  }
}
