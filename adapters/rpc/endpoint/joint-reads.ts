import type { Chain } from '#domain/chain.ts'
import type { ChainReadError } from '#domain/chain-read-error.ts'
import type { BalanceRead } from '#domain/ports/chain-reader.ts'
import { Balances } from './balances.ts'
import type { ReadChain } from './read-chain.ts'
import { readTransferFee, type Transfer } from './transfer-fee.ts'

/** The reads of one chain that take several requests: many pages have no tokens, and nobody asks for a fee before sending. */
export class JointReads {
  readonly #chainId: number
  readonly #read: ReadChain
  readonly #balances: Balances

  constructor({ id, multicall3 }: Chain, read: ReadChain) {
    this.#chainId = id
    this.#read = read
    this.#balances = new Balances(id, multicall3, read)
  }

  getBalances(reads: readonly BalanceRead[]): Promise<readonly (bigint | ChainReadError)[]> {
    return this.#balances.read(reads)
  }

  estimateTransferFee(transfer: Transfer): Promise<bigint> {
    return readTransferFee(this.#chainId, transfer, this.#read)
  }
}
