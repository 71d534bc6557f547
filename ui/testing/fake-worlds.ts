import { fakeWorld } from './fake-world.ts'

/** What a test file has of its test runner, which nothing else in this folder knows. */
interface TestRunner {
  readonly beforeEach: (act: () => void) => unknown
  readonly afterEach: (act: () => void) => unknown
  readonly vi: {
    readonly useFakeTimers: () => unknown
    readonly useRealTimers: () => unknown
    readonly advanceTimersByTimeAsync: (ms: number) => Promise<unknown>
  }
}

/** For the tests of a file: worlds that are stopped at a test's end, and a clock that the test moves. */
export function fakeWorlds({ beforeEach, afterEach, vi }: TestRunner) {
  const stops: (() => void)[] = []
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
  })
  const world: typeof fakeWorld = (...parameters) => {
    const opened = fakeWorld(...parameters)
    stops.push(opened.stop)
    return opened
  }
  /** Until everything has happened that waits for no clock. */
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return { world, settled }
}
