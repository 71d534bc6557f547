import { afterAll, describe } from 'vitest'
import { noteForScoreboard } from '../run/scoreboard-note.ts'
import { Timer } from './timer.ts'

export type PortName =
  | 'ChainReader'
  | 'NameService'
  | 'Connector'
  | 'WalletDiscovery'
  | 'KeyValueStore'
  | 'AuthenticationAdapter'

/**
 * Everything that one adapter of a port is held to, under a title that the scoreboard of `npm test` reads. What goes
 * through `timed` gives its latency.
 */
export function describeAdapter(port: PortName, adapter: string, suites: (timed: Timer['timed']) => void): void {
  describe(`${port} by ${adapter}`, () => {
    const timer = new Timer()
    afterAll(() => noteForScoreboard(`latency-${port}-${adapter}`, { port, adapter, latency: timer.latency }))
    suites(timer.timed)
  })
}
