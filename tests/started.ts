/** What has been started so far, and how it is stopped. */
export class Started {
  readonly #stops: (() => unknown)[] = []

  /** Stopped before all that was started earlier. */
  add(stop: () => unknown): void {
    this.#stops.push(stop)
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0).reverse()) await stop()
  }
}

/** Starts all or nothing. @throws whatever `start` throws, once all that it had started is stopped */
export async function startWhole<Whole>(start: (started: Started) => Promise<Whole>): Promise<Whole> {
  const started = new Started()
  try {
    return await start(started)
  } catch (cause) {
    await started.stop()
    throw cause
  }
}
