import { roundedUp } from '#domain/amount.ts'
import type { FeeSpeed, FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import { isCertainFailure } from '#domain/write/call-failure.ts'
import type { PaymentReview } from '#domain/write/payment-review.ts'
import { feeSpeedText } from '#ui/text/fee-speeds.ts'
import { shownAmount } from './amount.ts'

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
export function feeOptions({ chain, findings }: PaymentReview): readonly FeeOption[] {
  if (!findings?.speeds || isCertainFailure(findings.failure)) return []
  const { speeds } = findings
  const options = SPEEDS.map((speed) => ({
    speed,
    label: feeSpeedText.speeds[speed],
    amount: feeSpeedText.atMost(shownAmount(roundedUp(speeds[speed].fee), chain.nativeCurrency)),
    effect: effectOf(speed, speeds)
  }))
  return options[0]?.amount === options.at(-1)?.amount ? [] : options
}

function effectOf(speed: FeeSpeed, { normal, fast }: FeeSpeeds): string {
  const { effects } = feeSpeedText
  const isAhead = speed === 'fast' && fast.maxPriorityFeePerGas > normal.maxPriorityFeePerGas
  return isAhead ? effects.fastAhead : effects[speed]
}
