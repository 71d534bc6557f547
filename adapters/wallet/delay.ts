export interface Delay {
  /** Resolves when the time is over. */
  readonly over: Promise<undefined>
  readonly stop: () => void
}

/** A wait that leaves no timer behind once it is stopped. */
export function delay(ms: number): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return { over, stop: () => clearTimeout(timer) }
}
