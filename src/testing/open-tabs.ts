import { afterEach, beforeEach, vi } from 'vitest'
import { openTab } from './open-tab.ts'

/** For the tests of a file: tabs that are closed after each test, and a clock that the test advances. */
export function openTabs() {
  const stops: (() => void)[] = []
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
  })
  const openTabForTest: typeof openTab = (...parameters) => {
    const tab = openTab(...parameters)
    stops.push(tab.stop)
    return tab
  }
  /** Resolves once everything has happened that does not wait for the clock. */
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return { openTab: openTabForTest, settled }
}
