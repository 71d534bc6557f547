import { ViemNameService } from '#adapters/names/viem/viem-name-service.ts'
import { describeNameServiceAdapter } from './name-service-adapter.ts'

describeNameServiceAdapter('viem', (chain, options) => new ViemNameService(chain, options))
