import type { Chain } from '#domain/chain/chain.ts'
import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { BalanceRead } from '#domain/ports/chain-reader.ts'
import { Balances } from './balances.ts'
import type { ReadChain } from './read-chain.ts'
import { readTransferFee, type Transfer } from './transfer-fee.ts'

/** Reads of one chain that take several requests. */
export class JointReads {
  readonly #chain: Chain
  readonly #read: ReadChain
  readonly #balances: Balances

  constructor(chain: Chain, read: ReadChain) {
    this.#chain = chain
    this.#read = read
    this.#balances = new Balances(chain.id, chain.multicall3, read)
  }

  getBalances(reads: readonly BalanceRead[]): Promise<readonly (bigint | ChainReadError)[]> {
    return this.#balances.read(reads)
  }

  estimateTransferFee(transfer: Transfer): Promise<bigint> {
    return readTransferFee(this.#chain, transfer, this.#read)
  }
}
