import { ViemChainReader } from '#adapters/rpc/viem/viem-chain-reader.ts'
import { describeChainReaderAdapter } from './chain-reader-adapter.ts'

describeChainReaderAdapter('viem', (chains, options) => new ViemChainReader(chains, options))
