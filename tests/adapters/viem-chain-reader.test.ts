import type { RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { ViemChainReader } from '#adapters/rpc/viem/viem-chain-reader.ts'
import type { Chain } from '#domain/chain.ts'
import { describeChainReader } from '../contracts/chain-reader.ts'
import { describeFailover } from './chain-reader-failover.ts'
import { describeChainReadFaults } from './chain-reader-faults.ts'

const createReader = (chains: readonly Chain[], options?: RpcOptions) => new ViemChainReader(chains, options)

describeChainReader('viem', createReader)
describeChainReadFaults('viem', createReader)
describeFailover('viem', createReader)
