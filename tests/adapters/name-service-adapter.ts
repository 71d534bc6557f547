import { describeAdapter } from '../contracts/conformance.ts'
import { type CreateNameService, describeNameService } from '../contracts/name-service.ts'
import { describeNameFaults } from './name-service-faults.ts'

/** Every suite that an adapter of `NameService` has to pass. */
export function describeNameServiceAdapter(adapter: string, createService: CreateNameService): void {
  describeAdapter('NameService', adapter, (timed) => {
    describeNameService(adapter, (chain, options) => timed(createService(chain, options)))
    describeNameFaults(adapter, createService)
  })
}
