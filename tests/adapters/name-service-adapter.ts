import { describeAdapter } from '../ports/conformance.ts'
import { describeNameForms } from '../ports/name-forms.ts'
import { type CreateNameService, describeNameService } from '../ports/name-service.ts'
import { describeNameFaults } from './name-service-faults.ts'

/** Every suite that a `NameService` adapter must pass. */
export function describeNameServiceAdapter(adapter: string, createService: CreateNameService): void {
  describeAdapter('NameService', adapter, (timed) => {
    describeNameService(adapter, (chain, options) => timed(createService(chain, options)))
    describeNameForms(adapter, createService)
    describeNameFaults(adapter, createService)
  })
}
