import { describeChainReaderAdapter } from './chain-reader-adapter.ts'
import { FetchChainReader } from './fetch-chain-reader.ts'

describeChainReaderAdapter('fetch', (chains, options) => new FetchChainReader(chains, options))
