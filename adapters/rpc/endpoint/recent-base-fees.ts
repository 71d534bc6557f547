import type { RecentBaseFees } from '#domain/ports/chain-reader.ts'

/** A fee history as nodes answer it ends with the fee of the block that does not exist yet, which is left out. */
export function recentBaseFees(oldestBlock: bigint, baseFees: readonly bigint[]): RecentBaseFees {
  const fees = baseFees.slice(0, -1)
  return { newestBlock: oldestBlock + BigInt(fees.length) - 1n, fees }
}
