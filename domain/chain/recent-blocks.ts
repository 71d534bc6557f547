import type { RecentBaseFees } from '#domain/ports/chain-reader.ts'

/** As many blocks as the chart of base fees shows, and as many as the time between blocks is an average of. */
export const RECENT_BLOCKS = 20

/** When two blocks were made, in milliseconds since 1970. */
export interface BlockTimes {
  readonly older: { readonly block: bigint; readonly at: number }
  readonly newer: { readonly block: bigint; readonly at: number }
}

/** A chain that is slower has no pace: it makes its blocks when there is something to put into them, as local ones do. */
const SLOWEST_PACE_MS = 10 * 60_000

/** Milliseconds between two blocks, on average; undefined if that cannot be told. */
export function blockInterval({ older, newer }: BlockTimes): number | undefined {
  const blocks = Number(newer.block - older.block)
  const interval = (newer.at - older.at) / blocks
  return blocks > 0 && interval > 0 && interval <= SLOWEST_PACE_MS ? interval : undefined
}

/** A bar of the chart of base fees. */
export interface FeeBar {
  readonly block: bigint
  /** In wei per gas. */
  readonly fee: bigint
  /** From 0 to 1, of the chart's height. */
  readonly height: number
}

/** One bar for each block, the oldest first and the highest as high as the chart; none if the chain has no base fee. */
export function feeBars({ newestBlock, fees }: RecentBaseFees): readonly FeeBar[] {
  const highest = fees.reduce((most, fee) => (fee > most ? fee : most), 0n)
  if (highest === 0n) return []
  const oldest = newestBlock - BigInt(fees.length) + 1n
  return fees.map((fee, i) => ({
    block: oldest + BigInt(i),
    fee,
    // In thousandths: a fee in wei may exceed what a number holds exactly.
    height: Number((fee * 1000n) / highest) / 1000
  }))
}
