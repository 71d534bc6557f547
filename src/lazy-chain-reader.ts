import type { Address, Hex } from '#domain/address.ts'
import { ChainReadError } from '#domain/errors.ts'
import type { ChainReader, KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'

/** A reader whose library is fetched with the first read, because a visitor who only looks needs none. */
export class LazyChainReader implements ChainReader {
  readonly #load: () => Promise<ChainReader>
  #reader: Promise<ChainReader> | undefined

  constructor(load: () => Promise<ChainReader>) {
    this.#load = load
  }

  async getBalance(chainId: number, account: Address): Promise<bigint> {
    return (await this.#loaded(chainId)).getBalance(chainId, account)
  }

  async getBlockNumber(chainId: number): Promise<bigint> {
    return (await this.#loaded(chainId)).getBlockNumber(chainId)
  }

  async getReceipt(chainId: number, hash: Hex): Promise<Receipt | undefined> {
    return (await this.#loaded(chainId)).getReceipt(chainId, hash)
  }

  async getTransaction(chainId: number, hash: Hex): Promise<KnownTransaction | undefined> {
    return (await this.#loaded(chainId)).getTransaction(chainId, hash)
  }

  async estimateTransferFee(chainId: number, transfer: { from: Address; to: Address; value: bigint }): Promise<bigint> {
    return (await this.#loaded(chainId)).estimateTransferFee(chainId, transfer)
  }

  async #loaded(chainId: number): Promise<ChainReader> {
    this.#reader ??= this.#load()
    try {
      return await this.#reader
    } catch (cause) {
      // The next read asks for the chunk again.
      this.#reader = undefined
      throw new ChainReadError('unreachable', chainId, 'The code that reads this network could not be fetched.', {
        cause
      })
    }
  }
}
