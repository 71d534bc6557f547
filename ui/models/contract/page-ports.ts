import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'

/** For what a page reads with models of its own, which load with the page instead of with every account. */
export class PagePorts {
  readonly reader: ChainReader
  readonly contracts: ContractGateway

  constructor(reader: ChainReader, contracts: ContractGateway) {
    this.reader = reader
    this.contracts = contracts
  }
}
