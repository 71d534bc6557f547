import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { RpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { describeChainReader } from '../ports/chain-reader.ts'
import { describeAdapter } from '../ports/conformance.ts'
import type { ConnectPorts } from '../ports/contract-fork.ts'
import { describeContractGateway } from '../ports/contract-gateway.ts'
import { describeCodes } from './chain-reader-codes.ts'
import { describeFailover } from './chain-reader-failover.ts'
import { describeChainReadFaults } from './chain-reader-faults.ts'
import { describeFeeHistory } from './chain-reader-fee-history.ts'
import { describeNodesBehind } from './chain-reader-lag.ts'
import { describeOddSimulations } from './chain-reader-simulations.ts'
import { describeSpellings } from './chain-reader-spellings.ts'
import { describeWeather } from './chain-reader-weather.ts'
import { describeContractWeather } from './contract-weather.ts'
import type { CreateEndpointReader } from './scripted-chain.ts'

/** Every suite that an RPC library's adapters must pass. */
export function describeRpcAdapter(
  library: string,
  connect: (chains: readonly Chain[], options?: RpcOptions) => RpcPorts
): void {
  const createReader: CreateEndpointReader = (chains, options) => connect(chains, options).reader
  describeAdapter('ChainReader', library, (timed) => {
    describeChainReader(library, (chains) => timed(createReader(chains)))
    describeChainReadFaults(library, createReader)
    describeFeeHistory(library, createReader)
    describeCodes(library, createReader)
    describeOddSimulations(library, createReader)
    describeFailover(library, createReader)
    describeNodesBehind(library, createReader)
    describeSpellings(library, connect)
    describeWeather(library, createReader)
  })
  describeAdapter('ContractGateway', library, (timed) => {
    const connectTimed: ConnectPorts = (chains, options) => {
      const { reader, contracts } = connect(chains, options)
      return { reader, contracts: timed(contracts) }
    }
    describeContractGateway(library, connectTimed, describeContractWeather)
  })
}
