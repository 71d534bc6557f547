import type { RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { EthersChainReader } from '#adapters/rpc/ethers/ethers-chain-reader.ts'
import type { Chain } from '#domain/chain.ts'
import { describeChainReader } from '../contracts/chain-reader.ts'
import { describeFailover } from './chain-reader-failover.ts'
import { describeChainReadFaults } from './chain-reader-faults.ts'

const createReader = (chains: readonly Chain[], options?: RpcOptions) => new EthersChainReader(chains, options)

describeChainReader('ethers', createReader)
describeChainReadFaults('ethers', createReader)
describeFailover('ethers', createReader)
