import { Balances } from './balances.ts'
import { ContractReads } from './contracts/contract-reads.ts'
import { ManyReads } from './contracts/many-reads.ts'
import type { LibraryChain } from './library-chain.ts'

/** Everything that is read of one chain, through one RPC library. */
export class ChainReads {
  readonly chain: LibraryChain
  readonly calls: ContractReads
  readonly manyCalls: ManyReads
  readonly balances: Balances

  constructor(chain: LibraryChain) {
    this.chain = chain
    this.calls = new ContractReads(chain)
    this.manyCalls = new ManyReads(chain, this.calls)
    this.balances = new Balances(chain, this.calls, this.manyCalls)
  }
}
