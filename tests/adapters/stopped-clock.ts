import { onTestFinished, vi } from 'vitest'

/** How many ids WalletConnect can give out within a millisecond. */
const IDS_PER_MS = 1_000

/**
 * Stops the clock until the test has finished. WalletConnect's ids are the time in ms and three random digits: without
 * the time they would soon repeat, and a request with the id of an earlier one is never answered. So no digits repeat.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  let drawn = 0
  const random = vi.spyOn(Math, 'random').mockImplementation(() => ((drawn++ % IDS_PER_MS) + 0.5) / IDS_PER_MS)
  onTestFinished(() => {
    random.mockRestore()
    vi.useRealTimers()
  })
}
