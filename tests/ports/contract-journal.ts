import type { Hex } from '#domain/address.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import { type DeployedContract, deployFixture, type MinedTransaction, sendTransaction } from './contract-fixtures.ts'
import { alice, type ContractFork, id } from './contract-fork.ts'

/** A journal of its own, and what is written to it. */
export interface Journal {
  readonly contract: DeployedContract
  write(from: Hex, name: string, ...args: readonly unknown[]): Promise<MinedTransaction>
  /** From before the first entry to the head. */
  range(): Promise<BlockRange>
}

export async function openJournal({ url, gateway, callNode }: ContractFork): Promise<Journal> {
  const contract = await deployFixture(url, alice, 'Journal')
  const fromBlock = BigInt(await callNode<Hex>('eth_blockNumber'))
  return {
    contract,
    write: async (from, name, ...args) =>
      sendTransaction(url, {
        from,
        to: contract.address,
        data: await gateway.encode(id, contract.call(name, ...args))
      }),
    range: async () => ({ fromBlock, toBlock: BigInt(await callNode<Hex>('eth_blockNumber')) })
  }
}
