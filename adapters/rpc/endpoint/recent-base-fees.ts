import type { RecentBaseFees } from '#domain/ports/chain-reader.ts'

interface FeeHistory {
  readonly oldestBlock: bigint
  readonly baseFeePerGas: readonly bigint[]
}

/**
 * A fee history as nodes answer it ends with the fee of the block that does not exist yet, which is left out. It is shorter
 * than asked for on a young chain; anvil also leaves out, at its beginning, blocks of the chain that it was forked from.
 */
export function recentBaseFees(count: number, { oldestBlock, baseFeePerGas }: FeeHistory): RecentBaseFees {
  const fees = baseFeePerGas.slice(0, -1)
  const length = oldestBlock === 0n ? fees.length : count
  return { newestBlock: oldestBlock + BigInt(length) - 1n, fees }
}
