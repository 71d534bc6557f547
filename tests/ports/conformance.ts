import { afterAll, describe } from 'vitest'
import { noteForScoreboard } from '../run/scoreboard-note.ts'
import { Timer } from './timer.ts'

export type PortName =
  | 'ChainReader'
  | 'ContractGateway'
  | 'NameService'
  | 'Connector'
  | 'WalletDiscovery'
  | 'KeyValueStore'
  | 'AuthenticationAdapter'

/**
 * Groups the suites of one adapter under a title that the scoreboard of `npm test` reads. Calls made through `timed` give
 * its latency in `npm run bench`, where nothing runs beside them.
 */
export function describeAdapter(port: PortName, adapter: string, suites: (timed: Timer['timed']) => void): void {
  describe(`${port} by ${adapter}`, () => {
    if (!process.env['SCOREBOARD_TIMES']) return suites((untimed) => untimed)
    const timer = new Timer()
    afterAll(() => noteForScoreboard(`latency-${port}-${adapter}`, { port, adapter, latency: timer.latency }))
    suites(timer.timed)
  })
}
