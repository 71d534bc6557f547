import { EthersChainReader } from '#adapters/rpc/ethers/ethers-chain-reader.ts'
import { describeChainReaderAdapter } from './chain-reader-adapter.ts'

describeChainReaderAdapter('ethers', (chains, options) => new EthersChainReader(chains, options))
