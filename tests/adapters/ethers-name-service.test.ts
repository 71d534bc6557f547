import { EthersNameService } from '#adapters/names/ethers/ethers-name-service.ts'
import { describeNameServiceAdapter } from './name-service-adapter.ts'

describeNameServiceAdapter('ethers', (chain, options) => new EthersNameService(chain, options))
