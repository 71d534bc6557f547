import { Balances } from './balances.ts'
import type { ChainLibrary } from './chain-library.ts'
import { ContractReads } from './contracts/contract-reads.ts'
import { ManyReads } from './contracts/many-reads.ts'

/** Everything that is read of one chain, through one RPC library. */
export class ChainReads {
  readonly library: ChainLibrary
  readonly calls: ContractReads
  readonly manyCalls: ManyReads
  readonly balances: Balances

  constructor(library: ChainLibrary) {
    this.library = library
    this.calls = new ContractReads(library)
    this.manyCalls = new ManyReads(library, this.calls)
    this.balances = new Balances(library, this.calls, this.manyCalls)
  }
}
