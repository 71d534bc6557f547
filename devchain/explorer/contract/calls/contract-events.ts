import type { Abi, Address, Hex } from 'viem'
import type { ChainNode } from '#devchain/explorer/chain/chain-node.ts'
import { type Decoded, decodeLog } from '#devchain/explorer/chain/decoding.ts'

const MAX_SHOWN = 12
const MAX_BLOCKS = 2_000n

export interface ContractEvent {
  readonly hash: Hex
  readonly blockNumber: bigint
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly decoded: Decoded | undefined
}

export interface ContractEvents {
  /** Newest first. */
  readonly events: readonly ContractEvent[]
  /** How many blocks were searched, and whether they have more events than are shown. */
  readonly blocks: bigint
  readonly hasMore: boolean
}

/** The newest events of a contract, not before `firstBlock`. */
export async function contractEvents(
  { client }: ChainNode,
  address: Address,
  { head, firstBlock, abi }: { readonly head: bigint; readonly firstBlock: bigint; readonly abi: Abi | undefined }
): Promise<ContractEvents> {
  const fromBlock = head - MAX_BLOCKS >= firstBlock ? head - MAX_BLOCKS + 1n : firstBlock
  const logs = await client.getLogs({ address, fromBlock, toBlock: head })
  const newest = logs.toReversed().slice(0, MAX_SHOWN)
  return {
    events: newest.map(({ transactionHash, blockNumber, topics, data }) => {
      return { hash: transactionHash, blockNumber, topics, data, decoded: decodeLog({ topics, data }, abi) }
    }),
    blocks: head - fromBlock + 1n,
    hasMore: logs.length > newest.length
  }
}
