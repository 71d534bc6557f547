import { roundedUp } from '#domain/amount.ts'
import { feeSpeedText } from '#domain/text/fee-speeds.ts'
import type { FeeSpeed, FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import { type TransferReview, wouldFail } from '#domain/write/transfer-review.ts'
import { shownUnits } from './amount.ts'

/** A speed as a visitor reads it. */
interface FeeOption {
  readonly speed: FeeSpeed
  readonly label: string
  /** What the whole fee is at most. */
  readonly amount: string
  readonly effect: string
}

const SPEEDS = ['slow', 'normal', 'fast'] as const

/** None where all of them would read the same, or nothing is sent. */
export function feeOptions({ chain, checks }: TransferReview): readonly FeeOption[] {
  if (!checks?.speeds || wouldFail(checks)) return []
  const { speeds } = checks
  const { decimals, symbol } = chain.nativeCurrency
  const options = SPEEDS.map((speed) => ({
    speed,
    label: feeSpeedText.speeds[speed],
    amount: feeSpeedText.atMost(`${shownUnits(roundedUp(speeds[speed].fee), decimals)} ${symbol}`),
    effect: effectOf(speed, speeds)
  }))
  return options[0]?.amount === options.at(-1)?.amount ? [] : options
}

function effectOf(speed: FeeSpeed, { normal, fast }: FeeSpeeds): string {
  const { effects } = feeSpeedText
  const isAhead = speed === 'fast' && fast.maxPriorityFeePerGas > normal.maxPriorityFeePerGas
  return isAhead ? effects.fastAhead : effects[speed]
}
