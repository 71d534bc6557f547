import { type Address, type Hex, parseAbiItem } from 'viem'
import type { ChainNode } from './chain-node.ts'

const MAX_SHOWN = 25
const transferEvent = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

/** An ERC-20 transfer. */
export interface TokenTransfer {
  readonly token: Address
  readonly from: Address
  readonly to: Address
  readonly value: bigint
  readonly hash: Hex
}

/** The newest ERC-20 transfers from and to an account since that block. */
export async function tokenTransfersOf(
  { client }: ChainNode,
  account: Address,
  fromBlock: bigint
): Promise<readonly TokenTransfer[]> {
  const range = { event: transferEvent, fromBlock, toBlock: 'latest', strict: true } as const
  const [sent, received] = await Promise.all([
    client.getLogs({ ...range, args: { from: account } }),
    client.getLogs({ ...range, args: { to: account } })
  ])
  const once = new Map([...sent, ...received].map((log) => [`${log.blockNumber}-${log.logIndex}`, log]))
  return [...once.values()]
    .sort((a, b) => Number(b.blockNumber - a.blockNumber) || b.logIndex - a.logIndex)
    .slice(0, MAX_SHOWN)
    .map(({ address, args: { from, to, value }, transactionHash }) => {
      return { token: address, from, to, value, hash: transactionHash }
    })
}
