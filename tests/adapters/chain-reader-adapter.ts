import { describeChainReader } from '../ports/chain-reader.ts'
import { describeAdapter } from '../ports/conformance.ts'
import { describeFailover } from './chain-reader-failover.ts'
import { describeChainReadFaults } from './chain-reader-faults.ts'
import { describeWeather } from './chain-reader-weather.ts'
import type { CreateEndpointReader } from './scripted-chain.ts'

/** Every suite that a `ChainReader` adapter must pass. */
export function describeChainReaderAdapter(adapter: string, createReader: CreateEndpointReader): void {
  describeAdapter('ChainReader', adapter, (timed) => {
    describeChainReader(adapter, (chains) => timed(createReader(chains)))
    describeChainReadFaults(adapter, createReader)
    describeFailover(adapter, createReader)
    describeWeather(adapter, createReader)
  })
}
