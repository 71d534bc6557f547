import type { Hex } from '#domain/address.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import { type DeployedContract, deployFixture, type MinedTransaction, sendTransaction } from './contract-fixtures.ts'
import { alice, type ContractPlace, id } from './contract-place.ts'

/** A journal of its own, and what is written to it. */
export interface Diary {
  readonly journal: DeployedContract
  write(from: Hex, name: string, ...args: readonly unknown[]): Promise<MinedTransaction>
  /** From before the first entry to the head. */
  range(): Promise<BlockRange>
}

export async function openDiary({ url, gateway, callNode }: ContractPlace): Promise<Diary> {
  const journal = await deployFixture(url, alice, 'Journal')
  const fromBlock = BigInt(await callNode<Hex>('eth_blockNumber'))
  return {
    journal,
    write: async (from, name, ...args) =>
      sendTransaction(url, { from, to: journal.address, data: await gateway.encode(id, journal.call(name, ...args)) }),
    range: async () => ({ fromBlock, toBlock: BigInt(await callNode<Hex>('eth_blockNumber')) })
  }
}
