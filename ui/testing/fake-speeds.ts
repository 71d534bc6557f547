import type { FeeSpeeds } from '#domain/transaction/fee-speeds.ts'

/** Fees of 1, 2 and 3 millionths of a coin, times `factor`. */
export function speedsTimes(factor = 1n): FeeSpeeds {
  const at = (speed: bigint) => ({
    maxFeePerGas: 10n * speed * factor,
    maxPriorityFeePerGas: speed * factor,
    fee: 10n ** 12n * speed * factor
  })
  return { slow: at(1n), normal: at(2n), fast: at(3n) }
}
