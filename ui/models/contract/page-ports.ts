import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { LogReads } from './log-reads.ts'

/** The ports of models that belong to one page, and load with it instead of with every account. */
export class PagePorts {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly logs: LogReads

  constructor(reader: ChainReader, contracts: ContractGateway, logs: LogReads) {
    this.reader = reader
    this.contracts = contracts
    this.logs = logs
  }
}
