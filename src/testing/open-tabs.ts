import { afterEach, beforeEach, vi } from 'vitest'
import { openTab, openTabInStages } from './open-tab.ts'

/** For the tests of a file: tabs that are closed after each test, and a clock that the test advances. */
export function openTabs() {
  const stops: (() => void)[] = []
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
  })
  const untilEnd = <Tab extends { readonly stop: () => void }>(tab: Tab): Tab => {
    stops.push(tab.stop)
    return tab
  }
  /** Resolves once everything has happened that does not wait for the clock. */
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return {
    openTab: (...options: Parameters<typeof openTab>) => untilEnd(openTab(...options)),
    openTabInStages: (...options: Parameters<typeof openTabInStages>) => untilEnd(openTabInStages(...options)),
    settled
  }
}
